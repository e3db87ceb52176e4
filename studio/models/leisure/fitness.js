// Sports wear and training gear.

import * as THREE from 'three';
import { brushed, fabric, leather, plastic, rubber, tinted } from '../../kit/materials.js';
import { ball, band, box, capsule, cylinder, group, lathe, look, mesh, outline, put, ring, sheet, slab, times, tube } from '../../kit/shapes.js';
import { word } from '../tech/audio.js';
import { readout } from '../tech/meters.js';
import { onWall } from '../wear/hung.js';

export const dumbbells = () => {
  const one = (place) =>
    put(
      group(
        cylinder(0.14, 0.14, 2.2, brushed('#b9bcc0'), { turn: [0, 0, 90] }),
        [-1, 1].map((x) => [
          mesh(new THREE.CylinderGeometry(0.75, 0.75, 0.8, 6), rubber('#232427'), {
            at: [x * 1.1, 0, 0],
            turn: [0, 0, 90],
          }),
          word('10 KG', '#232427', '#e4e4e2', 0.7, 0.24, { at: [x * 1.51, 0, 0], turn: [0, x * 90, 0] }),
          cylinder(0.3, 0.3, 0.84, brushed('#9a9da2'), { at: [x * 1.1, 0, 0], turn: [0, 0, 90] }),
        ]),
      ),
      place,
    );
  return look(group(one({ at: [0, 0.7, 0.8], turn: [30, 24, 0] }), one({ at: [-0.1, 0.7, -1], turn: [30, -14, 0] })), {
    down: 22,
    turn: 10,
  });
};

export const boxingGloves = (color = '#b3201a') => {
  const m = leather(color, 4);
  const one = (x, turn) =>
    put(
      group(
        ball(0.85, m, { at: [0, 1.9, 0.1], scale: [0.95, 1.1, 0.9] }),
        ball(0.42, m, { at: [x * -0.75, 1.65, 0.3], scale: [0.8, 1.35, 0.8] }),
        lathe(
          [
            [0.62, 1.4],
            [0.56, 0.6],
            [0.66, 0.1],
            [0.6, 0],
          ],
          m,
          { scale: [1, 1, 0.85] },
        ),
        lathe(
          [
            [0.64, 0.75],
            [0.68, 0.7],
            [0.7, 0.2],
            [0.66, 0.15],
          ],
          leather('#f2efe6', 4),
          { scale: [1, 1, 0.85] },
        ),
        word('BUKOM', '#f2efe6', color, 0.8, 0.24, { at: [0, 0.46, 0.6] }),
      ),
      { at: [x, 0, 0], turn: [0, turn, x * -4] },
    );
  return look(group(one(-0.85, 12), one(0.85, -12)), { down: 10, turn: 6 });
};

export const keeperGloves = () => {
  const one = (side) =>
    put(
      group(
        slab(
          outline([
            [-0.6, 0],
            [0.6, 0],
            [0.75, 1.2],
            [0.7, 1.9],
            [-0.7, 1.9],
            [-0.75, 1.2],
          ]),
          0.26,
          fabric('#6a4fb0', 20),
          {},
          { bevel: 0.12 },
        ),
        times(4, (i) =>
          capsule(0.2, 1 - Math.abs(i - 1.5) * 0.14, fabric(i % 2 ? '#6a4fb0' : '#f3f3f0', 14), {
            at: [-0.58 + i * 0.39, 2.4, 0],
          }),
        ),
        put(capsule(0.22, 0.7, fabric('#f3f3f0', 14)), { at: [side * 0.95, 1.35, 0.05], turn: [0, 0, -side * 34] }),
        box(1.5, 0.5, 0.5, 0.1, fabric('#1d1d22', 10), { at: [0, 0.2, 0] }),
        word('GK', '#6a4fb0', '#fff', 0.7, 0.5, { at: [0, 1.2, 0.27] }),
      ),
      { at: [side * -1.0, 0.1, 0], turn: [-8, side * 8, side * 7] },
    );
  return look(group(one(1), one(-1)), { down: 12, turn: 0 });
};

