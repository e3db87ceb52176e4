// Furniture and large machines of the house.
import { brushed, castIron, ceramic, enamel, fabric, glass, gloss, leather, paper, plastic, rubber, screen, steel, wood } from '../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, outline, put, ring, sheet, slab, times, tube } from '../kit/shapes.js';
import { word } from './audio.js';
import { pillow } from './cloth.js';
import { readout } from './devices.js';
import { dial } from './kitchen.js';

export const chair = (tone = 'walnut') => {
  const m = wood(tone, [1, 2]);
  return look(
    group(
      box(2, 0.2, 2, 0.06, m, { at: [0, 2, 0] }),
      box(1.8, 0.16, 1.8, 0.08, leather('#6a4a30'), { at: [0, 2.14, 0.05] }),
      [-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          box(0.2, z < 0 ? 4.4 : 2, 0.2, 0.04, m, {
            at: [x * 0.86, z < 0 ? 2.2 : 1, z * 0.86],
            turn: [z < 0 ? -3 : 0, 0, 0],
          }),
        ),
      ),
      box(1.7, 0.5, 0.16, 0.06, m, { at: [0, 4.05, -0.98] }),
      times(4, (i) => box(0.14, 1.6, 0.1, 0.04, m, { at: [-0.54 + i * 0.36, 3.05, -0.93] })),
      [0.7, 1.2].map((y) => box(1.6, 0.12, 0.1, 0.03, m, { at: [0, y, 0.86] })),
    ),
    { turn: 22, focus: [0, 0.1] },
  );
};

export const sofa = (color) => {
  const m = fabric(color, 30);
  return look(
    group(
      box(6, 0.7, 2.4, 0.12, m, { at: [0, 0.75, 0] }),
      times(3, (i) => box(1.85, 0.5, 2.1, 0.2, m, { at: [-1.9 + i * 1.9, 1.3, 0.15] })),
      times(3, (i) => box(1.85, 1.4, 0.6, 0.25, m, { at: [-1.9 + i * 1.9, 2.1, -0.8], turn: [-10, 0, 0] })),
      [-1, 1].map((x) => box(0.6, 1.5, 2.4, 0.26, m, { at: [x * 3.15, 1.2, 0] })),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => cylinder(0.12, 0.08, 0.4, wood('walnut'), { at: [x * 3, 0.2, z * 0.95] }))),
      pillow(fabric('#e0a63c', 12), { w: 1.2, h: 1.2, d: 0.5 }, { at: [2.2, 2.1, -0.2], turn: [-18, -14, 6] }),
    ),
    { turn: 10, down: 16 },
  );
};

export const floorLamp = (place) =>
  put(
    group(
      cylinder(0.5, 0.55, 0.12, castIron(), { at: [0, 0.06, 0] }),
      cylinder(0.05, 0.05, 4, castIron(), { at: [0, 2, 0] }),
      lathe(
        [
          [0.55, 4.9],
          [0.85, 3.8],
        ],
        fabric('#f2e3c2', 12),
      ),
    ),
    place,
  );

export const bed = (color) =>
  look(
    group(
      box(4, 0.5, 5, 0.06, fabric(color, 30), { at: [0, 0.55, 0] }),
      box(3.9, 0.7, 4.9, 0.2, fabric('#f4f1ea', 20), { at: [0, 1.1, 0.02] }),
      box(4.05, 0.5, 3.2, 0.2, fabric('#8fa3c9', 20), { at: [0, 1.3, 0.95] }),
      [-1, 1].map((x) => pillow(fabric('#fbfaf6', 10), { w: 1.6, h: 1, d: 0.55 }, { at: [x * 0.92, 1.72, -1.75], turn: [-58, 0, 0] })),
      box(4.2, 2.6, 0.3, 0.1, fabric(color, 30), { at: [0, 1.6, -2.55] }),
      times(5, (i) => box(0.04, 2.2, 0.06, 0.01, fabric('#1a2744'), { at: [-1.6 + i * 0.8, 1.75, -2.39] })),
    ),
    { turn: 22, down: 24 },
  );

