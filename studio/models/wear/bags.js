// Bags and cases.

import * as THREE from 'three';
import { brass, fabric, gloss, leather, plastic, rubber, satin, steel } from '../../kit/materials.js';
import { ball, band, box, cylinder, group, lathe, look, outline, put, ring, scatter, slab, times, tube } from '../../kit/shapes.js';

export const handbag = ({ main, flap }) => {
  const [m, f] = [leather(main, 4), leather(flap, 4)];
  return look(
    group(
      slab(
        outline([
          [-1.5, 0],
          [1.5, 0],
          [1.25, 2],
          [-1.25, 2],
        ]),
        0.9,
        m,
        {},
        { bevel: 0.12 },
      ),
      slab(
        outline([
          [-1.36, 2.12],
          [1.36, 2.12],
          [1.48, 1.2],
          [0, 0.8],
          [-1.48, 1.2],
        ]),
        0.06,
        f,
        { at: [0, 0, 0.6] },
        { bevel: 0.04 },
      ),
      box(2.7, 0.5, 1.1, 0.1, f, { at: [0, 0.1, 0] }),
      cylinder(0.14, 0.14, 0.1, brass(), { at: [0, 1.05, 0.7], turn: [90, 0, 0] }),
      [-0.4, 0.4].map((z) =>
        band(
          [
            [-0.8, 1.9, z],
            [-0.75, 2.9, z * 0.9],
            [0, 3.4, z * 0.8],
            [0.75, 2.9, z * 0.9],
            [0.8, 1.9, z],
          ],
          0.16,
          0.12,
          f,
          {},
          { across: [0, 0, 1] },
        ),
      ),
      [-1, 1].map((x) => ring(0.16, 0.04, brass(), { at: [x * 0.8, 1.9, 0.5] })),
    ),
    { turn: 8, down: 12 },
  );
};

export const clutch = (skin) =>
  look(
    group(
      put(
        group(
          slab(
            outline([
              [-1.8, 0],
              [1.8, 0],
              [1.8, 2],
              [-1.8, 2],
            ]),
            0.36,
            fabric(skin, 20),
            {},
            { bevel: 0.1 },
          ),
          slab(
            outline([
              [-1.86, 2.1],
              [1.86, 2.1],
              [1.86, 1.1],
              [0, 0.7],
              [-1.86, 1.1],
            ]),
            0.05,
            satin('#e9a77f'),
            { at: [0, 0, 0.3] },
            { bevel: 0.03 },
          ),
          ball(0.16, brass(), { at: [0, 0.85, 0.36] }),
        ),
        { at: [0, 0.1, 0], turn: [-10, 0, 0] },
      ),
    ),
    { turn: 12, down: 14 },
  );

export const backpack = ({ color, accent }) => {
  const [m, a] = [fabric(color, 30), fabric(accent, 30)];
  return look(
    group(
      slab(
        outline(
          [
            [-1.2, 0],
            [1.2, 0],
            [1.35, 1.2],
            [1.2, 3],
            [0.7, 3.6],
            [-0.7, 3.6],
            [-1.2, 3],
            [-1.35, 1.2],
          ],
          { smooth: true },
        ),
        0.9,
        m,
        {},
        { bevel: 0.26 },
      ),
      slab(
        outline(
          [
            [-0.95, 0.3],
            [0.95, 0.3],
            [1, 1.3],
            [0.8, 1.9],
            [-0.8, 1.9],
            [-1, 1.3],
          ],
          { smooth: true },
        ),
        0.3,
        a,
        { at: [0, 0, 0.75] },
        { bevel: 0.16 },
      ),
      tube(
        [
          [-0.85, 1.5, 1.12],
          [0, 1.72, 1.16],
          [0.85, 1.5, 1.12],
        ],
        0.035,
        steel(),
      ),
      tube(
        [
          [-1.2, 2.0, 0.75],
          [-0.9, 3.1, 0.72],
          [0, 3.5, 0.66],
          [0.9, 3.1, 0.72],
          [1.2, 2.0, 0.75],
        ],
        0.04,
        steel(),
      ),
      tube(
        [
          [-0.3, 3.6, -0.3],
          [-0.25, 4.1, -0.3],
          [0.25, 4.1, -0.3],
          [0.3, 3.6, -0.3],
        ],
        0.09,
        a,
      ),
      [-1, 1].map((x) =>
        band(
          [
            [x * 0.6, 3.4, -0.6],
            [x * 0.9, 2.9, -1.1],
            [x * 1.0, 1.4, -1.1],
            [x * 1.0, 0.2, -0.6],
          ],
          0.36,
          0.14,
          a,
        ),
      ),
      box(0.5, 0.16, 0.06, 0.03, rubber('#222'), { at: [1.2, 1.2, 0.6] }),
    ),
    { turn: 14, down: 10 },
  );
};

