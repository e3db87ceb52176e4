// Grains, eggs, bread, and the crates and trays that hold goods.

import * as THREE from 'three';
import { clay, flesh, paper, plastic, wood, woven } from '../../kit/materials.js';
import { speckled } from '../../kit/patterns.js';
import { bend, box, createRandom, group, lathe, look, mesh, put, scatter, times } from '../../kit/shapes.js';

/** A shallow basket or crate to hold goods. */
export const tray = (colors, { w = 2, h = 0.9 } = {}) =>
  group(
    lathe(
      [
        [0, 0],
        [w * 0.8, 0],
        [w * 0.86, 0.08],
        [w, h],
      ],
      woven(colors, [10, 1]),
    ),
    mesh(new THREE.TorusGeometry(w, 0.08, 10, 72), woven([colors.at(-1)], [30, 2]), {
      at: [0, h, 0],
      turn: [90, 0, 0],
    }),
  );

export const crate = (w, h, d, tone = 'pale') =>
  group(
    times(3, (i) =>
      [-1, 1].map((side) => [
        box(w, h / 3.7, 0.08, 0.02, wood(tone), { at: [0, h * (i / 3 + 0.17), (side * d) / 2] }),
        box(0.08, h / 3.7, d, 0.02, wood(tone), { at: [(side * w) / 2, h * (i / 3 + 0.17), 0] }),
      ]),
    ),
    box(w, 0.08, d, 0.02, wood(tone), { at: [0, 0.05, 0] }),
    [-1, 1].flatMap((x) => [-1, 1].map((z) => box(0.14, h * 1.04, 0.14, 0.02, wood(tone), { at: [(x * (w - 0.16)) / 2, h / 2, (z * (d - 0.16)) / 2] }))),
  );

/** A heap of the same in a crate or on a tray. */
export const heap = (make, { columns, rows, layers = 1, gap, y = 0, rise, jitter = 0.12, seed = 4 }) => {
  const random = createRandom(seed);
  const shake = () => (random() - 0.5) * 2 * jitter;
  return group(
    times(layers, (layer) => {
      const [c, r] = [columns - layer, rows - layer];
      return times(c * r, (i) =>
        make(
          {
            at: [((i % c) - (c - 1) / 2) * gap + shake(), y + layer * rise, (Math.floor(i / c) - (r - 1) / 2) * gap + shake()],
            turn: [random() * 40 - 20, random() * 360, random() * 40 - 20],
          },
          random,
        ),
      );
    }),
  );
};

/** Grain in a heap: small seeds on a dome. */
export function seeds({ colors, r = 1, size = 0.07, h = 0.6, count = 600, long = 1.4 }, place) {
  const random = createRandom(6);
  return put(
    group(
      lathe(
        [
          [0, h],
          [r * 0.5, h * 0.86],
          [r * 0.85, h * 0.45],
          [r, 0],
        ],
        clay(colors[0], 3),
        {},
        { smooth: true },
      ),
      scatter(
        new THREE.SphereGeometry(size, 7, 5),
        plastic('#ffffff', 0.5),
        times(count, () => {
          const [t, a] = [Math.sqrt(random()), random() * 6.2832];
          return {
            at: [Math.sin(a) * t * r, h * Math.cos(t * 1.5) + 0.02, Math.cos(a) * t * r],
            turn: [random() * 180, random() * 180, 0],
            scale: [1, long, 0.9],
            color: colors[Math.floor(random() * colors.length)],
          };
        }),
      ),
    ),
    place,
  );
}

const egg =
  (color = '#c98f62') =>
  (place) =>
    put(
      lathe(
        times(25, (i) => {
          const a = Math.PI * (i / 24);
          return [Math.sin(a) * 0.42, -Math.cos(a) * (i > 12 ? 0.62 : 0.5)];
        }),
        plastic(color, 0.55),
      ),
      place,
    );

export const eggCrate = () =>
  look(
    group(
      box(4.1, 0.3, 3.5, 0.1, paper('#a8a294'), { at: [0, 0.16, 0] }),
      times(42, (i) =>
        lathe(
          [
            [0.44, 0.32],
            [0.3, 0.2],
          ],
          paper('#9d978a'),
          { at: [((i % 7) - 3) * 0.57, 0.16, (Math.floor(i / 7) - 2.5) * 0.57] },
          { sides: 16 },
        ),
      ),
      times(30, (i) =>
        egg(['#c98f62', '#bf8154', '#d39d72'][i % 3])({
          at: [((i % 6) - 2.5) * 0.62, 0.68, (Math.floor(i / 6) - 2) * 0.64],
          scale: 0.68,
        }),
      ),
    ),
    { down: 34, turn: 10 },
  );

export const loaf = () =>
  look(
    group(
      mesh(
        bend(new THREE.BoxGeometry(3.4, 1.5, 1.5, 60, 30, 30), (x, y, z) => {
          const [px, pz] = [Math.abs(x) / 1.7, Math.abs(z) / 0.75];
          const round = Math.max(0, 1 - px ** 6) ** 0.4 * Math.max(0, 1 - pz ** 3) ** 0.5;
          const k = y > 0 ? 1 + 0.5 * round - 0.25 * (1 - round) : 1;
          return [x * (1 - 0.05 * Math.max(0, -y)), 0.75 + y * k + (y > 0.2 ? 0.08 * Math.cos(x * 5.5) * round : 0), z * (y > 0 ? 1 + 0.1 * (1 - y) : 1)];
        }),
        flesh(crust()),
      ),
      mesh(
        bend(new THREE.BoxGeometry(0.4, 1.9, 1.6, 6, 20, 20), (x, y, z) => [x, y, z * (1 - 0.16 * Math.max(0, y) ** 2)]),
        flesh(speckled('#f3dfb4', ['#e2c48a', '#fbf0d4'], { count: 900, size: [2, 7] })),
        { at: [2.35, 0.9, 0.2], turn: [0, 14, -12] },
      ),
    ),
    { turn: 22, down: 22 },
  );

const crust = () => speckled('#b26a26', ['#8c4714', '#d49447', '#7a3a10'], { count: 500, size: [6, 60], alpha: 0.25 });