export const desk = () =>
  look(
    group(
      box(4.6, 0.16, 2.2, 0.03, wood('oak'), { at: [0, 2.6, 0] }),
      [-1, 1].map((x) => [
        box(0.12, 2.6, 0.12, 0.02, castIron(), { at: [x * 2.2, 1.3, 1] }),
        box(0.12, 4.6, 0.12, 0.02, castIron(), { at: [x * 2.2, 2.3, -1] }),
        box(0.1, 0.1, 2, 0.02, castIron(), { at: [x * 2.2, 0.4, 0] }),
      ]),
      [3.7, 4.55].map((y) => box(4.5, 0.12, 0.8, 0.02, wood('oak'), { at: [0, y, -0.75] })),
      times(6, (i) =>
        box(0.18, 0.7, 0.5, 0.02, paper(['#b3271e', '#24538c', '#2e7d46', '#d9a12a', '#5a3a78', '#c96a2b'][i]), {
          at: [-1.6 + i * 0.21, 4.12, -0.75],
        }),
      ),
      put(
        lathe(
          [
            [0, 0],
            [0.22, 0],
            [0.28, 0.5],
          ],
          ceramic('#e9e2d2'),
        ),
        { at: [1.3, 3.76, -0.75] },
      ),
      ball(0.36, fabric('#3f7a3a', 4), { at: [1.3, 4.45, -0.75] }),
    ),
    { turn: 16, down: 14 },
  );

export const cabinet = ({ m, doors = 2, drawers = 0, w = 2, h = 3, d = 2, knob = steel() }) =>
  look(
    group(
      box(w, h, d, 0.04, m, { at: [0, h / 2 + 0.1, 0] }),
      times(drawers, (i) => [
        box(w - 0.14, h / drawers - 0.12, 0.08, 0.02, m, { at: [0, 0.1 + (h / drawers) * (i + 0.5), d / 2 + 0.03] }),
        box(w * 0.26, 0.1, 0.14, 0.03, knob, { at: [0, 0.1 + (h / drawers) * (i + 0.62), d / 2 + 0.12] }),
        box(0.4, 0.2, 0.02, 0.01, paper('#f6f2e4'), { at: [0, 0.1 + (h / drawers) * (i + 0.82), d / 2 + 0.08] }),
      ]),
      times(drawers ? 0 : doors, (i) => [
        box(w / doors - 0.06, h - 0.3, 0.08, 0.02, m, {
          at: [(i - (doors - 1) / 2) * (w / doors), h / 2 + 0.12, d / 2 + 0.03],
        }),
        box(0.06, 0.6, 0.12, 0.02, knob, {
          at: [(i - (doors - 1) / 2) * (w / doors) + (i % 2 ? -1 : 1) * (w / doors / 2 - 0.16), h / 2, d / 2 + 0.12],
        }),
      ]),
      [-1, 1].map((x) => box(0.2, 0.12, d * 0.9, 0.02, castIron(), { at: [x * (w / 2 - 0.2), 0.06, 0] })),
    ),
    { turn: 20, down: 14, focus: [0.1, 0.1] },
  );

export const bookshelf = () => {
  const m = wood('bamboo', [1, 3]);
  const pole = (x, z) => [
    cylinder(0.13, 0.13, 4.9, m, { at: [x, 2.45, z] }),
    times(6, (i) => ring(0.135, 0.03, m, { at: [x, 0.5 + i * 0.8, z], turn: [90, 0, 0] })),
  ];
  return look(
    group(
      [-1.3, 1.3].map((x) => [-0.45, 0.45].map((z) => pole(x, z))),
      times(4, (k) => times(7, (i) => cylinder(0.075, 0.075, 2.7, m, { at: [0, 0.6 + k * 1.25, -0.45 + i * 0.15], turn: [0, 0, 90] }))),
      times(7, (i) =>
        box(0.2, 0.85 - (i % 3) * 0.1, 0.6, 0.02, paper(['#b3271e', '#24538c', '#2e7d46', '#d9a12a', '#5a3a78', '#c96a2b', '#303236'][i]), {
          at: [-0.95 + i * 0.23, 2.38 - (i % 3) * 0.05, 0],
        }),
      ),
      put(
        lathe(
          [
            [0, 0],
            [0.34, 0.04],
            [0.42, 0.4],
            [0.26, 0.7],
          ],
          ceramic('#a4552f'),
        ),
        { at: [0.6, 3.2, 0] },
      ),
    ),
    { turn: 16, down: 12 },
  );
};

