// Make-up, hair, health and baby things.
import * as THREE from 'three';
import {
  brass,
  clay,
  enamel,
  fabric,
  glass,
  gloss,
  gold,
  leather,
  liquid,
  paper,
  plastic,
  rubber,
  satin,
  steel,
  suede,
  tinted,
  wood,
} from '../kit/materials.js';
import {
  ball,
  band,
  box,
  capsule,
  createRandom,
  cylinder,
  group,
  lathe,
  look,
  mesh,
  put,
  ring,
  roundedRect,
  scatter,
  sheet,
  slab,
  surface,
  times,
  tube,
} from '../kit/shapes.js';
import { word } from './audio.js';

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
export { brass, enamel, scatter, suede, word };
