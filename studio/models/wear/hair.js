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

/** Hair on a stand: strands over a head. */
export function wig({ color, curl = 0, long = 2.4, fringe = true }) {
  const random = createRandom(9);
  const m = satin(color);
  const light = satin(`#${new THREE.Color(color).lerp(new THREE.Color('#fff'), 0.12).getHexString()}`);
  const strands = times(130, (i) => {
    const a = (i / 130) * 6.2832 + random() * 0.04;
    const face = Math.cos(a) > 0.62;
    const l = face ? (fringe ? 0.35 : 0.1) : long * (0.9 + random() * 0.16);
    const tilt = 0.15 + random() * 0.85;
    const top = [Math.sin(a) * 0.12 * tilt, 4.2, Math.cos(a) * 0.12 * tilt];
    const points = [top, [Math.sin(a) * 0.62, 4.05, Math.cos(a) * 0.66], [Math.sin(a) * 0.98, 3.45, Math.cos(a) * 1.0]];
    times(7, (k) => {
      const t = (k + 1) / 7;
      const wave = curl * Math.sin(k * 2.6 + i);
      const wave2 = curl * Math.cos(k * 2.6 + i);
      points.push([Math.sin(a) * (1.04 + 0.08 * t) + wave, 3.45 - l * t, Math.cos(a) * (1.02 + 0.05 * t) + wave2]);
    });
    return tube(points, curl ? 0.11 : 0.1, i % 3 ? m : light, {}, { steps: curl ? 40 : 20 });
  });
  return look(
    group(
      strands,
      ball(1, m, { at: [0, 3.3, 0], scale: [0.92, 0.95, 0.96] }),
      ball(0.86, suede('#c9a98a'), { at: [0, 2.95, 0.22], scale: [0.85, 1.15, 0.85] }),
      cylinder(0.4, 0.5, 1.1, suede('#c9a98a'), { at: [0, 1.7, 0.05] }),
      lathe(
        [
          [0, 0.2],
          [0.5, 0.16],
          [0.8, 0],
        ],
        wood('walnut'),
        { at: [0, 1.0 - Math.max(0, long - 2.2), 0] },
      ),
      long > 2.2 && cylinder(0.12, 0.12, long - 1.2, wood('walnut'), { at: [0, 1.3 - (long - 2.2) / 2, 0] }),
    ),
    { down: 6, turn: 24 },
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