export const standFan = (color, { panel = false } = {}) =>
  look(
    group(
      lathe(
        [
          [0, 0.16],
          [0.3, 0.14],
          [0.95, 0.06],
          [1, 0],
        ],
        plastic(color, 0.4),
      ),
      cylinder(0.08, 0.1, 2.6, steel('#c9ccd0'), { at: [0, 1.4, 0] }),
      capsule(0.34, 0.5, plastic(color, 0.4), { at: [0, 3.3, -0.35], turn: [90, 0, 0] }),
      box(0.5, 0.5, 0.4, 0.1, plastic(color, 0.4), { at: [0, 2.5, 0.05] }),
      times(4, (i) => box(0.09, 0.1, 0.08, 0.02, plastic('#e8e8e8'), { at: [-0.17 + i * 0.115, 2.55, 0.26] })),
      times(5, (i) =>
        put(
          slab(
            outline(
              [
                [0, 0.1],
                [0.5, 0.35],
                [1.05, 0.3],
                [1.15, -0.2],
                [0.6, -0.25],
                [0, -0.1],
              ],
              { smooth: true },
            ),
            0.04,
            plastic(color === '#f2f3f3' ? '#5aa7c9' : color, 0.3),
            {},
            { bevel: 0.01 },
          ),
          { at: [0, 3.3, 0.1], turn: [0, 24, i * 72] },
        ),
      ),
      cylinder(0.24, 0.24, 0.2, plastic('#d8dadd'), { at: [0, 3.3, 0.36], turn: [90, 0, 0] }),
      [0.35, 0.7, 1.0, 1.3].map((r) => [
        ring(r, 0.022, steel(), { at: [0, 3.3, 0.32 - r * r * 0.1] }),
        ring(r, 0.022, steel(), { at: [0, 3.3, -0.12 + r * r * 0.08] }),
      ]),
      times(30, (i) =>
        tube(
          [
            [Math.sin(i * 0.2094) * 0.24, 3.3 + Math.cos(i * 0.2094) * 0.24, 0.36],
            [Math.sin(i * 0.2094) * 1.3, 3.3 + Math.cos(i * 0.2094) * 1.3, 0.15],
          ],
          0.013,
          steel(),
          {},
          { steps: 4 },
        ),
      ),
      ring(1.32, 0.04, plastic(color), { at: [0, 3.3, 0.08] }),
      panel &&
        put(
          group(
            box(1.7, 0.07, 1.2, 0.02, gloss('#15233f')),
            times(5, (i) => box(0.015, 0.08, 1.1, 0, steel(), { at: [-0.6 + i * 0.3, 0, 0] })),
          ),
          { at: [1.7, 0.5, 0.5], turn: [38, 0, 0] },
        ),
    ),
    { turn: 14, down: 8, focus: [0, 0.35] },
  );

export const fridge = (color = '#c3c6ca') =>
  look(
    group(
      box(2.2, 5, 2.2, 0.1, brushed(color), { at: [0, 2.6, 0] }),
      box(2.16, 1.55, 0.1, 0.06, brushed(color), { at: [0, 4.28, 1.12] }),
      box(2.16, 3.3, 0.1, 0.06, brushed(color), { at: [0, 1.8, 1.12] }),
      [
        [4.05, 0.8],
        [2.9, 1],
      ].map(([y, h]) => box(0.09, h, 0.16, 0.04, steel(), { at: [-0.88, y, 1.24] })),
      word('Hisense', color, '#3a3d42', 0.7, 0.16, { at: [0.5, 4.7, 1.175] }),
      box(2, 0.2, 2, 0.02, rubber(), { at: [0, 0.06, 0] }),
    ),
    { turn: 20, down: 10, focus: [0, 0.3] },
  );
export const freezer = () =>
  look(
    group(
      box(3.6, 2.6, 2.2, 0.1, enamel('#f4f5f5'), { at: [0, 1.45, 0] }),
      box(3.66, 0.4, 2.26, 0.14, enamel('#f8f8f8'), { at: [0, 2.9, 0] }),
      box(0.8, 0.14, 0.2, 0.05, plastic('#9a9ea5'), { at: [0, 2.74, 1.16] }),
      box(0.6, 0.4, 0.03, 0.02, plastic('#2b2d31'), { at: [1.35, 0.5, 1.11] }),
      word('NASCO', '#f4f5f5', '#c0261d', 0.8, 0.2, { at: [-1.2, 2.3, 1.105] }),
      [-1, 1].map((x) => cylinder(0.14, 0.14, 0.2, rubber(), { at: [x * 1.5, 0.1, 0.8] })),
    ),
    { turn: 22, down: 20 },
  );
