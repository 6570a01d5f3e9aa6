// SPDX-License-Identifier: MIT
// On a chair, and stretches.
import type { Pair, Pose } from "./body";
import type { Figure } from "./figure";
import { face, stand } from "./upright";

const onThighs: Pair = [
  [108, 134, -1],
  [112, 134, -1],
];
/** On a chair, seen from the side. */
const seated: Pose = {
  hip: [82, 140],
  lean: 2,
  arms: onThighs,
  legs: [
    [117, 178, 1],
    [123, 178, 1],
  ],
};
const chair = { kind: "chair", x: 56 } as const;
/** The same with the hands on the seat. */
const still: Pose = {
  ...seated,
  arms: [
    [74, 147, -1],
    [78, 147, -1],
  ],
};

export const calm: Record<string, Figure> = {
  "seated-arm-raise": {
    headOver: true,
    poses: [
      {
        ...seated,
        arms: [
          [176, 150],
          [172, 146],
        ],
      },
      {
        ...seated,
        arms: [
          [340, 350],
          [16, 8],
        ],
      },
    ],
    things: [chair],
    arrows: [[146, 122, 130, 50, -14]],
  },
  "seated-knee-lift": {
    poses: [
      still,
      {
        ...still,
        legs: [
          [58, 184],
          [123, 178, 1],
        ],
        feet: [95, 90],
      },
    ],
    things: [chair],
    arrows: [[152, 140, 152, 106]],
  },
  "seated-kick": {
    poses: [
      still,
      {
        ...still,
        legs: [
          [90, 88],
          [123, 178, 1],
        ],
        feet: [20, 90],
      },
    ],
    things: [chair],
    arrows: [[160, 172, 178, 148, -8]],
  },
  "seated-twist": {
    poses: [
      {
        ...seated,
        arms: [
          [130, 350],
          [120, 340],
        ],
      },
      {
        ...seated,
        wide: 1,
        arms: [
          [254, 40],
          [106, 320],
        ],
      },
    ],
    things: [chair],
    arrows: [[118, 34, 60, 34, -14]],
  },
  "seated-cat": {
    poses: [
      { ...seated, lean: 358, chest: 350, head: 346 },
      { ...seated, lean: 340, chest: 42, head: 92 },
    ],
    things: [chair],
    arrows: [[100, 40, 132, 62, 8]],
  },
  "seated-toe-tap": {
    poses: [still, { ...still, feet: [48, 90] }],
    things: [chair],
    time: 1.2,
    arrows: [[152, 172, 152, 140]],
  },
  "seated-ankle": {
    poses: [
      {
        ...still,
        legs: [
          [94, 112],
          [117, 178, 1],
        ],
        feet: [50, 90],
      },
      {
        ...still,
        legs: [
          [94, 112],
          [117, 178, 1],
        ],
        feet: [130, 90],
      },
    ],
    things: [chair],
    arrows: [[170, 126, 170, 172, 12]],
  },
  "seated-hands": {
    poses: [
      {
        ...seated,
        arms: [
          [100, 88],
          [94, 82],
        ],
        open: 0,
      },
      {
        ...seated,
        arms: [
          [100, 88],
          [94, 82],
        ],
        open: 1,
      },
    ],
    things: [chair],
  },
  breathing: {
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [94, 98, -1],
          [106, 98, 1],
        ],
      },
      {
        ...face,
        head: 0,
        arms: [
          [240, 226],
          [120, 134],
        ],
        open: 1,
      },
    ],
    time: 5,
    arrows: [[150, 40, 122, 44, 6]],
  },
  "seated-tall": {
    poses: [
      { ...seated, lean: 342, chest: 30, head: 50 },
      { ...still, lean: 2, head: 0 },
    ],
    held: true,
    things: [chair],
    arrows: [[134, 70, 134, 34]],
  },
  "hamstring-stretch": {
    poses: [
      {
        hip: [66, 171],
        lean: 2,
        arms: [
          [110, 100],
          [106, 96],
        ],
        legs: [
          [136, 174, 1],
          [138, 176, 1],
        ],
        feet: [10, 10],
      },
      {
        hip: [66, 171],
        lean: 30,
        chest: 56,
        head: 62,
        arms: [
          [134, 156, -1],
          [136, 158, -1],
        ],
        legs: [
          [136, 174, 1],
          [138, 176, 1],
        ],
        feet: [10, 10],
      },
    ],
    held: true,
    things: [{ kind: "mat", from: 40, to: 176 }],
    arrows: [[104, 84, 138, 106, 10]],
  },
  "quad-stretch": {
    poses: [
      stand,
      {
        ...stand,
        arms: [
          [82, 114, -1],
          [112, 70],
        ],
        legs: [
          [192, 336],
          [102, 178, 1],
        ],
        feet: [320, 90],
      },
    ],
    held: true,
    arrows: [[56, 156, 58, 122, 6]],
  },
  "shoulder-stretch": {
    front: true,
    poses: [
      face,
      {
        ...face,
        arms: [
          [98, 96],
          [102, 82, 1],
        ],
      },
    ],
    held: true,
    arrows: [[140, 92, 160, 92]],
  },
  "calf-stretch": {
    poses: [
      {
        ...stand,
        hip: [98, 110],
        lean: 8,
        arms: [
          [148, 78, -1],
          [148, 82, -1],
        ],
        legs: [
          [96, 178, 1],
          [104, 178, 1],
        ],
      },
      {
        hip: [98, 119],
        lean: 20,
        arms: [
          [148, 78, -1],
          [148, 82, -1],
        ],
        legs: [
          [58, 176, 1],
          [118, 178, 1],
        ],
        feet: [84, 90],
      },
    ],
    held: true,
    things: [{ kind: "wall", x: 154, from: "right" }],
    arrows: [[70, 150, 44, 160]],
  },
  "chest-opener": {
    headOver: true,
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [330, 70],
          [30, 290],
        ],
      },
      {
        ...face,
        arms: [
          [286, 52],
          [74, 308],
        ],
      },
    ],
    held: true,
    arrows: [
      [48, 40, 26, 62, -8],
      [152, 40, 174, 62, 8],
    ],
  },
};
