// Furniture and lamps.
import { castIron, enamel, fabric, glass, leather, paper, plastic, screen, steel, wood } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, outline, put, ring, sheet, slab, times } from '../../kit/shapes.js';
import { readout } from '../tech/meters.js';
import { pillow } from '../wear/cloth.js';

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
          enamel('#e9e2d2'),
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
          enamel('#a4552f'),
        ),
        { at: [0.6, 3.2, 0] },
      ),
    ),
    { turn: 16, down: 12 },
  );
};

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
        enamel('#c98a55'),
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
