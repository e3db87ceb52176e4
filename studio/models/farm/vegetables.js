// Vegetables, tubers and spices.

import * as THREE from 'three';
import { clay, flesh, fruit, leaf, plastic } from '../../kit/materials.js';
import { speckled } from '../../kit/patterns.js';
import { ball, bend, cylinder, group, lathe, look, mesh, put, surface, times, tube } from '../../kit/shapes.js';
import { tuft } from './fruit.js';
import { seeds } from './harvest.js';

export const eggplant = (place) =>
  put(
    group(
      lathe(
        [
          [0, -0.55],
          [0.34, -0.48],
          [0.5, -0.1],
          [0.38, 0.35],
          [0.16, 0.55],
          [0, 0.58],
        ],
        fruit(speckled('#f2e9c4', ['#e3d490', '#fffbe6'], { count: 200, size: [10, 40], alpha: 0.4 })),
        {},
        { smooth: true },
      ),
      times(5, (i) =>
        surface((u, v) => [(u - 0.5) * 0.24 * (1 - v), 0.57 - v * 0.18, 0.05 + v * 0.3], leaf('#5e7d34'), { turn: [0, i * 72, 0] }, { across: 4, along: 6 }),
      ),
      cylinder(0.05, 0.07, 0.3, leaf('#5e7d34'), { at: [0, 0.68, 0], turn: [0, 0, 14] }),
    ),
    place,
  );

/** A bunch of plantain. */
export function plantain() {
  const skin = fruit(speckled('#8fa63a', ['#c9b63f', '#5f7d2b', '#3d3018'], { count: 400, size: [3, 30], alpha: 0.35 }));
  const finger = (place) =>
    put(
      group(
        tube(
          [
            [0, 0, 0],
            [0.18, -0.5, 0.25],
            [0.2, -1.1, 0.32],
            [0.05, -1.6, 0.2],
          ],
          0.2,
          skin,
        ),
        ball(0.2, skin, { at: [0.05, -1.6, 0.2] }),
        cylinder(0.07, 0.05, 0.26, plastic('#3d3018', 0.8), { at: [0, -1.86, 0.12], turn: [20, 0, 0] }),
      ),
      place,
    );
  return look(
    group(
      tube(
        [
          [0, 3.6, 0],
          [0.06, 2.4, 0],
          [0, 0.9, 0],
        ],
        0.17,
        leaf('#6d7f36'),
      ),
      times(3, (tier) =>
        times(9, (i) =>
          finger({
            at: [Math.sin(i * 0.698 + tier) * 0.22, 3.1 - tier * 0.78, Math.cos(i * 0.698 + tier) * 0.22],
            turn: [0, i * 40 + tier * 57, 0],
            scale: 1 - tier * 0.06,
          }).rotateX(-0.55),
        ),
      ),
    ),
    { focus: [0, 0.1] },
  );
}

export const yam = (place) =>
  put(
    mesh(
      bend(new THREE.CapsuleGeometry(0.42, 2.1, 24, 40), (x, y, z) => {
        const k = 1 + 0.1 * Math.sin(y * 3) + 0.06 * Math.sin(y * 7 + x * 5);
        return [x * k + 0.14 * Math.sin(y * 1.4), y, z * k];
      }),
      clay(speckled('#7a5636', ['#543821', '#a17c55', '#3c2716'], { count: 1400, size: [2, 8] }), 4),
    ),
    place,
  );

export const yamCut = (place) => put(group(yam({}), cylinder(0.4, 0.4, 0.03, flesh('#f3ead2'), { at: [0.1, 1.24, 0] })), place);

export function pepper(color = '#d8261a') {
  const skin = fruit(color);
  return (place) =>
    put(
      group(
        mesh(
          bend(new THREE.SphereGeometry(0.5, 40, 30), (x, y, z) => {
            const k = 1 + 0.12 * Math.cos(Math.atan2(z, x) * 4) * (1 - Math.abs(y));
            return [x * k, y * 1.15, z * k];
          }),
          skin,
        ),
        cylinder(0.04, 0.07, 0.4, leaf('#4f7a2c'), { at: [0, 0.72, 0], turn: [0, 0, 16] }),
        cylinder(0.2, 0.24, 0.06, leaf('#4f7a2c'), { at: [0, 0.52, 0] }),
      ),
      place,
    );
}

export const ginger = (place) => {
  const skin = clay(speckled('#cfa876', ['#a57d4c', '#e3c69b'], { count: 700 }), 3);
  return put(
    group(
      [
        [0, 0, 0, 0.42, 1.2, 90],
        [0.8, 0.1, 0.1, 0.3, 0.7, 40],
        [-0.7, 0.15, 0, 0.3, 0.6, 130],
        [0.3, 0.35, -0.2, 0.25, 0.6, 10],
      ].map(([x, y, z, r, l, turn]) =>
        mesh(
          bend(new THREE.CapsuleGeometry(r, l, 16, 32), (a, b, c) => [a * (1 + 0.1 * Math.sin(b * 8)), b, c * (1 + 0.1 * Math.sin(b * 8))]),
          skin,
          { at: [x, y + 0.35, z], turn: [0, 0, turn] },
        ),
      ),
    ),
    place,
  );
};

/** Leaves, sticks and pods of spice. */
export const spices = () =>
  look(
    group(
      times(4, (i) =>
        tube(
          [
            [-1.6 + i * 0.3, 0.16 + i * 0.05, 0.3 - i * 0.25],
            [-0.4, 0.3, 0.1 * i],
            [0.9 + i * 0.1, 0.16, -0.5 + i * 0.3],
          ],
          0.17,
          clay('#4a2615', 3),
        ),
      ),
      times(9, (i) =>
        cylinder(0.09, 0.09, 1.1, clay('#2c1a10', 2), {
          at: [-0.9 + i * 0.2, 0.1, 1.3 + 0.1 * Math.sin(i * 2)],
          turn: [90, 50 + i * 9, 0],
        }),
      ),
      seeds({ colors: ['#5a3a20', '#3e2614', '#7a5230'], r: 0.7, h: 0.3, count: 260, size: 0.06 }, { at: [1.5, 0, 0.9] }),
      times(3, (i) =>
        put(
          group(
            times(8, (k) =>
              lathe(
                [
                  [0, 0],
                  [0.1, 0.2],
                  [0, 0.42],
                ],
                clay('#6b3d1e'),
                { turn: [70, k * 45, 0] },
              ),
            ),
          ),
          { at: [-1.7 + i * 0.5, 0.1, 1.9] },
        ),
      ),
      tuft({ count: 9, long: 0.9, wide: 0.4, color: '#6c8a46', spread: 76 }, { at: [1.5, 0.05, -0.6] }),
    ),
    { down: 36, turn: 0 },
  );