export const washer = () =>
  look(
    group(
      box(2.8, 3.4, 2.6, 0.1, enamel('#f3f4f5'), { at: [0, 1.75, 0] }),
      ring(0.85, 0.12, plastic('#c9ccd0', 0.3), { at: [0, 1.5, 1.34] }),
      put(
        lathe(
          [
            [0, 0.24],
            [0.5, 0.18],
            [0.78, 0],
          ],
          glass('#37454f', 0.75),
        ),
        { at: [0, 1.5, 1.32], turn: [90, 0, 0] },
      ),
      cylinder(0.78, 0.78, 0.04, castIron('#3a3d42'), { at: [0, 1.5, 1.31], turn: [90, 0, 0] }),
      box(2.7, 0.6, 0.04, 0.02, plastic('#e3e5e7'), { at: [0, 3.05, 1.31] }),
      dial(0.1, 3.05, 1.35, 0.22),
      sheet(0.7, 0.3, screen(readout(['0:48'], { ground: '#0b1820', ink: '#9fe6ff' })), { at: [0.9, 3.05, 1.335] }),
      box(0.9, 0.34, 0.05, 0.03, plastic('#f3f4f5'), { at: [-0.85, 3.05, 1.34] }),
      word('Midea', '#f3f4f5', '#2f6fae', 0.6, 0.16, { at: [-0.9, 2.62, 1.312] }),
    ),
    { turn: 18, down: 12, focus: [0, -0.1] },
  );
export const airConditioner = () =>
  look(
    group(
      box(4.4, 1.5, 1.1, 0.2, plastic('#f7f8f8', 0.35), { at: [0, 2.4, 0] }),
      box(4, 0.28, 0.3, 0.08, plastic('#e4e7e9'), { at: [0, 1.75, 0.42], turn: [34, 0, 0] }),
      times(3, (i) => box(4, 0.02, 0.02, 0, plastic('#cfd3d6'), { at: [0, 2.2 + i * 0.3, 0.56] })),
      sheet(0.5, 0.26, screen(readout(['18°'], { ground: '#f7f8f8', ink: '#2f9bd0' })), { at: [1.7, 2.35, 0.556] }),
      word('TCL', '#f7f8f8', '#c0261d', 0.4, 0.2, { at: [-1.8, 2.6, 0.556] }),
      group(
        box(2.6, 1.5, 1, 0.08, enamel('#eceeee'), { at: [-0.6, 0.75, 0.2] }),
        times(7, (i) => ring(0.1 + i * 0.09, 0.02, castIron(), { at: [-0.95, 0.75, 0.72] })),
        times(6, (i) => box(0.6, 0.04, 0.03, 0, castIron(), { at: [0.3, 0.4 + i * 0.14, 0.71] })),
      ),
    ),
    { turn: 12, down: 10 },
  );

export const iron = (color = '#1f8a8a') =>
  look(
    group(
      slab(
        outline(
          [
            [0, 2.2],
            [0.55, 1.5],
            [0.85, 0.4],
            [0.9, -1.4],
            [-0.9, -1.4],
            [-0.85, 0.4],
            [-0.55, 1.5],
          ],
          { smooth: false },
        ),
        0.12,
        steel(),
        { at: [0, 0.1, 0], turn: [90, 0, 180] },
        { bevel: 0.04 },
      ),
      put(
        slab(
          outline(
            [
              [0, 1.9],
              [0.5, 1.3],
              [0.75, 0.3],
              [0.8, -1.3],
              [-0.8, -1.3],
              [-0.75, 0.3],
              [-0.5, 1.3],
            ],
            { smooth: false },
          ),
          0.5,
          plastic(color, 0.35),
          {},
          { bevel: 0.12 },
        ),
        { at: [0, 0.5, 0], turn: [90, 0, 180] },
      ),
      tube(
        [
          [0, 0.8, -1.2],
          [0, 1.7, -1.3],
          [0, 1.9, -0.4],
          [0, 1.75, 0.7],
          [0, 1, 1.1],
        ],
        0.22,
        plastic('#f1f2f2', 0.35),
      ),
      cylinder(0.3, 0.3, 0.14, plastic('#f1f2f2'), { at: [0, 0.95, 0] }),
      tube(
        [
          [0, 1.5, -1.35],
          [0.3, 1.7, -2],
          [1, 0.8, -2.6],
          [1.6, 0.08, -2.2],
        ],
        0.06,
        rubber(),
      ),
    ),
    { turn: -62, down: 18 },
  );

