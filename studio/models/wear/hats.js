// Hats, caps and the safety vest.
import { fabric, plastic, satin, steel, woven } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, outline, put, slab, surface, times, tube } from '../../kit/shapes.js';

export const cap = (color) =>
  look(
    group(
      put(
        lathe(
          [
            [0, 0.95],
            [0.4, 0.9],
            [0.85, 0.6],
            [1, 0.1],
            [1, 0],
          ],
          fabric(color, 24),
          {},
          { smooth: true },
        ),
        { scale: [1, 1, 1.08] },
      ),
      surface(
        (u, v) => {
          const a = (u - 0.5) * 2.3;
          const r = 1.0 + v * 0.8 * Math.cos(a * 0.8);
          return [Math.sin(a) * (1 + v * 0.12), 0.06 - v * 0.14 * Math.cos(a) - 0.1 * Math.abs(Math.sin(a)) * v, Math.cos(a) * r * 1.05];
        },
        fabric(color, 14),
      ),
      times(6, (i) =>
        tube(
          times(8, (k) => {
            const t = k / 7;
            return [Math.sin(i * 1.047) * Math.sin(t * 1.5) * 1.01, 0.96 * Math.cos(t * 1.47), Math.cos(i * 1.047) * Math.sin(t * 1.5) * 1.09];
          }),
          0.02,
          fabric('#e9e4d6'),
        ),
      ),
      ball(0.1, fabric(color), { at: [0, 0.96, 0] }),
    ),
    { turn: 30, down: 20 },
  );

export const sunHat = () =>
  look(
    group(
      lathe(
        [
          [0, 0.95],
          [0.6, 0.92],
          [0.8, 0.7],
          [0.86, 0.1],
          [1.2, 0.02],
          [1.8, 0.08],
          [2.1, 0.02],
        ],
        woven(['#dcb872', '#cfa659', '#dcb872'], [14, 3]),
        {},
        { smooth: true },
      ),
      lathe(
        [
          [0.84, 0.42],
          [0.9, 0.4],
          [0.9, 0.1],
          [0.88, 0.08],
        ],
        satin('#b3201a'),
      ),
    ),
    { down: 22 },
  );

export const gradCap = () =>
  look(
    group(
      lathe(
        [
          [0.85, 0.5],
          [0.95, 0],
          [0.9, -0.3],
        ],
        fabric('#17181b', 20),
        { at: [0, 1.9, 0] },
      ),
      put(box(2.6, 0.1, 2.6, 0.02, fabric('#17181b', 20)), { at: [0, 2.45, 0], turn: [6, 40, 0] }),
      ball(0.1, fabric('#e0a63c'), { at: [0, 2.54, 0] }),
      tube(
        [
          [0, 2.55, 0],
          [0.9, 2.5, 0.7],
          [1.25, 2.3, 0.9],
          [1.3, 1.6, 0.95],
        ],
        0.035,
        fabric('#e0a63c'),
      ),
      times(9, (i) =>
        cylinder(0.02, 0.02, 0.6, fabric('#e0a63c'), {
          at: [1.3 + Math.sin(i) * 0.06, 1.3, 0.95 + Math.cos(i) * 0.06],
        }),
      ),
      box(3, 0.5, 2.2, 0.16, fabric('#17181b', 20), { at: [0, 0.25, 0] }),
      box(2.8, 0.4, 2.1, 0.14, fabric('#202226', 20), { at: [0.05, 0.7, 0] }),
      box(0.5, 0.06, 2.24, 0.02, satin('#b98a1e'), { at: [0.4, 0.92, 0] }),
      cylinder(0.85, 0.95, 0.7, fabric('#17181b', 20), { at: [0, 1.25, 0] }),
    ),
    { turn: 10, down: 14 },
  );

export const vest = () => {
  const m = fabric('#d8ea1f', 30);
  const half = (x) =>
    slab(
      outline(
        [
          [x * 0.04, 0],
          [x * 1.1, 0],
          [x * 1.12, 1.6],
          [x * 0.85, 2.0],
          [x * 0.95, 2.9],
          [x * 0.5, 3.1],
          [x * 0.3, 2.4],
          [x * 0.04, 1.7],
        ],
        { smooth: false },
      ),
      0.3,
      m,
      {},
      { bevel: 0.1 },
    );
  return look(
    group(
      [-1, 1].map((x) => [
        half(x),
        [0.5, 1.15].map((y) => box(1.08, 0.24, 0.56, 0.02, steel('#e3e6e8', 0.3), { at: [x * 0.58, y, 0] })),
        box(0.22, 1.3, 0.56, 0.02, steel('#e3e6e8', 0.3), { at: [x * 0.6, 2.2, 0] }),
      ]),
      box(0.06, 1.7, 0.6, 0.01, plastic('#e0641f'), { at: [0, 0.85, 0] }),
      slab(
        outline(
          [
            [-1.05, 0],
            [1.05, 0],
            [1.0, 2],
            [0.9, 2.9],
            [0.4, 3.1],
            [-0.4, 3.1],
            [-0.9, 2.9],
            [-1, 2],
          ],
          { smooth: false },
        ),
        0.1,
        m,
        { at: [0, 0, -0.3] },
      ),
    ),
    { down: 8, turn: 8 },
  );
};
