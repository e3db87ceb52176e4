// Animals, alive, carved or of plush.

import * as THREE from 'three';
import { fabric, fur, gloss, leaf, leather, paper, plastic, rubber, wood } from '../../kit/materials.js';
import { ball, bend, box, capsule, cylinder, group, lathe, look, mesh, put, surface, times, tube } from '../../kit/shapes.js';

/** Animals, of soft round parts. */
const puff = (r, color, at, scale = 1) => ball(r, fur(color), { at, scale });

const chick = (place) =>
  put(
    group(
      puff(0.5, '#f3cf4a', [0, 0.62, 0], [1, 0.95, 1.12]),
      puff(0.36, '#f6d65a', [0, 1.18, 0.28]),
      put(mesh(new THREE.ConeGeometry(0.08, 0.2, 12), plastic('#e08a2a')), { at: [0, 1.15, 0.68], turn: [90, 0, 0] }),
      [-1, 1].map((x) => [
        ball(0.05, gloss('#111'), { at: [x * 0.2, 1.25, 0.56] }),
        puff(0.28, '#e9bf35', [x * 0.45, 0.66, -0.05], [0.4, 0.75, 1]),
        tube(
          [
            [x * 0.18, 0.25, 0],
            [x * 0.2, 0.03, 0.05],
            [x * 0.22, 0.03, 0.25],
          ],
          0.04,
          plastic('#e08a2a'),
        ),
      ]),
    ),
    place,
  );

export const chickBox = () =>
  look(
    group(
      box(4.4, 0.1, 3.2, 0.02, paper('#b98d55'), { at: [0, 0.05, 0] }),
      [-1, 1].map((z) => box(4.4, 0.9, 0.1, 0.02, paper('#c79a60'), { at: [0, 0.45, z * 1.6] })),
      [-1, 1].map((x) => box(0.1, 0.9, 3.2, 0.02, paper('#c79a60'), { at: [x * 2.2, 0.45, 0] })),
      times(15, (i) =>
        chick({
          at: [-1.7 + (i % 5) * 0.85, 0.1, -1.0 + Math.floor(i / 5) * 0.95],
          turn: [0, Math.sin(i * 2.3) * 50, 0],
          scale: 0.82,
        }),
      ),
    ),
    { down: 30, turn: 8 },
  );

export const cockerel = () => {
  const tail = leaf('#1d3a2f');
  return look(
    group(
      put(
        mesh(
          bend(new THREE.SphereGeometry(1, 40, 28), (x, y, z) => [x * 0.75, y * 0.85 + 0.16 * z * z * (z < 0 ? 1.4 : 0.5), z * 1.25]),
          fur('#8a3a16'),
        ),
        { at: [0, 1.9, 0] },
      ),
      put(capsule(0.42, 0.9, fur('#c46a22')), { at: [0, 2.85, 0.95], turn: [28, 0, 0] }),
      ball(0.4, fur('#b3551c'), { at: [0, 3.5, 1.25] }),
      put(mesh(new THREE.ConeGeometry(0.13, 0.4, 12), plastic('#d9a545')), { at: [0, 3.45, 1.75], turn: [96, 0, 0] }),
      times(5, (i) =>
        ball(0.17, plastic('#c71f1a', 0.5), {
          at: [0, 3.92 + Math.sin(i * 0.8) * 0.12, 0.9 + i * 0.17],
          scale: [0.4, 1.3, 0.8],
        }),
      ),
      [-1, 1].map((x) => [
        ball(0.13, plastic('#c71f1a', 0.5), { at: [x * 0.1, 3.05, 1.6], scale: [0.6, 1.6, 0.7] }),
        ball(0.06, gloss('#111'), { at: [x * 0.34, 3.58, 1.42] }),
        ball(0.7, fur('#5f2710'), { at: [x * 0.62, 2.0, -0.1], scale: [0.4, 0.75, 1.25] }),
        tube(
          [
            [x * 0.35, 1.3, 0.1],
            [x * 0.36, 0.7, 0],
            [x * 0.36, 0.08, 0.1],
          ],
          0.09,
          plastic('#d9a545'),
        ),
        [-0.25, 0, 0.25].map((d) =>
          tube(
            [
              [x * 0.36, 0.08, 0.1],
              [x * 0.36 + d, 0.05, 0.5],
            ],
            0.05,
            plastic('#d9a545'),
          ),
        ),
      ]),
      times(9, (i) =>
        put(
          surface((u, v) => [(u - 0.5) * 0.42 * (1 - v * 0.5), v * 1.5 - v * v * 0.6, -v * 1.4], tail, {}, { across: 4, along: 12 }),
          { at: [(i - 4) * 0.09, 2.2, -1.0], turn: [i * 6 - 20, (i - 4) * 8, 0] },
        ),
      ),
    ),
    { turn: 62, down: 8 },
  );
};

