// Health and baby care.

import * as THREE from 'three';
import { fabric, glass, gloss, paper, plastic, rubber } from '../../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, mesh, put, sheet, surface, times, tube } from '../../kit/shapes.js';

export const pills = (skin) =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.85, 0],
          [0.9, 0.08],
          [0.9, 1.9],
          [0.6, 2.2],
          [0.58, 2.4],
        ],
        plastic('#f2f2ef', 0.35),
      ),
      mesh(new THREE.CylinderGeometry(0.908, 0.908, 1.3, 56, 1, true, -1.3, 2.6), paper(skin), { at: [0, 1.0, 0] }),
      lathe(
        [
          [0, 2.9],
          [0.66, 2.9],
          [0.7, 2.82],
          [0.7, 2.35],
        ],
        plastic('#e0641f'),
      ),
      times(9, (i) =>
        put(capsule(0.13, 0.26, gloss('#f0902a')), {
          at: [1.1 + (i % 3) * 0.4, 0.14, 0.9 - Math.floor(i / 3) * 0.45],
          turn: [90, 0, i * 50],
        }),
      ),
    ),
    { down: 16 },
  );

export const firstAid = () =>
  look(
    group(
      box(3.4, 2.4, 1.1, 0.26, plastic('#c9261d', 0.4), { at: [0, 1.2, 0] }),
      box(3.44, 0.08, 1.14, 0.02, plastic('#7d1510'), { at: [0, 1.7, 0] }),
      box(0.34, 1.2, 0.06, 0.02, plastic('#fff'), { at: [0, 0.95, 0.56] }),
      box(1.2, 0.34, 0.06, 0.02, plastic('#fff'), { at: [0, 0.95, 0.56] }),
      tube(
        [
          [-0.6, 2.35, 0],
          [-0.5, 2.8, 0],
          [0.5, 2.8, 0],
          [0.6, 2.35, 0],
        ],
        0.12,
        plastic('#fff'),
      ),
      [-1, 1].map((x) => box(0.4, 0.5, 0.12, 0.04, plastic('#f4f4f2'), { at: [x * 1.1, 1.7, 0.56] })),
      put(group(cylinder(0.4, 0.4, 0.7, fabric('#fbfaf5', 10), { turn: [0, 0, 90] })), {
        at: [2.2, 0.4, 0.6],
        turn: [0, 30, 0],
      }),
      put(box(0.9, 0.1, 0.3, 0.1, fabric('#d9a680', 8)), { at: [1.6, 0.06, 1.3], turn: [0, 24, 0] }),
    ),
    { turn: 12, down: 16 },
  );

export const toothbrushes = (colors) =>
  look(
    group(
      colors.map((color, i) =>
        put(
          group(
            capsule(0.13, 2.6, plastic(color, 0.3), { at: [0, 0, 0] }),
            capsule(0.09, 1.0, plastic(color, 0.3), { at: [0, 1.8, 0] }),
            box(0.3, 0.75, 0.14, 0.06, plastic('#fff', 0.3), { at: [0, 2.55, 0] }),
            times(18, (k) =>
              cylinder(0.035, 0.035, 0.3, plastic(k % 2 ? '#fff' : color), {
                at: [-0.08 + (k % 3) * 0.08, 2.28 + Math.floor(k / 3) * 0.105, 0.2],
              }),
            ),
          ),
          { at: [-0.9 + i * 0.6, 0.2, 0], turn: [-66, 0, -6 + i * 4] },
        ),
      ),
    ),
    { down: 36, turn: -16 },
  );

export const babyBottles = () => {
  const one = (color, place) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [0.6, 0],
            [0.66, 0.1],
            [0.66, 0.9],
            [0.58, 1.3],
            [0.66, 1.7],
            [0.66, 2.3],
          ],
          glass('#eaf4f5', 0.4),
        ),
        lathe(
          [
            [0, 0.05],
            [0.6, 0.08],
            [0.6, 0.9],
            [0.53, 1.3],
            [0.58, 1.6],
            [0, 1.6],
          ],
          plastic('#fbf7ec', 0.5),
        ),
        lathe(
          [
            [0.36, 2.9],
            [0.7, 2.75],
            [0.74, 2.3],
          ],
          plastic(color, 0.35),
        ),
        lathe(
          [
            [0.36, 2.86],
            [0.34, 3.0],
            [0.14, 3.2],
            [0.16, 3.4],
            [0, 3.5],
          ],
          rubber('#e6c79a'),
          {},
          { smooth: true },
        ),
        times(8, (i) => box(0.2, 0.02, 0.02, 0, plastic('#2f6fae'), { at: [0.3, 0.4 + i * 0.2, 0.6], turn: [0, 26, 0] })),
      ),
      place,
    );
  return look(group(one('#5aa7c9', { at: [-0.8, 0, 0.2] }), one('#e38aa6', { at: [0.85, 0, -0.3] })), { down: 10 });
};

export const bathtub = () =>
  look(
    group(
      lathe(
        [
          [0, 0.14],
          [0.9, 0.14],
          [1.25, 0.5],
          [1.45, 1.3],
          [1.7, 1.36],
          [1.72, 1.26],
          [1.55, 1.2],
          [1.35, 0.4],
          [1.1, 0],
        ],
        plastic('#7cc3dd', 0.35),
        { scale: [1.5, 1, 0.95] },
      ),
      surface((u, v) => [-1.6 + v * 2.2, 0.4 + (1 - v) * 0.7 + 0.1 * Math.cos((u - 0.5) * 3), (u - 0.5) * 1.5], plastic('#fdfdfb', 0.4)),
      ball(0.26, plastic('#f2c63a', 0.4), { at: [1.3, 0.75, 0.2], scale: [1.2, 0.9, 1] }),
      ball(0.17, plastic('#f2c63a', 0.4), { at: [1.45, 1.05, 0.2] }),
    ),
    { down: 24, turn: 14 },
  );

export const diapers = (skin) =>
  look(
    group(
      mesh(
        (() => {
          const g = box(3.2, 3, 1.5, 0.4, plastic('#fff')).geometry;
          return g;
        })(),
        plastic('#3f9bd0', 0.3),
        { at: [0, 1.5, 0] },
      ),
      sheet(2.9, 2.3, plastic(skin, 0.35), { at: [0, 1.55, 0.755] }),
      box(1.4, 0.1, 0.5, 0.05, plastic('#cfe6f4'), { at: [0, 3.02, 0] }),
    ),
    { turn: 20, down: 12 },
  );
