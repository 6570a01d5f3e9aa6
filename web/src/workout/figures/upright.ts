// SPDX-License-Identifier: MIT
// Exercises on one's feet.
import { mirrored, type Pair, type Pose, swapped } from "./body";
import type { Figure } from "./figure";

const feet: Pair = [
  [96, 178, 1],
  [105, 178, 1],
];
const hanging: Pair = [
  [186, 170],
  [182, 166],
];
const forward: Pair = [
  [94, 90],
  [90, 86],
];
const above: Pair = [
  [332, 344],
  [22, 14],
];
const onHips: Pair = [
  [106, 104, -1],
  [108, 104, -1],
];
const running: Pair = [
  [222, 130],
  [140, 50],
];
/** Upright, seen from the side. */
export const stand: Pose = { hip: [100, 110], lean: 2, arms: hanging, legs: feet };

const frontFeet: Pair = [
  [90, 178, -1],
  [110, 178, 1],
];
/** Upright, seen from the front. */
export const face: Pose = {
  hip: [100, 110],
  lean: 0,
  arms: [
    [192, 184],
    [168, 176],
  ],
  legs: frontFeet,
};
const apart: Pair = [
  [66, 178, -1],
  [134, 178, 1],
];

const crouched: Pose = { hip: [82, 146], lean: 34, head: 18, arms: forward, legs: feet };
const kneeUp: Pose = {
  hip: [100, 110],
  lean: 4,
  arms: running,
  legs: [
    [82, 186],
    [100, 178, 1],
  ],
  feet: [100, 90],
};
const heelBack: Pose = {
  hip: [100, 110],
  lean: 10,
  arms: running,
  legs: [
    [176, 288],
    [100, 178, 1],
  ],
  feet: [200, 90],
};
const marching: Pose = {
  ...kneeUp,
  lean: 0,
  arms: [
    [204, 190],
    [156, 130],
  ],
  legs: [
    [112, 186],
    [100, 178, 1],
  ],
};
const skating: Pose = {
  hip: [74, 124],
  lean: 14,
  arms: [
    [250, 236],
    [196, 244],
  ],
  legs: [
    [64, 178, -1],
    [34, 168, 1],
  ],
  feet: [215, 230],
};

