"""Draws the published face with less: `coarse.py published.ttf coarse.ttf`. Called by fonts.mjs; needs fontTools.

Outlines stand on a grid of 500 units to the em instead of 2,000. A Devanagari cluster that is its half forms and its last
letter side by side is composed of those, in its own width: the published face has an outline for each, a seventh of what
the Hindi cut would weigh. fonts.test.ts says how far such a cluster may be from its own drawing. A line's height is divided anew,
so that headings stand in the middle of bars and buttons: said in the style sheet (ascent-override), Safari would not hear it.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

UNITS_PER_EM = 500
ASCENT, DESCENT = 500, 165
# A cluster that is narrower or wider than its parts by more (4 % of the em) is another form, such as क्त or त्त.
SAME_WIDTH = 20
# As wide as their parts, but drawn otherwise.
OTHER_FORMS = {"KaSha.dv", "LaSha.dv", "NaSa.dv", "NaSaHalant.dv", "NaSaTta.dv", "PaSha.dv", "SaJa.dv", "SaTaRa.dv"}
# A half form that is drawn otherwise in clusters.
OTHER_HALVES = {"KhaNuktaHalant.dv"}

XY_OFFSETS, OVERLAP = 0x0002, 0x0400
USE_TYPO_METRICS = 0x0080


def ligatures(font):
    """Every glyph that others are joined to, with those others."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for first, joined in getattr(table, "ligatures", {}).items():
                for ligature in joined:
                    yield ligature.LigGlyph, [first, *ligature.Component]


def composed(parts, gap, widths):
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    x = 0
    for part in parts:
        component = GlyphComponent()
        component.glyphName = part
        component.x, component.y = round(x), 0
        component.flags = XY_OFFSETS | (0 if glyph.components else OVERLAP)
        glyph.components.append(component)
        x += widths[part][0] + gap
    return glyph


published, coarse = sys.argv[1:]
font = TTFont(published, recalcTimestamp=False)
scale_upem(font, UNITS_PER_EM)
outlines, widths = font["glyf"], font["hmtx"]

clusters = {}
for name, parts in ligatures(font):
    halves = parts[:-1]
    if not all(half.endswith("Halant.dv") and half != "Halant.dv" for half in halves):
        continue
    if name in OTHER_FORMS or OTHER_HALVES.intersection(halves):
        continue
    wider = widths[name][0] - sum(widths[part][0] for part in parts)
    if abs(wider) <= SAME_WIDTH and abs(wider) < abs(clusters.get(name, (SAME_WIDTH + 1, []))[0]):
        clusters[name] = (wider, parts)

for name, (wider, parts) in clusters.items():
    outlines[name] = composed(parts, wider / (len(parts) - 1), widths)
    outlines[name].recalcBounds(outlines)
    widths[name] = (widths[name][0], outlines[name].xMin)

hhea, os2 = font["hhea"], font["OS/2"]
hhea.ascent, hhea.descent, hhea.lineGap = ASCENT, -DESCENT, 0
os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ASCENT, -DESCENT, 0
os2.usWinAscent, os2.usWinDescent = ASCENT, DESCENT
os2.fsSelection |= USE_TYPO_METRICS

font.save(coarse)
print(f"{len(clusters)} clusters are composed")
