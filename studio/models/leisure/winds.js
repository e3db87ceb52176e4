// Winds and percussion.
import { brass, brushed, fabric, gloss, leather, plastic, steel, wood } from '../../kit/materials.js';
import { shade } from '../../kit/patterns.js';
import { ball, band, box, cylinder, group, lathe, look, put, ring, times, tube } from '../../kit/shapes.js';
import { lying } from './music.js';

export const trumpet = () =>
  lying(
    group(
      put(
        lathe(
          [
            [0.13, 0],
            [0.14, 1.2],
            [0.2, 2],
            [0.42, 2.6],
            [0.9, 2.95],
            [0.92, 3],
          ],
          brass(),
          {},
          { smooth: true },
        ),
        { at: [0.4, 0.45, 0], turn: [0, 0, -90] },
      ),
      tube(
        [
          [0.4, 0.45, 0],
          [-1.4, 0.45, 0],
          [-1.75, 0.1, 0],
          [-1.4, -0.3, 0],
          [1.2, -0.3, 0],
          [1.5, 0, 0],
          [1.2, 0.2, 0.15],
          [-2.6, 0.2, 0.15],
        ],
        0.13,
        brass(),
        {},
        { steps: 90 },
      ),
      put(
        lathe(
          [
            [0.08, 0],
            [0.1, 0.4],
            [0.2, 0.6],
          ],
          steel(),
        ),
        { at: [-2.5, 0.2, 0.15], turn: [0, 0, 90] },
      ),
      [-0.35, 0, 0.35].map((x) => [
        cylinder(0.17, 0.17, 1.25, brass(), { at: [x, 0.1, 0.1] }),
        cylinder(0.05, 0.05, 0.36, steel(), { at: [x, 0.9, 0.1] }),
        cylinder(0.14, 0.14, 0.06, brushed('#f4efe2'), { at: [x, 1.08, 0.1] }),
      ]),
    ),
    { turn: 14, lean: -28, y: 0.9 },
  );

export const saxophone = () =>
  look(
    group(
      lathe(
        [
          [0.95, 2.6],
          [0.6, 2.2],
          [0.42, 1.6],
          [0.36, 0.9],
        ],
        brass(),
        { at: [1.1, 0, 0] },
        { smooth: true },
      ),
      tube(
        [
          [1.1, 0.95, 0],
          [0.95, 0.45, 0],
          [0.5, 0.3, 0],
          [0.1, 0.5, 0],
          [0, 1, 0],
        ],
        0.34,
        brass(),
        {},
        { steps: 40 },
      ),
      put(
        lathe(
          [
            [0.34, 0],
            [0.26, 1.4],
            [0.18, 3.2],
          ],
          brass(),
        ),
        { at: [0, 0.95, 0], turn: [0, 0, 6] },
      ),
      tube(
        [
          [-0.33, 4.1, 0],
          [-0.4, 4.6, 0],
          [-0.8, 4.75, 0],
          [-1.35, 4.4, 0],
        ],
        0.14,
        brass(),
      ),
      put(
        lathe(
          [
            [0.12, 0],
            [0.16, 0.3],
            [0.1, 0.7],
          ],
          plastic('#141414'),
        ),
        { at: [-1.2, 4.5, 0], turn: [0, 0, 124] },
      ),
      times(8, (i) => [
        cylinder(0.16, 0.16, 0.1, brass(), {
          at: [-0.02 - i * 0.035, 1.3 + i * 0.34, 0.32 - i * 0.016],
          turn: [90, 0, 0],
        }),
        ball(0.09, gloss('#f4efe2'), { at: [-0.02 - i * 0.035, 1.3 + i * 0.34, 0.42 - i * 0.016], scale: [1, 1, 0.5] }),
      ]),
      tube(
        [
          [0.3, 1, 0.28],
          [0.1, 2.6, 0.3],
          [-0.1, 4, 0.24],
        ],
        0.03,
        steel(),
      ),
    ),
    { down: 8, turn: 8 },
  );

export const maracas = () =>
  look(
    group(
      [
        [-0.9, '#b3201a', 14],
        [0.9, '#1f7a4f', -18],
      ].map(([x, color, turn], i) =>
        put(
          group(
            ball(0.75, gloss(color), { at: [0, 2.5, 0], scale: [1, 1.15, 1] }),
            [2.1, 2.5, 2.9].map((y) =>
              ring(0.75 * Math.sqrt(1 - ((y - 2.5) / 0.86) ** 2), 0.05, gloss(y === 2.5 ? '#f2c14e' : '#17181b'), {
                at: [0, y, 0],
                turn: [90, 0, 0],
              }),
            ),
            cylinder(0.11, 0.15, 1.8, wood('pale'), { at: [0, 0.9, 0] }),
            ball(0.17, wood('pale'), {}),
          ),
          { at: [x, 0.75, i * 0.5], turn: [-70, 0, turn] },
        ),
      ),
    ),
    { down: 30, turn: 0 },
  );

export const flute = () =>
  look(
    group(
      put(
        group(
          cylinder(0.24, 0.24, 4.6, wood('bamboo', [1, 3])),
          [-1.7, -0.5, 0.7, 1.9].map((y) => ring(0.25, 0.04, wood('bamboo'), { at: [0, y, 0], turn: [90, 0, 0] })),
          times(6, (i) => cylinder(0.08, 0.08, 0.02, plastic('#1a120a'), { at: [0, -1.4 + i * 0.42, 0.24], turn: [90, 0, 0] })),
          box(0.2, 0.12, 0.02, 0.01, plastic('#1a120a'), { at: [0, 1.75, 0.24] }),
          [-1.9, 1.2, 2.2].map((y) =>
            band(
              [
                [0, y - 0.09, 0],
                [0, y + 0.09, 0],
              ],
              0.1,
              0.1,
              leather(shade('#b3201a', -0.1)),
            ),
          ),
          [-2.0, 2.1].map((y) => cylinder(0.26, 0.26, 0.2, fabric('#b3201a', 8), { at: [0, y, 0] })),
        ),
        { at: [0, 0.26, 0], turn: [-90, 0, -64] },
      ),
    ),
    { down: 26, turn: 6 },
  );
