import { hero } from "./hero.ts";
import { emblem, map } from "./marks.ts";
import { gallery } from "./plan-gallery.ts";
import { officers } from "./plan-portraits.ts";
import { portrait } from "./portrait.ts";
import { type Plate, scene } from "./scene.ts";

const INK = "#132120";
const BOARD = "#ffc916";
/** The upright frame of the cards of the social circle. */
const upright = { width: 360, height: 400, crop: [120, 0, 360, 400] } as const;

/** The two scenes that are filmed; their first frame is the picture that stands for the film. */
export const fairFilm: Plate = ["fair", 40, { time: "evening", side: -1 }];
export const squareFilm: Plate = ["roundabout", 41];

/** Every scene outside the gallery, by its path below town/media. */
export const scenes: Readonly<Record<string, Plate>> = {
	"services/roads.svg": ["roadWorks", 1],
	"services/water.svg": ["waterTower", 1],
	"services/sanitation.svg": ["collection", 4],
	"services/street-lights.svg": ["streetLights", 2, { time: "evening" }],
	"services/certificates.svg": ["counters", 2],
	"services/parks.svg": ["planting", 3, { time: "noon" }],
	"services/vendors.svg": ["bazaar", 5, { time: "noon" }],
	"services/pensions.svg": ["elders", 3],
	"home/about.svg": ["clockSquare", 11, { time: "dusk" }],
	"home/office.svg": ["oneCounter", 3],
	"home/news-saplings.svg": ["planting", 8],
	"social/page.svg": ["townHall", 4, { time: "noon" }],
	"social/photo.svg": ["park", 26, { ...upright, time: "dusk", crop: [150, 0, 360, 400] }],
	"social/video.svg": ["busStand", 2, { ...upright, time: "noon" }],
	"home-photos/01.svg": ["clockSquare", 1],
	"home-photos/02.svg": ["ghat", 2, { time: "dusk" }],
	"home-photos/03.svg": ["park", 5],
	"home-photos/04.svg": ["fair", 3, { time: "evening" }],
	"home-photos/05.svg": ["caneHarvest", 21, { time: "noon" }],
	"news/01.svg": ["planting", 31, { side: -1 }],
	"news/02.svg": ["healthCamp", 1],
	"news/03.svg": ["waterTower", 9, { time: "evening", side: -1 }],
	"news/04.svg": ["wardCamp", 1],
	"news/05.svg": ["award", 12],
	"news/06.svg": ["marathon", 7, { time: "noon", side: -1 }],
	"news/07.svg": ["solarRoof", 4, { side: -1 }],
	"news/08.svg": ["nightSweep", 6, { time: "night", side: 1 }],
	"news/09.svg": ["pipeLaying", 8, { time: "dusk", side: -1 }],
	"news/10.svg": ["meeting", 23],
	"achievements/smart-city.svg": ["streetLights", 14, { time: "night" }],
	"achievements/cleanliness-award.svg": ["award", 5],
	"achievements/green-city.svg": ["memoryGrove", 6, { side: -1 }],
	"achievements/water-harvesting.svg": ["rainPit", 7, { time: "noon", side: 1 }],
	"achievements/waste-reform.svg": ["compost", 9, { side: -1 }],
	"places/canal-ghat.svg": ["ghat", 17, { side: -1 }],
	"places/fort-gate.svg": ["fortGate", 8, { time: "dusk", front: "branch" }],
	"places/clock-market.svg": ["clockMarket", 12, { time: "dusk" }],
	"institutions/university.svg": ["university", 9, { time: "noon" }],
	"institutions/college.svg": ["college", 5, { side: -1 }],
	"institutions/school.svg": ["school", 13],
	"hospitals/district-hospital.svg": ["hospital", 6, { time: "noon" }],
	"hospitals/community-health-centre.svg": ["vaccination", 8, { side: -1 }],
	"hospitals/women-clinic.svg": ["clinic", 3],
	"reach/air.svg": ["airport", 2],
	"reach/train.svg": ["railwayStation", 21, { time: "noon", side: 1 }],
	"reach/road.svg": ["busStand", 7],
	"reach/board.svg": ["railwayStation", 5, { side: 1, crop: [30, 110, 420, 280] }],
	"schemes/old-age.svg": ["elders", 4, { side: -1 }],
	"schemes/widow.svg": ["sewingCentre", 3, { side: -1 }],
	"schemes/divyang.svg": ["ramp", 6],
	"banners/education.svg": ["scienceFair", 4],
	"banners/health.svg": ["hospital", 15, { time: "evening" }],
	"banners/tourism.svg": ["ghat", 25, { side: 1 }],
	"banners/news.svg": ["publicHearing", 6],
	"banners/waste.svg": ["fourBins", 3],
	"banners/services.svg": ["counters", 9],
	"waste/recyclable.svg": ["recyclableBin", 1],
	"waste/non-recyclable.svg": ["nonRecyclableBin", 1],
	"waste/organic.svg": ["organicBin", 1],
	"waste/hazardous.svg": ["hazardousBin", 1],
	"introduction/01.svg": ["townHall", 12, { side: -1 }],
	"introduction/02.svg": ["fortGate", 3, { time: "noon" }],
	"introduction/03.svg": ["townFromRoof", 4, { time: "evening" }],
	"videos/segregation.svg": ["fourBins", 8, { time: "morning", front: "marigolds" }],
	"videos/water-testing.svg": ["waterTest", 5, { side: 1, crop: [0, 80, 480, 320] }],
	"videos/birth-registration.svg": ["certificate", 9],
	"videos/fair.svg": fairFilm,
	"videos/clock-tower.svg": squareFilm,
};

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Every SVG of the demo town: its path below town/media and how to draw it. */
export const plan: ReadonlyMap<string, () => string> = new Map<string, () => string>([
	["emblem.svg", () => emblem(INK, BOARD)],
	["emblem-dark.svg", () => emblem(BOARD, INK)],
	["map.svg", map],
	["hero.svg", () => hero()],
	...officers.map((look, i) => [`officers/${twoDigits(i + 1)}.svg`, () => portrait(look)] as const),
	...Object.entries(scenes).map(([file, plate]) => [file, () => scene(...plate)] as const),
	...gallery.map(
		(plate, i) => [`gallery/${String(i + 1).padStart(3, "0")}.svg`, () => scene(...plate)] as const,
	),
]);
