// Wigs and what hair needs.

import * as THREE from 'three';
import { fabric, paper, satin, suede, wood } from '../../kit/materials.js';
import { ball, box, createRandom, cylinder, group, lathe, look, put, roundedRect, slab, times, tube } from '../../kit/shapes.js';

export const hairPick = () =>
  look(
    group(
      put(
        group(
          slab(
            roundedRect(1.3, 1.7, 0.5),
            0.14,
            wood('walnut', [1, 2]),
            { at: [0, 1.1, 0] },
            { bevel: 0.05, holes: [new THREE.Path().absarc(0, 0.25, 0.3, 0, 7)] },
          ),
          times(9, (i) =>
            lathe(
              [
                [0.055, 0],
                [0.06, 1.2],
                [0.02, 2.1],
                [0, 2.15],
              ],
              wood('walnut'),
              { at: [-0.52 + i * 0.13, 0.35, 0], turn: [180, 0, 0] },
              { sides: 10 },
            ),
          ),
        ),
        { at: [0, 0.25, -0.2], turn: [-66, 0, 26] },
      ),
    ),
    { down: 34, turn: 0 },
  );

export const sponge = () => {
  const random = createRandom(3);
  return look(
    group(
      times(46, (i) => {
        const a = i * 2.4;
        const r = 0.5 + (i % 7) * 0.16;
        return tube(
          times(5, (k) => [
            Math.sin(a + k * 0.7) * r + random() * 0.3,
            0.25 + (i % 6) * 0.17 + Math.sin(k * 2 + i) * 0.2,
            Math.cos(a + k * 0.7) * r * 0.8 + random() * 0.3,
          ]),
          0.07,
          fabric(['#2f9bb8', '#5ec0d0', '#2f9bb8', '#e9f4f2'][i % 4], 6),
        );
      }),
      tube(
        [
          [0.4, 1.3, 0],
          [0.8, 1.9, 0.1],
          [1.4, 1.6, 0.2],
          [1.5, 0.8, 0.5],
        ],
        0.06,
        fabric('#f4f4f0'),
      ),
    ),
    { down: 22 },
  );
};

/** A wig on a mannequin's head of cloth: locks that fall from a parting, in two shades, and a face between them. */
export function wig({ color, curl = 0, long = 2.4 }) {
  const random = createRandom(9);
  const tones = [0, 0.1, 0.22].map((light) => satin(`#${new THREE.Color(color).lerp(new THREE.Color('#d9a070'), light).getHexString()}`));
  const lock = (side, i, count) => {
    const t = i / (count - 1);
    // From beside the face, over the ear, to the back.
    const a = side * (0.62 + t * 2.5);
    const root = [side * 0.1, 4.36 - 0.2 * t * t, 0.62 - t * 1.15];
    const l = long * (0.94 + random() * 0.1);
    const [sx, sz] = [Math.sin(a), Math.cos(a)];
    const points = [root, [sx * 0.62 + side * 0.05, 4.24 - 0.12 * t, sz * 0.6 * (1 - t * 0.2)], [sx * 1.0, 3.62, sz * 0.98]];
    times(8, (k) => {
      const v = (k + 1) / 8;
      const phase = k * 1.9 + i * 1.3;
      points.push([
        sx * (1.06 + 0.1 * v + curl * 1.6 * Math.sin(v * 3)) + curl * Math.sin(phase),
        3.62 - l * v,
        sz * (1.02 + 0.06 * v + curl * 1.4 * Math.sin(v * 3)) + curl * Math.cos(phase),
      ]);
    });
    return tube(points, curl ? 0.12 : 0.085 + random() * 0.03, tones[Math.floor(random() * 3)], {}, { steps: 60 });
  };
  const count = curl ? 46 : 64;
  const skin = suede('#a8764f');
  const face = [
    ball(0.9, skin, { at: [0, 3.25, 0.12], scale: [0.84, 1.16, 0.9] }),
    ball(0.5, skin, { at: [0, 2.62, 0.42], scale: [0.86, 0.74, 0.8] }),
    tube(
      [
        [0, 3.3, 0.9],
        [0, 3.08, 1.02],
        [0, 2.96, 1.03],
      ],
      0.085,
      skin,
    ),
    [-1, 1].map((x) => [
      ball(0.085, skin, { at: [x * 0.085, 2.95, 0.98] }),
      tube(
        [
          [x * 0.16, 3.52, 0.86],
          [x * 0.34, 3.58, 0.8],
          [x * 0.5, 3.5, 0.68],
        ],
        0.028,
        suede('#5a3a28'),
      ),
      tube(
        [
          [x * 0.17, 3.3, 0.86],
          [x * 0.3, 3.25, 0.84],
          [x * 0.45, 3.3, 0.74],
        ],
        0.024,
        suede('#4a2e20'),
      ),
    ]),
    ball(0.2, satin('#a8524a'), { at: [0, 2.7, 0.83], scale: [1, 0.3, 0.4] }),
    ball(0.17, satin('#b8625a'), { at: [0, 2.63, 0.82], scale: [1, 0.34, 0.4] }),
  ];
  const stand = [
    cylinder(0.36, 0.48, 1.0, skin, { at: [0, 2.0, 0.0] }),
    lathe(
      [
        [0, 1.62],
        [0.5, 1.6],
        [1.0, 1.4],
        [1.25, 1.05],
        [1.3, 0.7],
        [0, 0.7],
      ],
      skin,
      { scale: [0.8, 1, 0.6] },
      { smooth: true },
    ),
    box(1.5, 0.16, 1.0, 0.06, wood('walnut'), { at: [0, 0.6, 0] }),
  ];
  const scalp = ball(1, tones[0], { at: [0, 3.36, -0.12], scale: [0.94, 1.02, 0.95] });
  return look(
    group(
      [-1, 1].map((side) => times(count, (i) => lock(side, i, count))),
      scalp,
      face,
      stand,
    ),
    { down: 6, turn: 10 },
  );
}

/** Braiding hair, tied in bundles. */
export const hairBundles = (color) =>
  look(
    group(
      times(4, (k) =>
        put(
          group(
            times(26, (i) => {
              const [x, z] = [Math.sin(i * 2.4) * 0.06 * Math.sqrt(i), Math.cos(i * 2.4) * 0.03 * Math.sqrt(i)];
              return tube(
                [
                  [x, 3.6, z],
                  [x * 1.2, 2.6, z],
                  [x * 1.7 + 0.05 * Math.sin(i), 1.2, z * 1.4],
                  [x * 2, 0.05 + (i % 4) * 0.06, z * 1.6],
                ],
                0.06,
                satin(i % 4 ? color : '#8a2440'),
              );
            }),
            cylinder(0.34, 0.34, 0.2, satin('#f2c14e'), { at: [0, 3.2, 0], scale: [1.2, 1, 0.7] }),
          ),
          { at: [-1.5 + k, 0, -k * 0.1] },
        ),
      ),
      box(4.6, 0.3, 0.3, 0.06, paper('#e0478a'), { at: [0, 3.75, -0.1] }),
    ),
    { down: 8, turn: 8 },
  );