export const goat = () => {
  const [coat, dark] = ['#7a5236', '#3a261a'];
  return look(
    group(
      put(capsule(0.75, 1.7, fur(coat)), { at: [0, 1.9, 0], turn: [90, 0, 0] }),
      put(capsule(0.38, 0.9, fur(coat)), { at: [0, 2.6, 1.35], turn: [30, 0, 0] }),
      put(
        mesh(
          bend(new THREE.SphereGeometry(0.5, 32, 24), (x, y, z) => [x * 0.72 * (1 - 0.25 * z), y * 0.85, z * 1.35]),
          fur(coat),
        ),
        { at: [0, 3.15, 1.85], turn: [24, 0, 0] },
      ),
      ball(0.22, fur(dark), { at: [0, 2.88, 2.42], scale: [1, 0.8, 0.8] }),
      [-1, 1].map((x) => [
        put(capsule(0.12, 0.5, fur(dark)), { at: [x * 0.58, 3.15, 1.55], turn: [0, 0, x * 70] }),
        tube(
          [
            [x * 0.18, 3.5, 1.6],
            [x * 0.26, 3.95, 1.4],
            [x * 0.34, 4.15, 1.0],
          ],
          0.1,
          leather('#4b3b2c', 4),
        ),
        ball(0.07, gloss('#111'), { at: [x * 0.34, 3.3, 2.05] }),
        [-0.95, 0.95].map((z) => [
          capsule(0.2, 1.0, fur(z > 0 ? coat : dark), { at: [x * 0.42, 0.85, z] }),
          cylinder(0.17, 0.2, 0.24, rubber('#1a1411'), { at: [x * 0.42, 0.12, z] }),
        ]),
      ]),
      capsule(0.12, 0.34, fur(dark), { at: [0, 2.4, -1.75], turn: [-50, 0, 0] }),
      put(mesh(new THREE.ConeGeometry(0.14, 0.5, 12), fur(dark)), { at: [0, 2.45, 2.25], turn: [180, 0, 0] }),
    ),
    { turn: 58, down: 10 },
  );
};

export const rabbit = (color, place) =>
  put(
    group(
      put(
        mesh(
          bend(new THREE.SphereGeometry(0.9, 36, 26), (x, y, z) => [x * 0.85, y * 0.85 + (z < 0 ? 0.12 : 0), z * 1.25]),
          fur(color),
        ),
        { at: [0, 0.85, 0] },
      ),
      ball(0.52, fur(color), { at: [0, 1.5, 1.0], scale: [0.9, 0.95, 1.15] }),
      [-1, 1].map((x) => [
        put(
          lathe(
            [
              [0, 0],
              [0.15, 0.2],
              [0.17, 0.7],
              [0, 1.15],
            ],
            fur(color),
            {},
            { smooth: true },
          ),
          { at: [x * 0.2, 1.85, 0.85], turn: [-18, 0, -x * 12], scale: [1, 1, 0.5] },
        ),
        put(
          lathe(
            [
              [0, 0],
              [0.08, 0.2],
              [0.1, 0.6],
              [0, 0.9],
            ],
            plastic('#e3a9a0', 0.8),
            {},
            { smooth: true },
          ),
          { at: [x * 0.2, 1.92, 0.93], turn: [-18, 0, -x * 12], scale: [1, 1, 0.3] },
        ),
        ball(0.08, gloss('#3a1210'), { at: [x * 0.36, 1.6, 1.32] }),
        ball(0.3, fur(color), { at: [x * 0.55, 0.4, -0.5], scale: [0.7, 1, 1.4] }),
        capsule(0.15, 0.4, fur(color), { at: [x * 0.35, 0.25, 1.0], turn: [60, 0, 0] }),
      ]),
      ball(0.06, plastic('#d98a80'), { at: [0, 1.5, 1.6] }),
      ball(0.24, fur('#ffffff'), { at: [0, 0.8, -1.15] }),
    ),
    place,
  );

