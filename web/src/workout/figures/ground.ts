// SPDX-License-Identifier: MIT
// Exercises on the floor, on hands, or against something.
import { type Pair, type Pose, swapped } from "./body";
import type { Figure } from "./figure";

const hands: Pair = [
  [140, 177, -1],
  [145, 177, -1],
];
/** On straight arms, the body a straight line. */
const high: Pose = {
  hip: [99, 144],
  lean: 70,
  head: 66,
  arms: hands,
  legs: [
    [35, 168, 1],
    [31, 168, 1],
  ],
  feet: [160, 160],
};
const climbing: Pose = {
  ...high,
  hip: [99, 140],
  legs: [
    [108, 232],
    [35, 168, 1],
  ],
  feet: [180, 160],
};
const bear: Pose = {
  hip: [78, 132],
  lean: 86,
  head: 70,
  arms: [
    [136, 177, -1],
    [106, 177, -1],
  ],
  legs: [
    [52, 172, 1],
    [86, 172, 1],
  ],
  feet: [110, 110],
};
const crab: Pose = {
  hip: [112, 144],
  lean: 292,
  head: 318,
  arms: [
    [54, 177, -1],
    [72, 177, -1],
  ],
  legs: [
    [146, 178, 1],
    [160, 178, 1],
  ],
};
/** On one's back with bent knees. */
const lying: Pose = {
  hip: [104, 172],
  lean: 270,
  head: 272,
  arms: [
    [92, 92],
    [92, 92],
  ],
  legs: [
    [142, 178, 1],
    [148, 178, 1],
  ],
};
const mat = { kind: "mat", from: 20, to: 180 } as const;

