// Machines of the house.
import { brushed, castIron, enamel, fabric, glass, gloss, plastic, rubber, screen, steel, wood } from '../../kit/materials.js';
import { box, capsule, cylinder, group, lathe, look, outline, put, ring, sheet, slab, times, tube } from '../../kit/shapes.js';
import { word } from '../tech/audio.js';
import { readout } from '../tech/meters.js';
import { dial } from './kitchen-machines.js';

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