export const elephant = () => {
  const m = wood('ebony');
  return look(
    group(
      put(
        mesh(
          bend(new THREE.SphereGeometry(1.1, 40, 28), (x, y, z) => [x * 0.9, y * 0.95, z * 1.25]),
          m,
        ),
        { at: [0, 2.1, 0] },
      ),
      ball(0.75, m, { at: [0, 2.75, 1.45], scale: [0.95, 1.05, 0.95] }),
      tube(
        [
          [0, 2.7, 2.1],
          [0, 2.1, 2.5],
          [0, 1.3, 2.6],
          [0, 0.75, 2.75],
          [0, 0.8, 3.05],
        ],
        0.22,
        m,
      ),
      [-1, 1].map((x) => [
        put(
          mesh(
            bend(new THREE.SphereGeometry(0.75, 28, 20), (a, b, c) => [a * 0.16, b, c * 0.8]),
            m,
          ),
          { at: [x * 0.85, 2.75, 1.15], turn: [0, x * 34, x * 8] },
        ),
        tube(
          [
            [x * 0.32, 2.3, 2.05],
            [x * 0.4, 1.95, 2.5],
            [x * 0.36, 2.05, 2.9],
          ],
          0.09,
          plastic('#f2e8d2', 0.35),
        ),
        ball(0.07, gloss('#f6f1e6'), { at: [x * 0.5, 2.95, 1.95] }),
        [-0.75, 0.75].map((z) => cylinder(0.4, 0.44, 1.6, m, { at: [x * 0.55, 0.8, z] })),
      ]),
      tube(
        [
          [0, 2.4, -1.3],
          [0, 1.9, -1.6],
          [0, 1.3, -1.6],
        ],
        0.06,
        m,
      ),
      box(2.4, 0.2, 4.2, 0.06, wood('walnut'), { at: [0, 0, 0.5] }),
    ),
    { turn: 56, down: 10 },
  );
};

export const teddy = () => {
  const [coat, belly] = ['#a8703c', '#dcb482'];
  return look(
    group(
      puff(0.95, coat, [0, 1.05, 0], [1, 1.08, 0.9]),
      puff(0.6, belly, [0, 1.0, 0.42], [0.95, 1.1, 0.75]),
      puff(0.78, coat, [0, 2.45, 0.05], [1.08, 0.98, 0.95]),
      puff(0.34, belly, [0, 2.28, 0.68], [1.1, 0.85, 0.8]),
      ball(0.13, gloss('#21140c'), { at: [0, 2.4, 0.95], scale: [1.3, 0.9, 0.7] }),
      [-1, 1].map((x) => [
        puff(0.3, coat, [x * 0.62, 3.05, 0]),
        puff(0.18, belly, [x * 0.62, 3.05, 0.2]),
        ball(0.09, gloss('#16100c'), { at: [x * 0.3, 2.62, 0.72] }),
        put(capsule(0.3, 0.6, fur(coat)), { at: [x * 1.05, 1.45, 0.2], turn: [-20, 0, x * 40] }),
        put(capsule(0.36, 0.6, fur(coat)), { at: [x * 0.62, 0.36, 0.7], turn: [80, 0, -x * 18] }),
        puff(0.28, belly, [x * 0.76, 0.4, 1.32], [1, 1, 0.35]),
      ]),
      [-1, 1].map((x) => ball(0.26, fabric('#b3201a', 4), { at: [x * 0.26, 1.85, 0.62], scale: [1.1, 0.7, 0.5] })),
    ),
    { down: 8, turn: 6 },
  );
};