export const suitcase = (color) =>
  look(
    group(
      box(2.5, 3.6, 1.2, 0.26, plastic(color, 0.35), { at: [0, 2.1, 0] }),
      times(7, (i) => box(0.12, 3.2, 1.24, 0.05, plastic(color, 0.35), { at: [-0.96 + i * 0.32, 2.1, 0] })),
      box(2.54, 0.05, 0.1, 0, steel(), { at: [0, 2.1, 0.6] }),
      [-1, 1].flatMap((x) =>
        [-1, 1].map((z) => [
          cylinder(0.17, 0.17, 0.16, rubber(), { at: [x * 1, 0.17, z * 0.42], turn: [0, 0, 90] }),
          box(0.3, 0.24, 0.24, 0.06, plastic('#1b1c1e'), { at: [x * 1, 0.34, z * 0.42] }),
        ]),
      ),
      [-1, 1].map((x) => cylinder(0.05, 0.05, 1.3, steel(), { at: [x * 0.6, 4.4, -0.35] })),
      box(1.5, 0.2, 0.26, 0.1, rubber(), { at: [0, 5.05, -0.35] }),
      tube(
        [
          [-0.5, 3.9, 0.1],
          [-0.4, 4.1, 0.1],
          [0.4, 4.1, 0.1],
          [0.5, 3.9, 0.1],
        ],
        0.08,
        rubber(),
      ),
      box(0.5, 0.3, 0.1, 0.04, plastic('#1b1c1e'), { at: [0.95, 2.8, 0.62] }),
    ),
    { turn: 22, down: 10 },
  );

export const beadPurse = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.7, 0.05],
          [1.15, 0.6],
          [1.1, 1.2],
          [0.8, 1.7],
        ],
        leather('#9c1f1c', 4),
        { scale: [1, 1, 0.55] },
        { smooth: true },
      ),
      scatter(
        new THREE.SphereGeometry(0.07, 10, 8),
        gloss('#ffffff'),
        times(220, (i) => {
          const t = (i + 0.5) / 220;
          const a = i * 2.4;
          const r = 1.16 * Math.sin(Math.PI * (0.2 + t * 0.6)) ** 0.7;
          return {
            at: [Math.sin(a) * r, 0.1 + t * 1.45, Math.cos(a) * r * 0.56],
            color: ['#f2c14e', '#c0261d', '#1f56b0', '#f4f0e4'][i % 4],
          };
        }),
      ),
      tube(
        [
          [-0.85, 1.65, 0],
          [-0.6, 1.95, 0.1],
          [0, 2.05, 0.12],
          [0.6, 1.95, 0.1],
          [0.85, 1.65, 0],
        ],
        0.09,
        brass(),
      ),
      [-1, 1].map((x) => ball(0.16, brass(), { at: [x * 0.12, 2.2, 0.1] })),
    ),
    { down: 12 },
  );

export const briefcase = ({ color, soft = false }) => {
  const m = soft ? fabric(color, 40) : leather(color, 5);
  return look(
    group(
      box(4, 2.7, 0.95, 0.14, m, { at: [0, 1.4, 0] }),
      !soft && box(4.04, 0.06, 0.98, 0.01, brass(), { at: [0, 1.7, 0] }),
      soft && box(3.4, 1.6, 0.2, 0.1, m, { at: [0, 1.0, 0.5] }),
      [-1, 1].map((x) => box(0.4, 0.36, 0.1, 0.04, soft ? plastic('#333') : brass(), { at: [x * 1.3, soft ? 2.3 : 1.8, 0.5] })),
      tube(
        [
          [-0.6, 2.75, 0],
          [-0.5, 3.15, 0],
          [0.5, 3.15, 0],
          [0.6, 2.75, 0],
        ],
        0.12,
        m,
      ),
      [-1, 1].flatMap((x) => [-1, 1].map((y) => ball(0.12, soft ? rubber() : brass(), { at: [x * 1.9, 1.4 + y * 1.25, 0.42] }))),
    ),
    { turn: 20, down: 12 },
  );
};