export const upright: Record<string, Figure> = {
  squat: { poses: [stand, crouched], arrows: [[48, 108, 48, 150]] },
  "sit-stand": {
    poses: [
      {
        hip: [78, 140],
        lean: 14,
        arms: [
          [100, 140, -1],
          [104, 140, -1],
        ],
        legs: [
          [108, 178, 1],
          [114, 178, 1],
        ],
      },
      {
        hip: [104, 110],
        lean: 4,
        arms: hanging,
        legs: [
          [106, 178, 1],
          [112, 178, 1],
        ],
      },
    ],
    best: 0,
    things: [{ kind: "chair", x: 52 }],
    arrows: [[148, 140, 148, 92]],
  },
  "squat-jump": {
    headOver: true,
    poses: [
      {
        ...crouched,
        arms: [
          [220, 210],
          [214, 204],
        ],
      },
      {
        hip: [100, 96],
        lean: 0,
        arms: above,
        legs: [
          [176, 188],
          [184, 196],
        ],
        feet: [140, 145],
      },
    ],
    arrows: [[148, 130, 148, 70]],
  },
  lunge: {
    poses: [
      {
        ...stand,
        hip: [80, 110],
        arms: [
          [86, 104, -1],
          [88, 104, -1],
        ],
        legs: [
          [78, 178, 1],
          [84, 178, 1],
        ],
      },
      {
        hip: [98, 134],
        lean: 2,
        arms: [
          [104, 128, -1],
          [106, 128, -1],
        ],
        legs: [
          [132, 178, 1],
          [58, 169, 1],
        ],
        feet: [90, 145],
      },
    ],
    arrows: [[150, 96, 184, 96]],
  },
  "step-up": {
    poses: [
      {
        hip: [82, 112],
        lean: 10,
        arms: running,
        legs: [
          [122, 152, 1],
          [78, 178, 1],
        ],
      },
      {
        hip: [134, 84],
        lean: 2,
        arms: [running[1], running[0]],
        legs: [
          [134, 152, 1],
          [92, 180],
        ],
        feet: [90, 100],
      },
    ],
    things: [{ kind: "box", x: 106, width: 62, height: 26 }],
    arrows: [[44, 116, 44, 74]],
  },
  "wall-sit": {
    poses: [
      {
        hip: [74, 116],
        lean: 0,
        arms: [
          [176, 172],
          [178, 172],
        ],
        legs: [
          [102, 178, 1],
          [108, 178, 1],
        ],
      },
      {
        hip: [74, 145],
        lean: 0,
        arms: [
          [172, 110],
          [174, 112],
        ],
        legs: [
          [106, 178, 1],
          [112, 178, 1],
        ],
      },
    ],
    held: true,
    things: [{ kind: "wall", x: 58, from: "left" }],
    arrows: [[148, 96, 148, 134]],
  },
  "calf-raise": {
    poses: [
      {
        ...stand,
        arms: onHips,
        legs: [
          [98, 178, 1],
          [104, 178, 1],
        ],
      },
      {
        ...stand,
        hip: [102, 97],
        arms: [
          [108, 91, -1],
          [110, 91, -1],
        ],
        legs: [
          [98, 165, 1],
          [104, 165, 1],
        ],
        feet: [140, 140],
      },
    ],
    arrows: [[66, 172, 66, 140]],
  },
  "heel-raise-chair": {
    poses: [
      {
        ...stand,
        hip: [90, 110],
        lean: 4,
        arms: [
          [124, 99, -1],
          [126, 99, -1],
        ],
        legs: [
          [88, 178, 1],
          [94, 178, 1],
        ],
      },
      {
        ...stand,
        hip: [93, 99],
        lean: 6,
        arms: [
          [124, 99, -1],
          [126, 99, -1],
        ],
        legs: [
          [89, 167, 1],
          [95, 167, 1],
        ],
        feet: [140, 140],
      },
    ],
    things: [{ kind: "chair", x: 124 }],
    arrows: [[56, 172, 56, 140]],
  },
  "high-knees": { poses: [kneeUp, swapped(kneeUp)], time: 1.2, arrows: [[158, 128, 158, 90]] },
  march: { poses: [marching, swapped(marching)], time: 1.8, arrows: [[150, 150, 150, 122]] },
  "heel-kicks": { poses: [heelBack, swapped(heelBack)], time: 1.2, arrows: [[40, 170, 40, 134]] },
  jump: {
    poses: [
      {
        hip: [62, 128],
        lean: 26,
        arms: [
          [224, 214],
          [218, 208],
        ],
        legs: [
          [66, 178, 1],
          [72, 178, 1],
        ],
      },
      {
        hip: [128, 104],
        lean: 10,
        arms: [
          [76, 60],
          [68, 52],
        ],
        legs: [
          [136, 206],
          [142, 212],
        ],
        feet: [110, 115],
      },
    ],
    things: [{ kind: "line", x: 100 }],
    arrows: [[40, 60, 96, 36, 18]],
  },
  "frog-jump": {
    headOver: true,
    poses: [
      {
        hip: [80, 156],
        lean: 52,
        head: 30,
        arms: [
          [124, 177, -1],
          [118, 177, -1],
        ],
        legs: [
          [84, 178, 1],
          [90, 178, 1],
        ],
      },
      {
        hip: [104, 97],
        lean: 4,
        arms: above,
        legs: [
          [188, 210],
          [180, 202],
        ],
        feet: [150, 150],
      },
    ],
    arrows: [[158, 150, 158, 92]],
  },
  "jumping-jack": {
    front: true,
    poses: [
      {
        ...face,
        legs: [
          [94, 178, -1],
          [106, 178, 1],
        ],
      },
      {
        ...face,
        hip: [100, 114],
        arms: [
          [326, 338],
          [34, 22],
        ],
        legs: apart,
      },
    ],
    time: 1.4,
    arrows: [
      [40, 124, 36, 66, 12],
      [160, 124, 164, 66, -12],
    ],
  },
  "skipping-rope": {
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [206, 244],
          [154, 116],
        ],
        legs: [
          [93, 178, -1],
          [107, 178, 1],
        ],
        rope: -28,
      },
      {
        ...face,
        hip: [100, 98],
        arms: [
          [206, 236],
          [154, 124],
        ],
        legs: [
          [93, 165, -1],
          [107, 165, 1],
        ],
        rope: 206,
      },
    ],
    best: 0,
    time: 1.2,
  },
  burpee: {
    headOver: true,
    poses: [
      {
        hip: [99, 144],
        lean: 70,
        head: 62,
        arms: [
          [140, 177, -1],
          [144, 177, -1],
        ],
        legs: [
          [35, 168, 1],
          [31, 168, 1],
        ],
        feet: [160, 160],
      },
      {
        hip: [84, 148],
        lean: 64,
        head: 40,
        arms: [
          [132, 177, -1],
          [126, 177, -1],
        ],
        legs: [
          [88, 178, 1],
          [94, 178, 1],
        ],
      },
      {
        hip: [104, 94],
        lean: 2,
        arms: above,
        legs: [
          [178, 186],
          [184, 192],
        ],
        feet: [145, 145],
      },
    ],
    time: 3,
    arrows: [[178, 116, 178, 60]],
  },
  skater: {
    front: true,
    poses: [skating, mirrored(skating)],
    time: 1.8,
    arrows: [[62, 30, 138, 30, 14]],
  },
  "star-hold": {
    front: true,
    poses: [
      face,
      {
        ...face,
        hip: [100, 116],
        arms: [
          [308, 308],
          [52, 52],
        ],
        legs: [
          [56, 178, -1],
          [144, 178, 1],
        ],
      },
    ],
    held: true,
  },
  "one-leg-balance": {
    poses: [
      stand,
      {
        ...kneeUp,
        lean: 0,
        arms: [
          [238, 238],
          [122, 122],
        ],
        legs: [
          [88, 188],
          [100, 178, 1],
        ],
      },
    ],
    held: true,
    arrows: [[160, 140, 160, 104]],
  },
  "one-leg-chair": {
    poses: [
      {
        ...stand,
        hip: [90, 110],
        lean: 4,
        arms: [
          [124, 99, -1],
          [126, 99, -1],
        ],
        legs: [
          [88, 178, 1],
          [94, 178, 1],
        ],
      },
      {
        ...stand,
        hip: [90, 110],
        lean: 4,
        arms: [
          [124, 99, -1],
          [126, 99, -1],
        ],
        legs: [
          [176, 248],
          [92, 178, 1],
        ],
        feet: [170, 90],
      },
    ],
    held: true,
    things: [{ kind: "chair", x: 124 }],
    arrows: [[48, 172, 48, 142]],
  },
  aeroplane: {
    poses: [
      {
        ...stand,
        arms: [
          [200, 200],
          [160, 160],
        ],
      },
      {
        hip: [92, 110],
        lean: 80,
        head: 68,
        arms: [
          [176, 176],
          [336, 336],
        ],
        legs: [
          [276, 274],
          [94, 178, 1],
        ],
        feet: [250, 90],
      },
    ],
    held: true,
  },
  tree: {
    front: true,
    headOver: true,
    poses: [
      face,
      {
        ...face,
        arms: [
          [97, 25, 1],
          [103, 25, -1],
        ],
        legs: [
          [99, 142, -1],
          [108, 178, 1],
        ],
        feet: [150, 155],
      },
    ],
    held: true,
  },
  "arm-raise": {
    front: true,
    headOver: true,
    poses: [
      face,
      {
        ...face,
        arms: [
          [338, 352],
          [22, 8],
        ],
      },
    ],
    arrows: [
      [38, 122, 38, 54, 12],
      [162, 122, 162, 54, -12],
    ],
  },
  "arm-circles": {
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [250, 248],
          [110, 112],
        ],
      },
      {
        ...face,
        arms: [
          [288, 290],
          [72, 70],
        ],
      },
    ],
    time: 1.4,
    arrows: [
      [18, 108, 18, 48, 8],
      [182, 108, 182, 48, -8],
    ],
  },
  "shoulder-circles": {
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [206, 24],
          [154, 336],
        ],
      },
      {
        ...face,
        arms: [
          [292, 96],
          [68, 264],
        ],
      },
    ],
    arrows: [
      [46, 96, 50, 44, 12],
      [154, 96, 150, 44, -12],
    ],
  },
  "side-bend": {
    headOver: true,
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [340, 20],
          [110, 250],
        ],
      },
      {
        ...face,
        lean: 12,
        chest: 40,
        arms: [
          [20, 70],
          [164, 176],
        ],
      },
    ],
    arrows: [[96, 14, 156, 34, 14]],
  },
  "trunk-twist": {
    front: true,
    poses: [
      {
        ...face,
        wide: 0.7,
        arms: [
          [262, 262],
          [252, 268],
        ],
        legs: [
          [86, 178, -1],
          [114, 178, 1],
        ],
      },
      {
        ...face,
        wide: 0.7,
        arms: [
          [108, 92],
          [98, 98],
        ],
        legs: [
          [86, 178, -1],
          [114, 178, 1],
        ],
      },
    ],
    best: 0,
    arrows: [[62, 24, 138, 24, 16]],
  },
  "toe-touch": {
    poses: [
      { ...stand, arms: above },
      {
        hip: [84, 112],
        lean: 96,
        chest: 134,
        head: 146,
        arms: [
          [116, 172, -1],
          [112, 172, -1],
        ],
        legs: feet,
      },
    ],
    headOver: true,
    arrows: [[136, 40, 168, 112, 18]],
  },
  "side-leg-raise": {
    front: true,
    poses: [
      {
        ...face,
        arms: [
          [86, 108, -1],
          [146, 104, 1],
        ],
      },
      {
        ...face,
        lean: 4,
        arms: [
          [88, 108, -1],
          [146, 104, 1],
        ],
        legs: [
          [236, 236],
          [108, 178, 1],
        ],
        feet: [250, 145],
      },
    ],
    things: [{ kind: "chair", x: 146 }],
    arrows: [[52, 176, 28, 150, 8]],
  },
};