export const bucketSet = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.9, 0],
          [0.95, 0.06],
          [1.25, 2],
          [1.34, 2.02],
          [1.34, 2.12],
        ],
        plastic('#1f6fc0', 0.35),
      ),
      tube(
        [
          [-1.3, 1.9, 0],
          [-1.1, 2.9, 0.3],
          [0, 3.3, 0.4],
          [1.1, 2.9, 0.3],
          [1.3, 1.9, 0],
        ],
        0.04,
        steel(),
      ),
      put(
        group(
          cylinder(0.09, 0.09, 3.6, wood('pale'), { at: [0, 2.8, 0] }),
          box(1.3, 0.3, 0.5, 0.1, plastic('#c0261d'), { at: [0, 1, 0] }),
          times(24, (i) =>
            box(0.05, 0.9, 0.3, 0, fabric('#d9b25a'), {
              at: [-0.58 + i * 0.05, 0.45, 0],
              turn: [0, 0, (i - 12) * -0.9],
            }),
          ),
        ),
        { at: [1.7, 0, -0.5], turn: [-6, -14, -8] },
      ),
    ),
    { turn: 6, down: 16 },
  );

export const microwave = () =>
  look(
    group(
      box(4, 2.3, 2.6, 0.1, plastic('#1c1d20', 0.4), { at: [0, 1.25, 0] }),
      box(2.9, 2, 0.08, 0.06, gloss('#0a0b0d'), { at: [-0.5, 1.25, 1.31] }),
      box(2.3, 1.3, 0.02, 0.02, plastic('#2c2a26', 0.3), { at: [-0.55, 1.25, 1.36] }),
      box(0.08, 1.7, 0.16, 0.04, steel(), { at: [0.85, 1.25, 1.42] }),
      sheet(0.8, 0.35, screen(readout(['12:08'], { ground: '#07140c', ink: '#6ff09b' })), { at: [1.45, 2, 1.32] }),
      times(9, (i) =>
        box(0.2, 0.14, 0.04, 0.02, plastic('#d0d2d6'), {
          at: [1.2 + (i % 3) * 0.26, 1.55 - Math.floor(i / 3) * 0.24, 1.31],
        }),
      ),
      dial(1.45, 0.55, 1.34, 0.22),
    ),
    { turn: 16, down: 14 },
  );
const burner = (x, y, z, r = 0.5) => [
  cylinder(r * 0.5, r * 0.6, 0.1, castIron(), { at: [x, y + 0.05, z] }),
  cylinder(r * 0.32, r * 0.32, 0.06, steel('#c9a04a'), { at: [x, y + 0.12, z] }),
  times(4, (i) =>
    box(r * 1.1, 0.06, 0.06, 0.01, castIron('#151515'), {
      at: [x + Math.cos(i * 1.571) * r * 0.75, y + 0.2, z + Math.sin(i * 1.571) * r * 0.75],
      turn: [0, -i * 90, 0],
    }),
  ),
  ring(r * 1.2, 0.035, castIron('#151515'), { at: [x, y + 0.12, z], turn: [90, 0, 0] }),
];
export const gasCooker = () =>
  look(
    group(
      box(3, 3.8, 2.8, 0.06, brushed('#bcbfc3'), { at: [0, 1.9, 0] }),
      box(3.06, 0.1, 2.86, 0.03, steel(), { at: [0, 3.84, 0] }),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => burner(x * 0.72, 3.88, z * 0.65))),
      box(2.7, 2.3, 0.1, 0.05, gloss('#15161a'), { at: [0, 1.65, 1.42] }),
      box(2.3, 0.1, 0.2, 0.04, steel(), { at: [0, 2.62, 1.55] }),
      times(5, (i) => dial(-1.1 + i * 0.55, 3.3, 1.44, 0.17)),
      put(box(3, 1.6, 0.06, 0.03, glass('#a9c0c4', 0.4)), { at: [0, 4.6, -1.45], turn: [-6, 0, 0] }),
    ),
    { turn: 18, down: 18 },
  );
export const gasStove = () =>
  look(
    group(
      box(4, 0.6, 2.2, 0.12, enamel('#17181b'), { at: [0, 0.5, 0] }),
      [-1, 1].map((x) => burner(x * 1.0, 0.82, -0.1, 0.62)),
      [-1, 1].map((x) => dial(x * 0.9, 0.5, 1.13, 0.22)),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => cylinder(0.12, 0.12, 0.2, rubber(), { at: [x * 1.7, 0.1, z * 0.8] }))),
      word('AKAI', '#17181b', '#d8dadd', 0.6, 0.2, { at: [0, 0.5, 1.105] }),
    ),
    { turn: 14, down: 24 },
  );
