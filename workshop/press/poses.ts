/**
 * How a person stands, in degrees. A limb is [upper, lower]: 0 hangs straight down, 90 points to where the person
 * faces, 180 points up. The first arm and leg are the near ones.
 */
export type Limb = readonly [upper: number, lower: number];

export interface Pose {
	readonly arms: readonly [near: Limb, far: Limb];
	readonly legs: readonly [near: Limb, far: Limb];
	/** Trunk bent forward. */
	readonly lean?: number;
	/** Sits at this height (in body heights) instead of standing on the feet. */
	readonly seat?: number;
	/** Sits on the ground with crossed legs. */
	readonly crossed?: boolean;
	/** Lies down, head to where the person faces. */
	readonly lying?: boolean;
}

const straight: Pose["legs"] = [
	[4, 1],
	[-4, -1],
];
const hanging: Limb = [-8, -2];
const seated: Pose["legs"] = [
	[86, 4],
	[78, -6],
];

export const poses = {
	stand: { arms: [[9, 4], hanging], legs: straight },
	relaxed: {
		arms: [
			[12, 40],
			[-8, 2],
		],
		legs: [
			[6, 1],
			[-3, -2],
		],
	},
	hips: {
		arms: [
			[38, -46],
			[-38, 46],
		],
		legs: straight,
	},
	walk: {
		arms: [
			[-24, -8],
			[20, 36],
		],
		legs: [
			[20, 6],
			[-15, -30],
		],
	},
	reach: { arms: [[58, 84], hanging], legs: straight },
	give: {
		arms: [
			[46, 84],
			[36, 78],
		],
		legs: straight,
	},
	point: {
		arms: [
			[96, 100],
			[-8, 10],
		],
		legs: straight,
	},
	wave: { arms: [[140, 172], hanging], legs: straight },
	cheer: {
		arms: [
			[152, 172],
			[-150, -172],
		],
		legs: [
			[7, 2],
			[-7, -2],
		],
	},
	fold: {
		arms: [
			[20, 118],
			[12, 112],
		],
		legs: straight,
	},
	headLoad: { arms: [[140, 196], hanging], legs: [...straight] },
	sweep: {
		lean: 15,
		arms: [
			[52, 44],
			[34, 56],
		],
		legs: [
			[14, 4],
			[-12, -14],
		],
	},
	dig: {
		lean: 26,
		arms: [
			[48, 40],
			[66, 52],
		],
		legs: [
			[24, -6],
			[-14, -20],
		],
	},
	bend: {
		lean: 58,
		arms: [
			[24, 30],
			[12, 24],
		],
		legs: [
			[26, -16],
			[8, -22],
		],
	},
	squat: {
		seat: 0.17,
		lean: 16,
		arms: [
			[58, 74],
			[46, 66],
		],
		legs: [
			[112, -26],
			[104, -32],
		],
	},
	sit: {
		seat: 0.27,
		arms: [
			[26, 72],
			[18, 64],
		],
		legs: seated,
	},
	sitReach: {
		seat: 0.27,
		lean: 8,
		arms: [
			[46, 88],
			[34, 80],
		],
		legs: seated,
	},
	floor: {
		seat: 0.06,
		crossed: true,
		arms: [
			[24, 60],
			[-24, -60],
		],
		legs: seated,
	},
	floorReach: {
		seat: 0.06,
		crossed: true,
		lean: 10,
		arms: [
			[50, 80],
			[40, 74],
		],
		legs: seated,
	},
	meditate: {
		seat: 0.06,
		crossed: true,
		arms: [
			[34, 40],
			[-34, -40],
		],
		legs: seated,
	},
	ride: {
		seat: 0.5,
		lean: 16,
		arms: [
			[52, 62],
			[48, 58],
		],
		legs: [
			[58, -14],
			[26, -30],
		],
	},
	drive: {
		seat: 0.27,
		arms: [
			[48, 78],
			[42, 72],
		],
		legs: [
			[72, 16],
			[66, 10],
		],
	},
	run: {
		lean: 12,
		arms: [
			[-44, 42],
			[42, 118],
		],
		legs: [
			[50, -14],
			[-22, -72],
		],
	},
	lunge: {
		lean: 26,
		arms: [
			[84, 94],
			[-36, 6],
		],
		legs: [
			[58, -2],
			[-36, -44],
		],
	},
	crouch: {
		lean: 28,
		arms: [
			[60, 92],
			[-50, -30],
		],
		legs: [
			[46, -30],
			[-14, -48],
		],
	},
	grapple: {
		lean: 40,
		arms: [
			[86, 100],
			[74, 96],
		],
		legs: [
			[30, -12],
			[-26, -38],
		],
	},
	bat: {
		lean: 20,
		arms: [
			[24, 58],
			[34, 66],
		],
		legs: [
			[18, 4],
			[-18, -10],
		],
	},
	bowl: {
		lean: 6,
		arms: [
			[172, 178],
			[70, 84],
		],
		legs: [
			[34, -8],
			[-26, -40],
		],
	},
	treeYoga: {
		arms: [
			[172, 184],
			[-172, -184],
		],
		legs: [
			[62, -62],
			[0, 0],
		],
	},
	warrior: {
		arms: [
			[90, 90],
			[-90, -90],
		],
		legs: [
			[64, -2],
			[-42, -44],
		],
	},
	lift: {
		arms: [
			[158, 176],
			[140, 168],
		],
		legs: straight,
	},
	lie: {
		lying: true,
		arms: [
			[-6, -2],
			[-4, 0],
		],
		legs: [
			[3, 0],
			[-2, 0],
		],
	},
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