export const ground: Record<string, Figure> = {
  "push-up": {
    best: 0,
    poses: [high, { ...high, hip: [104, 161], lean: 85, head: 76 }],
    arrows: [[104, 78, 104, 114]],
  },
  "knee-push-up": {
    poses: [
      {
        hip: [105, 154],
        lean: 54,
        arms: [
          [144, 177, -1],
          [149, 177, -1],
        ],
        legs: [
          [234, 292],
          [232, 288],
        ],
        feet: [300, 300],
      },
      {
        hip: [111, 167],
        lean: 78,
        arms: [
          [144, 177, -1],
          [149, 177, -1],
        ],
        legs: [
          [257, 292],
          [255, 288],
        ],
        feet: [300, 300],
      },
    ],
    things: [mat],
    arrows: [[92, 92, 92, 128]],
  },
  "wall-push-up": {
    poses: [
      {
        hip: [90, 111],
        lean: 10,
        arms: [
          [146, 76, -1],
          [146, 80, -1],
        ],
        legs: [
          [76, 178, 1],
          [80, 178, 1],
        ],
      },
      {
        hip: [104, 114],
        lean: 24,
        arms: [
          [146, 76, -1],
          [146, 80, -1],
        ],
        legs: [
          [76, 178, 1],
          [80, 178, 1],
        ],
      },
    ],
    things: [{ kind: "wall", x: 152, from: "right" }],
    arrows: [[62, 22, 98, 22]],
  },
  dip: {
    poses: [
      {
        hip: [98, 132],
        lean: 358,
        arms: [
          [78, 136, -1],
          [84, 136, -1],
        ],
        legs: [
          [150, 178, 1],
          [153, 178, 1],
        ],
        feet: [60, 60],
      },
      {
        hip: [98, 158],
        lean: 354,
        arms: [
          [78, 136, -1],
          [84, 136, -1],
        ],
        legs: [
          [150, 178, 1],
          [153, 178, 1],
        ],
        feet: [60, 60],
      },
    ],
    things: [{ kind: "box", x: 40, width: 46, height: 42 }],
    arrows: [[140, 96, 140, 138]],
  },
  "shoulder-tap": {
    poses: [high, { ...high, arms: [[146, 138, -1], hands[1]] }],
    arrows: [[180, 172, 172, 140, 6]],
  },
  plank: {
    poses: [
      {
        hip: [96, 171],
        lean: 64,
        arms: [
          [180, 90],
          [180, 90],
        ],
        legs: [
          [28, 172, 1],
          [26, 172, 1],
        ],
        feet: [215, 215],
      },
      {
        hip: [93, 158],
        lean: 81,
        arms: [
          [180, 90],
          [180, 90],
        ],
        legs: [
          [25, 168, 1],
          [22, 168, 1],
        ],
        feet: [160, 160],
      },
    ],
    held: true,
    things: [mat],
    arrows: [[92, 118, 92, 90]],
  },
  "side-plank": {
    front: true,
    poses: [
      {
        hip: [92, 170],
        lean: 54,
        arms: [
          [250, 262],
          [196, 90],
        ],
        legs: [
          [26, 164, 1],
          [24, 173, 1],
        ],
        feet: [190, 190],
      },
      {
        hip: [95, 148],
        lean: 72,
        arms: [
          [340, 340],
          [180, 90],
        ],
        legs: [
          [29, 162, 1],
          [27, 174, 1],
        ],
        feet: [190, 190],
      },
    ],
    held: true,
    things: [mat],
    arrows: [[70, 116, 70, 86]],
  },
  "mountain-climber": { poses: [climbing, swapped(climbing)], time: 1.2, arrows: [[72, 100, 108, 88]] },
  "bear-walk": { poses: [bear, swapped(bear)], arrows: [[124, 84, 162, 84]] },
  "crab-walk": { poses: [crab, swapped(crab)], arrows: [[142, 104, 176, 104]] },
  "sit-up": {
    poses: [
      {
        ...lying,
        arms: [
          [86, 160, -1],
          [88, 160, -1],
        ],
      },
      {
        ...lying,
        lean: 336,
        chest: 6,
        head: 16,
        arms: [
          [118, 146, -1],
          [120, 146, -1],
        ],
      },
    ],
    things: [mat],
    arrows: [[34, 142, 62, 98, 16]],
  },
  crunch: {
    headOver: true,
    poses: [
      {
        ...lying,
        head: 276,
        arms: [
          [42, 160, -1],
          [44, 162, -1],
        ],
      },
      {
        ...lying,
        lean: 274,
        chest: 306,
        head: 322,
        arms: [
          [48, 146, -1],
          [50, 148, -1],
        ],
      },
    ],
    things: [mat],
    arrows: [[18, 146, 26, 116, 6]],
  },
  boat: {
    poses: [
      {
        hip: [84, 172],
        lean: 346,
        arms: [
          [118, 142, -1],
          [122, 144, -1],
        ],
        legs: [
          [128, 178, 1],
          [134, 178, 1],
        ],
      },
      {
        hip: [84, 170],
        lean: 328,
        head: 340,
        arms: [
          [76, 76],
          [72, 72],
        ],
        legs: [
          [60, 60],
          [62, 62],
        ],
        feet: [30, 30],
      },
    ],
    held: true,
    things: [mat],
  },
  superman: {
    headOver: true,
    poses: [
      {
        hip: [92, 173],
        lean: 90,
        head: 74,
        arms: [
          [94, 92],
          [94, 92],
        ],
        legs: [
          [270, 270],
          [270, 270],
        ],
        feet: [270, 270],
      },
      {
        hip: [92, 173],
        lean: 84,
        chest: 64,
        head: 40,
        arms: [
          [74, 70],
          [78, 74],
        ],
        legs: [
          [285, 287],
          [282, 283],
        ],
        feet: [285, 285],
      },
    ],
    held: true,
    things: [mat],
    arrows: [
      [184, 158, 188, 120, -4],
      [14, 160, 12, 122, 4],
    ],
  },
  "glute-bridge": {
    poses: [lying, { ...lying, hip: [104, 148], lean: 238, head: 272 }],
    things: [mat],
    arrows: [[96, 126, 96, 92]],
  },
};