export const goal = () => {
  const one = (place) =>
    put(
      group(
        tube(
          [
            [-1.5, 0, 0],
            [-1.5, 1.9, 0],
            [-1.46, 2, 0],
            [1.46, 2, 0],
            [1.5, 1.9, 0],
            [1.5, 0, 0],
          ],
          0.07,
          plastic('#c0261d'),
        ),
        tube(
          [
            [-1.5, 0.05, 0],
            [-1.4, 0.05, -1.1],
            [1.4, 0.05, -1.1],
            [1.5, 0.05, 0],
          ],
          0.05,
          plastic('#c0261d'),
        ),
        times(19, (i) =>
          tube(
            [
              [-1.45 + i * 0.161, 2, 0],
              [-1.4 + i * 0.155, 1, -0.6],
              [-1.38 + i * 0.153, 0.05, -1.1],
            ],
            0.012,
            fabric('#f4f4f0'),
            {},
            { steps: 6 },
          ),
        ),
        times(12, (i) =>
          tube(
            [
              [-1.45, 2 - i * 0.17, -i * 0.095],
              [1.45, 2 - i * 0.17, -i * 0.095],
            ],
            0.012,
            fabric('#f4f4f0'),
            {},
            { steps: 2 },
          ),
        ),
      ),
      place,
    );
  return look(group(one({ at: [0.3, 0, 0.4] }), one({ at: [-0.6, 0, -1.6] })), { turn: 20, down: 14 });
};

export const stopwatch = () =>
  look(
    group(
      put(
        group(
          cylinder(1.2, 1.2, 0.4, plastic('#1d1e21', 0.4), { turn: [90, 0, 0] }),
          ring(1.2, 0.12, plastic('#e0a63c'), {}),
          sheet(1.5, 0.8, plastic(readout(['00:12.47'], { ground: '#b9ccb5', w: 320, h: 170 }), 0.3), {
            at: [0, 0.1, 0.21],
          }),
          [-1, 0, 1].map((x) =>
            cylinder(0.14, 0.16, 0.3, plastic('#e0a63c'), {
              at: [x * 0.62, 1.25 - Math.abs(x) * 0.16, 0],
              turn: [0, 0, -x * 30],
            }),
          ),
          word('BESESAKA', '#1d1e21', '#e0a63c', 0.9, 0.2, { at: [0, -0.6, 0.205] }),
        ),
        { at: [0, 1.2, 0], turn: [-14, 0, 0] },
      ),
      tube(
        [
          [0, 2.6, 0],
          [0.9, 3, -0.6],
          [1.7, 1.4, -0.6],
          [1.5, 0.1, 0.2],
          [0.6, 0.06, 0.9],
        ],
        0.05,
        fabric('#1f3f8f'),
      ),
    ),
    { down: 10 },
  );

export const mask = () =>
  look(
    group(
      put(
        group(
          slab(
            outline(
              [
                [-1.3, 0.75],
                [1.3, 0.75],
                [1.5, 0],
                [1.1, -0.8],
                [0.4, -0.5],
                [0, -0.2],
                [-0.4, -0.5],
                [-1.1, -0.8],
                [-1.5, 0],
              ],
              { smooth: true },
            ),
            0.5,
            rubber('#e0478a'),
            {},
            { bevel: 0.12 },
          ),
          slab(
            outline(
              [
                [-1.1, 0.58],
                [1.1, 0.58],
                [1.25, 0],
                [0.95, -0.55],
                [0.4, -0.25],
                [0, 0.0],
                [-0.4, -0.25],
                [-0.95, -0.55],
                [-1.25, 0],
              ],
              { smooth: true },
            ),
            0.1,
            tinted('#bfe0ea', 0.6),
            { at: [0, 0, 0.36] },
            { bevel: 0.02 },
          ),
        ),
        { at: [0, 1, 0], turn: [-10, 0, 0] },
      ),
      tube(
        [
          [1.7, 0.4, 0.2],
          [1.75, 1.2, 0.1],
          [1.8, 2.6, -0.1],
          [1.8, 3, -0.1],
        ],
        0.14,
        plastic('#e0478a'),
      ),
      tube(
        [
          [1.7, 0.4, 0.2],
          [1.4, 0.1, 0.6],
          [0.9, 0.2, 0.9],
        ],
        0.14,
        rubber('#222'),
      ),
      ring(1.4, 0.08, rubber('#222'), { at: [0, 1.1, -0.7], turn: [70, 0, 0], scale: [1, 0.7, 1] }),
    ),
    { turn: 8, down: 10 },
  );

export const uniform = (top, belt) => {
  const m = fabric(belt);
  const tied = [
    band(
      [
        [-1.08, -1.72, 0.1],
        [-0.8, -1.75, 0.42],
        [0, -1.78, 0.6],
        [0.8, -1.75, 0.42],
        [1.08, -1.72, 0.1],
      ],
      0.2,
      0.05,
      m,
      {},
      { across: [0, 1, 0] },
    ),
    box(0.26, 0.24, 0.14, 0.05, m, { at: [0, -1.78, 0.64] }),
    [-1, 1].map((x) => box(0.17, 0.7, 0.04, 0.02, m, { at: [x * 0.2, -2.14, 0.64], turn: [-2, 0, x * 18] })),
  ];
  return onWall(top, tied);
};
