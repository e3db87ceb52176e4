// Make-up.

import * as THREE from 'three';
import { clay, fabric, gloss, gold, leather, liquid, plastic, satin, steel, suede, tinted } from '../../kit/materials.js';
import { band, box, cylinder, group, lathe, look, mesh, put, ring, times } from '../../kit/shapes.js';

export const lipstick = (color) =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.62, 0],
          [0.64, 0.08],
          [0.64, 1.5],
        ],
        plastic('#17181b', 0.2),
      ),
      lathe(
        [
          [0.54, 1.5],
          [0.54, 2.1],
          [0.5, 2.14],
        ],
        gold(),
      ),
      mesh(
        (() => {
          const g = new THREE.CylinderGeometry(0.44, 0.44, 1.2, 40, 8);
          const p = g.attributes.position;
          for (let i = 0; i < p.count; i += 1) if (p.getY(i) > 0.5) p.setY(i, 0.6 - 0.55 * ((p.getX(i) + 0.44) / 0.88));
          g.computeVertexNormals();
          return g;
        })(),
        satin(color),
        { at: [0, 2.7, 0] },
      ),
      put(
        lathe(
          [
            [0.64, 0],
            [0.64, 1.9],
            [0.58, 1.98],
            [0, 2],
          ],
          plastic('#17181b', 0.2),
        ),
        { at: [1.7, 0.66, 0.5], turn: [90, 0, 60] },
      ),
      ring(0.65, 0.04, gold(), { at: [0, 1.44, 0], turn: [90, 0, 0] }),
    ),
    { turn: 6, down: 12, focus: [-0.2, 0.3] },
  );

export const compact = (powder) =>
  look(
    group(
      lathe(
        [
          [0, 0.3],
          [1.3, 0.3],
          [1.42, 0.24],
          [1.42, 0.06],
          [1.36, 0],
        ],
        plastic('#1d1512', 0.2),
      ),
      cylinder(1.16, 1.16, 0.06, clay(powder, 2), { at: [0, 0.31, 0] }),
      ring(1.24, 0.05, gold(), { at: [0, 0.31, 0], turn: [90, 0, 0] }),
      put(
        group(
          cylinder(1.4, 1.4, 0.16, plastic('#1d1512', 0.2), { turn: [90, 0, 0] }),
          put(cylinder(1.2, 1.2, 0.02, steel('#eef4f5', 0.03), { turn: [90, 0, 0] }), { at: [0, 0, 0.09] }),
          ring(1.24, 0.04, gold(), { at: [0, 0, 0.09] }),
        ),
        { at: [0, 1.4, -1.55], turn: [-14, 0, 0] },
      ),
      put(cylinder(0.95, 0.95, 0.2, suede('#efe0cc')), { at: [1.7, 0.12, 1.0] }),
      band(
        [
          [1.0, 0.3, 1.0],
          [1.7, 0.34, 1.0],
          [2.4, 0.3, 1.0],
        ],
        0.22,
        0.04,
        satin('#c98a6a'),
        {},
        { across: [0, 0, 1] },
      ),
    ),
    { down: 26, turn: 4 },
  );

export const palette = (colors) =>
  look(
    group(
      box(3.6, 0.24, 2.3, 0.08, plastic('#e0735a', 0.35), { at: [0, 0.12, 0] }),
      times(12, (i) =>
        cylinder(0.36, 0.36, 0.05, clay(colors[i % colors.length], 2), {
          at: [-1.3 + (i % 4) * 0.87, 0.26, -0.72 + Math.floor(i / 4) * 0.72],
        }),
      ),
      put(group(box(3.6, 2.3, 0.16, 0.08, plastic('#e0735a', 0.35)), box(3.2, 1.9, 0.02, 0.03, steel('#eef4f5', 0.03), { at: [0, 0, 0.09] })), {
        at: [0, 1.3, -1.35],
        turn: [-18, 0, 0],
      }),
      put(
        group(
          cylinder(0.06, 0.05, 1.7, gloss('#17181b')),
          lathe(
            [
              [0.06, 0],
              [0.13, 0.3],
              [0.02, 0.6],
            ],
            fabric('#6b4a36', 4),
            { at: [0, 0.85, 0] },
          ),
        ),
        { at: [0.2, 0.34, 1.5], turn: [90, 0, 70] },
      ),
    ),
    { down: 32, turn: 6 },
  );

export const nailPolish = (colors) =>
  look(
    group(
      colors.map((color, i) =>
        put(
          group(
            lathe(
              [
                [0, 0],
                [0.5, 0],
                [0.54, 0.08],
                [0.54, 0.8],
                [0.2, 1.0],
                [0.19, 1.05],
              ],
              tinted(color, 0.92),
            ),
            lathe(
              [
                [0, 0.08],
                [0.46, 0.08],
                [0.46, 0.76],
                [0, 0.76],
              ],
              liquid(color),
            ),
            lathe(
              [
                [0, 2.2],
                [0.2, 2.2],
                [0.26, 1.05],
              ],
              plastic('#17181b', 0.25),
            ),
          ),
          { at: [(i % 3) * 1.3 - 1.3 + (i > 2 ? 0.3 : 0), 0, i > 2 ? -1.2 : 0] },
        ),
      ),
    ),
    { down: 16, turn: 6 },
  );

export const brushes = () => {
  const hair = fabric('#8a6244', 4);
  return look(
    group(
      box(4.6, 0.1, 3, 0.04, leather('#1d1512', 5), { at: [0, 0.05, 0] }),
      box(4.6, 0.06, 1.2, 0.03, leather('#2b201a', 5), { at: [0, 0.17, 0.9] }),
      times(9, (i) =>
        put(
          group(
            cylinder(0.07, 0.05, 1.9, gloss('#d98aa0'), { at: [0, 0, 0] }),
            cylinder(0.09 + (i % 3) * 0.05, 0.07, 0.4, steel('#e8c3a0', 0.25), { at: [0, 1.1, 0] }),
            lathe(
              [
                [0.1 + (i % 3) * 0.05, 0],
                [0.17 + (i % 3) * 0.09, 0.35],
                [0.1, 0.7],
                [0, 0.74],
              ],
              hair,
              { at: [0, 1.3, 0] },
              { smooth: true },
            ),
          ),
          { at: [-1.9 + i * 0.475, 0.24, 0.6], turn: [-90, 0, 0] },
        ),
      ),
      put(cylinder(0.09, 0.09, 4.7, leather('#1d1512', 5)), { at: [0, 0.1, 1.55], turn: [0, 0, 90] }),
    ),
    { down: 46, turn: -8 },
  );
};