export const popcornMaker = () =>
  look(
    group(
      box(2.6, 0.5, 2.2, 0.08, enamel('#b3201a'), { at: [0, 0.35, 0] }),
      box(2.3, 2.4, 1.9, 0.03, glass('#ffffff', 0.22), { at: [0, 1.8, 0] }),
      box(2.7, 0.5, 2.3, 0.1, enamel('#b3201a'), { at: [0, 3.2, 0] }),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => box(0.1, 2.5, 0.1, 0.02, steel('#c9a04a'), { at: [x * 1.15, 1.8, z * 0.95] }))),
      times(60, (i) =>
        ball(0.16, plastic(i % 3 ? '#fbf4dc' : '#f1dc9c', 0.8), {
          at: [Math.sin(i * 2.4) * 0.95, 0.7 + ((i * 7) % 10) * 0.09 * (1 - Math.abs(Math.sin(i * 2.4)) * 0.4), Math.cos(i * 1.7) * 0.75],
          scale: [1, 0.8, 1.1],
        }),
      ),
      lathe(
        [
          [0, 0],
          [0.4, 0],
          [0.46, 0.5],
        ],
        steel(),
        { at: [0, 2.2, 0] },
      ),
      cylinder(0.03, 0.03, 0.5, steel(), { at: [0, 2.9, 0] }),
      word('POPCORN', '#b3201a', '#f6e3a8', 1.8, 0.36, { at: [0, 3.2, 1.155] }),
    ),
    { turn: 16, down: 10 },
  );

export const mirror = () =>
  look(
    group(
      put(
        group(
          slab(
            outline(
              times(40, (i) => [
                Math.sin(i * 0.1571) * 1.45 * (1 + 0.03 * Math.cos(i * 0.1571 * 10)),
                Math.cos(i * 0.1571) * 2 * (1 + 0.03 * Math.cos(i * 0.1571 * 10)),
              ]),
            ),
            0.18,
            wood('maple'),
            {},
            { bevel: 0.1 },
          ),
          put(cylinder(1, 1, 0.04, steel('#dfe9ec', 0.03), { turn: [90, 0, 0] }), {
            at: [0, 0, 0.2],
            turn: [90, 0, 0],
            scale: [1.15, 1, 1.65],
          }),
          times(20, (i) =>
            ball(0.14, steel('#d9a63c', 0.35), {
              at: [Math.sin(i * 0.314) * 1.36, Math.cos(i * 0.314) * 1.86, 0.14],
              scale: [1, 1, 0.5],
            }),
          ),
        ),
        { at: [0, 2.2, 0], turn: [-8, 0, 0] },
      ),
    ),
    { turn: 10, down: 8 },
  );
export const bedsideLamp = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.7, 0],
          [0.75, 0.1],
          [0.3, 0.3],
          [0.5, 0.9],
          [0.62, 1.3],
          [0.3, 1.8],
          [0.1, 2],
        ],
        ceramic('#c98a55'),
        {},
        { smooth: true },
      ),
      lathe(
        [
          [0.75, 3.4],
          [1.25, 1.9],
        ],
        screen(readout([' '], { ground: '#ffe9bd' })),
      ),
      cylinder(0.06, 0.06, 0.6, steel('#c9a04a'), { at: [0, 2.2, 0] }),
    ),
    { down: 8 },
  );
export const candle = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.9, 0],
          [0.95, 0.06],
          [0.95, 1.9],
          [0.9, 1.95],
        ],
        glass('#ffffff', 0.3),
      ),
      cylinder(0.88, 0.88, 1.4, plastic('#f4ead0', 0.6), { at: [0, 0.76, 0] }),
      cylinder(0.025, 0.025, 0.3, castIron(), { at: [0, 1.6, 0] }),
      lathe(
        [
          [0, 0],
          [0.09, 0.14],
          [0.06, 0.3],
          [0, 0.5],
        ],
        screen(readout([' '], { ground: '#ffd97a' })),
        { at: [0, 1.7, 0] },
        { smooth: true },
      ),
      sheet(1.1, 0.8, paper(readout(['LEMONGRASS', 'soy wax  200 g'], { ground: '#f6f0df', ink: '#3a5a32', w: 380, h: 280 })), { at: [0, 0.85, 0.96] }),
    ),
    { down: 14 },
  );
