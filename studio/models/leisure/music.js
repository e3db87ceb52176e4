// Keyboards and strings.
import { castIron, fabric, gloss, plastic, steel, wood } from '../../kit/materials.js';
import { box, cylinder, group, look, outline, put, ring, slab, times, tube } from '../../kit/shapes.js';
import { word } from '../tech/audio.js';

export const lying = (model, { turn = 20, lean = -66, y = 0.3 } = {}) =>
  look(group(put(model, { at: [0, y, 0], turn: [lean, 0, turn] })), { down: 30, turn: 0 });

export const keyboard = () =>
  look(
    group(
      put(
        group(
          box(5.6, 0.36, 1.7, 0.1, plastic('#1b1c1f', 0.45), { at: [0, 0.2, 0] }),
          times(35, (i) => box(0.145, 0.14, 0.95, 0.02, plastic('#f9f8f3', 0.3), { at: [-2.6 + i * 0.153, 0.4, 0.34] })),
          times(
            34,
            (i) => [1, 2, 4, 5, 6].includes((i + 1) % 7) && box(0.09, 0.14, 0.56, 0.02, plastic('#101012', 0.3), { at: [-2.52 + i * 0.153, 0.5, 0.14] }),
          ),
          box(1.2, 0.03, 0.34, 0.02, gloss('#274a5a'), { at: [0, 0.4, -0.5] }),
          [-1, 1].map((x) => [
            times(8, (i) =>
              box(0.13, 0.05, 0.1, 0.02, plastic('#c9ccd0'), {
                at: [x * (0.9 + (i % 4) * 0.2), 0.4, -0.42 - Math.floor(i / 4) * 0.16],
              }),
            ),
            box(0.75, 0.02, 0.4, 0.03, castIron('#101010'), { at: [x * 2.25, 0.395, -0.5] }),
          ]),
          word('YAMAHA', '#1b1c1f', '#e0e0e0', 0.7, 0.12, { at: [-1.2, 0.392, -0.72], turn: [-90, 0, 0] }),
        ),
        { turn: [0, 14, 0] },
      ),
    ),
    { down: 34, turn: 0 },
  );

const body = (k = 1) =>
  outline(
    [
      [0, -1.6 * k],
      [0.9, -1.5],
      [1.15, -0.8],
      [0.75, -0.1],
      [0.72, 0.3],
      [1.0, 0.95],
      [0.75, 1.25],
      [0.42, 0.9],
      [0, 0.85],
      [-0.42, 0.9],
      [-0.85, 1.35],
      [-0.95, 0.8],
      [-0.72, 0.3],
      [-0.75, -0.1],
      [-1.15, -0.8],
      [-0.9, -1.5],
    ],
    { smooth: true },
  );

export const guitar = (color = '#a3201a') =>
  lying(
    group(
      slab(body(), 0.22, gloss(color), {}, { bevel: 0.07 }),
      slab(
        outline(
          [
            [0.1, 0.7],
            [0.55, 0.4],
            [0.5, -0.4],
            [0.8, -0.9],
            [0.3, -1.1],
            [-0.3, -0.6],
            [-0.3, 0.6],
          ],
          { smooth: true },
        ),
        0.02,
        plastic('#f5f1e4', 0.3),
        { at: [0, 0, 0.19] },
        { bevel: 0.01 },
      ),
      box(0.34, 3.3, 0.16, 0.05, wood('maple', [1, 3]), { at: [0, 2.4, 0.18] }),
      times(15, (i) => box(0.34, 0.02, 0.02, 0, steel(), { at: [0, 1.0 + i * 0.19, 0.27] })),
      slab(
        outline([
          [-0.17, 0],
          [0.17, 0],
          [0.3, 0.9],
          [0.1, 1.05],
          [-0.2, 0.6],
        ]),
        0.1,
        wood('maple'),
        { at: [0, 4.0, 0.16] },
      ),
      [0.45, 0.05, -0.35].map((y) => box(0.75, 0.2, 0.08, 0.04, plastic('#17181b'), { at: [0, y, 0.24] })),
      box(0.7, 0.28, 0.1, 0.04, steel(), { at: [0, -0.85, 0.24] }),
      times(6, (i) => cylinder(0.008, 0.008, 4.9, steel(), { at: [-0.12 + i * 0.048, 1.6, 0.31] })),
      times(6, (i) => cylinder(0.05, 0.05, 0.14, steel(), { at: [0.34, 4.2 + i * 0.12, 0.16], turn: [0, 0, 90] })),
      [0.5, 0.75].map((x, i) => cylinder(0.1, 0.11, 0.12, steel(), { at: [x, -0.75 - i * 0.3, 0.26], turn: [90, 0, 0] })),
    ),
    { turn: -32 },
  );

export const violin = () =>
  lying(
    group(
      slab(
        outline(
          [
            [0, -1.5],
            [0.75, -1.3],
            [0.85, -0.6],
            [0.45, -0.15],
            [0.45, 0.2],
            [0.7, 0.6],
            [0.5, 1.2],
            [0, 1.35],
            [-0.5, 1.2],
            [-0.7, 0.6],
            [-0.45, 0.2],
            [-0.45, -0.15],
            [-0.85, -0.6],
            [-0.75, -1.3],
          ],
          { smooth: true },
        ),
        0.24,
        gloss('#8a3f14'),
        {},
        { bevel: 0.1 },
      ),
      box(0.2, 2.2, 0.14, 0.04, wood('ebony'), { at: [0, 1.5, 0.26], turn: [-2, 0, 0] }),
      [-1, 1].map((x) =>
        tube(
          [
            [x * 0.34, 0.25, 0.23],
            [x * 0.28, 0.05, 0.235],
            [x * 0.4, -0.2, 0.235],
            [x * 0.34, -0.4, 0.23],
          ],
          0.025,
          plastic('#16100b'),
        ),
      ),
      box(0.5, 0.3, 0.05, 0.02, wood('pale'), { at: [0, -0.25, 0.36] }),
      box(0.3, 0.8, 0.08, 0.03, wood('ebony'), { at: [0, -0.95, 0.28] }),
      ring(0.17, 0.07, wood('maple'), { at: [0, 2.85, 0.1], turn: [0, 90, 0] }),
      times(4, (i) => [
        cylinder(0.008, 0.008, 3.1, steel(), { at: [-0.07 + i * 0.047, 1.0, 0.36] }),
        cylinder(0.04, 0.06, 0.36, wood('ebony'), {
          at: [(i % 2 ? 1 : -1) * 0.24, 2.35 + Math.floor(i / 2) * 0.2, 0.14],
          turn: [0, 0, 90],
        }),
      ]),
      put(
        group(
          cylinder(0.035, 0.035, 4.4, wood('red')),
          box(0.03, 4, 0.08, 0, fabric('#f4efdf'), { at: [0.14, 0, 0] }),
          box(0.16, 0.4, 0.12, 0.04, wood('ebony'), { at: [0.06, -1.9, 0] }),
        ),
        { at: [1.3, 0.4, 0.1], turn: [0, 0, -10] },
      ),
    ),
    { turn: -26 },
  );
