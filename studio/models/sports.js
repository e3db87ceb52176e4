// Balls, gloves, bats, wheels.
import * as THREE from 'three';
import { brushed, castIron, fabric, glass, gloss, leather, plastic, rubber, steel, tinted, wood } from '../kit/materials.js';
import { ball, band, box, capsule, circle, cylinder, group, lathe, look, mesh, outline, put, ring, sheet, slab, times, tube } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { word } from './audio.js';
import { readout } from './devices.js';

/** A ball whose skin is painted by direction: `colorOf(x, y, z)`. */
export function paintedBall(colorOf, r = 1.4) {
  const geometry = new THREE.SphereGeometry(r, 160, 110);
  const { position } = geometry.attributes;
  const colors = new Float32Array(position.count * 3);
  const v = new THREE.Vector3();
  for (let i = 0; i < position.count; i += 1) {
    v.fromBufferAttribute(position, i).normalize();
    const { color, dent } = colorOf(v);
    new THREE.Color(color).toArray(colors, i * 3);
    v.multiplyScalar(r * (1 - dent)).toArray(position.array, i * 3);
  }
  geometry.setAttribute('color', new THREE.BufferAttribute(colors, 3));
  geometry.computeVertexNormals();
  const material = plastic('#ffffff', 0.45);
  material.vertexColors = true;
  return mesh(geometry, material, { at: [0, r, 0], turn: [14, 20, 8] });
}
const golden = (1 + Math.sqrt(5)) / 2;
const corners = [-1, 1]
  .flatMap((a) =>
    [-1, 1].flatMap((b) => [
      [0, a, b * golden],
      [a, b * golden, 0],
      [b * golden, 0, a],
    ]),
  )
  .map((p) => new THREE.Vector3(...p).normalize());
const faces = new THREE.IcosahedronGeometry(1, 0);
const middles = times(20, (i) =>
  new THREE.Vector3(...[0, 1, 2].map((axis) => [0, 1, 2].reduce((sum, k) => sum + faces.attributes.position.array[i * 9 + k * 3 + axis], 0))).normalize(),
);
export const football = (dark = '#1f3f8f', light = '#f6f6f2') =>
  look(
    group(
      paintedBall((v) => {
        const pent = Math.max(...corners.map((c) => c.dot(v)));
        const hex = middles.map((c) => c.dot(v)).sort((a, b) => b - a);
        const isPent = pent * 1.006 > hex[0] && pent > 0.932;
        const seam = Math.abs(pent - 0.936) < 0.0055 || (!isPent && hex[0] - hex[1] < 0.012);
        return { color: isPent ? dark : seam ? '#b9b9b2' : light, dent: seam ? 0.012 : 0 };
      }),
    ),
    { down: 14 },
  );
export const volleyball = () =>
  look(
    group(
      paintedBall((v) => {
        const axis = [Math.abs(v.x), Math.abs(v.y), Math.abs(v.z)];
        const main = axis.indexOf(Math.max(...axis));
        const across = [v.y, v.z, v.x][main] / axis[main];
        const stripe = Math.floor((across + 1) * 1.5);
        const edge = Math.abs(((across + 1) * 1.5) % 1) < 0.05 || axis.sort((a, b) => b - a)[0] - axis[1] < 0.03;
        return {
          color: edge ? '#d8d4c4' : ['#f2c63a', '#f7f5ee', '#2f63b8'][Math.min(2, stripe)],
          dent: edge ? 0.012 : 0,
        };
      }),
    ),
    { down: 14 },
  );

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
const wheel = (x, y, r, m = rubber('#1c1c1d')) => [
  ring(r, 0.07, m, { at: [x, y, 0] }),
  ring(r - 0.1, 0.03, steel(), { at: [x, y, 0] }),
  cylinder(0.08, 0.08, 0.3, steel(), { at: [x, y, 0], turn: [90, 0, 0] }),
  times(16, (i) =>
    tube(
      [
        [x, y, i % 2 ? 0.08 : -0.08],
        [x + Math.sin(i * 0.3927) * (r - 0.1), y + Math.cos(i * 0.3927) * (r - 0.1), 0],
      ],
      0.01,
      steel(),
      {},
      { steps: 2 },
    ),
  ),
];
export const bicycle = () => {
  const m = gloss('#b3201a');
  const bar = (...p) => tube(p, 0.06, m, {}, { steps: 4 });
  return look(
    group(
      wheel(-1.6, 1, 0.95),
      wheel(1.7, 1, 0.95),
      bar([-1.6, 1, 0], [-0.25, 0.95, 0]),
      bar([-0.25, 0.95, 0], [-0.7, 2.2, 0]),
      bar([-1.6, 1, 0], [-0.66, 2.1, 0]),
      bar([-0.66, 2.05, 0], [1.2, 2.25, 0]),
      bar([-0.25, 0.95, 0], [1.28, 2.0, 0]),
      bar([1.7, 1, 0], [1.15, 2.6, 0]),
      put(capsule(0.15, 0.4, leather('#2a1c12', 3)), { at: [-0.75, 2.35, 0], turn: [0, 0, 90] }),
      tube(
        [
          [0.85, 2.95, -0.55],
          [1.05, 2.85, -0.3],
          [1.12, 2.75, 0],
          [1.05, 2.85, 0.3],
          [0.85, 2.95, 0.55],
        ],
        0.05,
        steel(),
      ),
      [-1, 1].map((z) => capsule(0.07, 0.2, rubber(), { at: [0.78, 2.95, z * 0.55], turn: [0, 0, 80] })),
      cylinder(0.26, 0.26, 0.06, steel(), { at: [-0.25, 0.95, 0.12], turn: [90, 0, 0] }),
      tube(
        [
          [-0.25, 0.95, 0.16],
          [-0.1, 0.55, 0.18],
        ],
        0.05,
        steel(),
      ),
      box(0.3, 0.06, 0.3, 0.02, rubber(), { at: [-0.08, 0.5, 0.34] }),
      tube(
        [
          [-0.25, 1.2, 0.14],
          [-1.6, 1.1, 0.14],
        ],
        0.02,
        castIron(),
      ),
      tube(
        [
          [-0.25, 0.7, 0.14],
          [-1.6, 0.9, 0.14],
        ],
        0.02,
        castIron(),
      ),
      tube(
        [
          [2.55, 1.4, 0],
          [2.3, 1.85, 0],
          [1.7, 2.05, 0],
          [1.2, 1.9, 0],
        ],
        0.07,
        m,
      ),
      tube(
        [
          [-2.5, 1.3, 0],
          [-2.3, 1.75, 0],
          [-1.6, 2.06, 0],
          [-1, 1.85, 0],
        ],
        0.07,
        m,
      ),
      box(1, 0.05, 0.5, 0.02, castIron(), { at: [-1.6, 2.2, 0] }),
      box(0.4, 0.5, 0.6, 0.06, steel('#444', 0.5), { at: [1.75, 2.5, 0] }),
    ),
    { turn: 14, down: 10 },
  );
};
export const scooter = () =>
  look(
    group(
      box(2.6, 0.14, 0.62, 0.06, brushed('#a9adb3'), { at: [0, 0.55, 0] }),
      box(2.0, 0.02, 0.5, 0.02, rubber('#1d1d1d'), { at: [-0.1, 0.63, 0] }),
      [-1.6, 1.75].map((x) => [
        cylinder(0.36, 0.36, 0.16, plastic('#1f5fc0', 0.35), { at: [x, 0.36, 0], turn: [90, 0, 0] }),
        ring(0.33, 0.07, rubber('#232323'), { at: [x, 0.36, 0] }),
      ]),
      tube(
        [
          [1.2, 0.55, 0],
          [1.5, 0.9, 0],
          [1.36, 3.6, 0],
        ],
        0.09,
        plastic('#1f5fc0', 0.3),
      ),
      tube(
        [
          [1.75, 0.36, 0.12],
          [1.5, 0.95, 0.1],
        ],
        0.06,
        steel(),
      ),
      cylinder(0.06, 0.06, 1.4, steel(), { at: [1.36, 3.65, 0], turn: [90, 0, 0] }),
      [-1, 1].map((z) => capsule(0.1, 0.36, rubber('#1f5fc0'), { at: [1.36, 3.65, z * 0.8], turn: [90, 0, 0] })),
      box(0.6, 0.1, 0.34, 0.04, plastic('#1f5fc0'), { at: [-1.5, 0.76, 0], turn: [0, 0, -14] }),
    ),
    { turn: 28, down: 14 },
  );
export const skateboard = () =>
  look(
    group(
      put(
        group(
          slab(
            outline([
              ...times(12, (i) => [1.7 + Math.sin(i * 0.2856) * 0.5, Math.cos(i * 0.2856) * 0.5]),
              ...times(12, (i) => [-1.7 - Math.sin(i * 0.2856) * 0.5, -Math.cos(i * 0.2856) * 0.5]),
            ]),
            0.08,
            plastic('#3a3c40', 0.9),
            { turn: [90, 0, 0] },
            { bevel: 0.03 },
          ),
          [-1.3, 1.3].map((x) => [
            box(0.3, 0.24, 0.3, 0.04, brushed(), { at: [x, -0.2, 0] }),
            cylinder(0.05, 0.05, 1, steel(), { at: [x, -0.32, 0], turn: [90, 0, 0] }),
            [-1, 1].map((z) => cylinder(0.2, 0.2, 0.26, plastic('#e0a63c', 0.4), { at: [x, -0.34, z * 0.42], turn: [90, 0, 0] })),
          ]),
        ),
        { at: [0, 0.55, 0], turn: [0, 18, 0] },
      ),
      put(
        slab(
          outline([
            ...times(12, (i) => [1.7 + Math.sin(i * 0.2856) * 0.5, Math.cos(i * 0.2856) * 0.5]),
            ...times(12, (i) => [-1.7 - Math.sin(i * 0.2856) * 0.5, -Math.cos(i * 0.2856) * 0.5]),
          ]),
          0.08,
          plastic(
            canvasTexture(512, 128, (context) => {
              context.fillStyle = '#c96a2b';
              context.fillRect(0, 0, 512, 128);
              times(9, (i) => {
                context.fillStyle = i % 2 ? '#17181b' : '#f2c14e';
                context.beginPath();
                context.arc(i * 64, 64, 40, 0, 7);
                context.fill();
              });
            }),
          ),
          {},
          { bevel: 0.03 },
        ),
        { at: [0, 1.2, -1.2], turn: [-16, 0, 0] },
      ),
    ),
    { down: 20, turn: 0 },
  );
export const tent = () => {
  const m = fabric('#3f7a4a', 30);
  const tri = [
    [-1.6, 0],
    [1.6, 0],
    [0, 2.1],
  ];
  return look(
    group(
      slab(outline(tri), 3.6, m, {}, { bevel: 0.02 }),
      slab(
        outline([
          [-0.7, 0],
          [0.7, 0],
          [0, 1.4],
        ]),
        0.05,
        fabric('#1d2a22', 10),
        { at: [0, 0, 1.83] },
        { bevel: 0 },
      ),
      [-1, 1].map((x) =>
        slab(
          outline([
            [0, 1.4],
            [x * 0.3, 1.05],
            [x * 0.85, 0],
            [x * 0.62, 0],
          ]),
          0.08,
          fabric('#e0a63c', 10),
          { at: [0, 0, 1.86] },
          { bevel: 0.01 },
        ),
      ),
      [-1, 1].map((z) =>
        tube(
          [
            [0, 2.15, z * 1.8],
            [0, 0.02, z * 3],
          ],
          0.02,
          fabric('#f4f0e4'),
        ),
      ),
      box(3.4, 0.08, 3.8, 0.02, fabric('#26352b', 10), { at: [0, 0.04, 0] }),
    ),
    { turn: 32, down: 14 },
  );
};
export const racket = () => {
  const frame = times(24, (i) => [Math.sin(i * 0.2618) * 0.95, 2.9 + Math.cos(i * 0.2618) * 1.2, 0]);
  return look(
    group(
      put(
        group(
          tube(frame, 0.09, plastic('#e0478a', 0.3), {}, { closed: true, steps: 90 }),
          times(13, (i) => {
            const x = (i - 6) * 0.14;
            const h = 1.18 * Math.sqrt(Math.max(0, 1 - (x / 0.93) ** 2));
            return cylinder(0.01, 0.01, h * 2, fabric('#f6f3e6'), { at: [x, 2.9, 0] });
          }),
          times(15, (i) => {
            const y = (i - 7) * 0.155;
            const w = 0.93 * Math.sqrt(Math.max(0, 1 - (y / 1.18) ** 2));
            return cylinder(0.01, 0.01, w * 2, fabric('#f6f3e6'), { at: [0, 2.9 + y, 0], turn: [0, 0, 90] });
          }),
          [-1, 1].map((x) =>
            tube(
              [
                [x * 0.5, 1.88, 0],
                [x * 0.16, 1.3, 0],
                [0, 0.9, 0],
              ],
              0.08,
              plastic('#e0478a', 0.3),
            ),
          ),
          cylinder(0.14, 0.16, 1.3, leather('#1d1d1f', 4), { at: [0, 0.4, 0] }),
        ),
        { at: [0, 0.4, 0], turn: [-64, 0, -28] },
      ),
      ball(0.34, fabric('#cfe23a', 6), { at: [-0.6, 0.34, 0.9] }),
    ),
    { down: 34, turn: 0 },
  );
};
export const bats = () =>
  look(
    group(
      [
        [-0.75, '#b3201a', -14],
        [0.75, '#17181b', 12],
      ].map(([x, color, turn]) =>
        put(
          group(
            cylinder(0.9, 0.9, 0.1, wood('pale'), { at: [0, 1.9, 0], turn: [90, 0, 0] }),
            cylinder(0.9, 0.9, 0.05, rubber(color), { at: [0, 1.9, 0.07], turn: [90, 0, 0] }),
            box(0.3, 1.2, 0.2, 0.08, wood('maple'), { at: [0, 0.6, 0] }),
          ),
          { at: [x, 0.3, 0], turn: [-64, 0, turn] },
        ),
      ),
      [
        [-0.2, 1.4],
        [0.5, 1.7],
      ].map(([x, z]) => ball(0.2, plastic('#fdfdf8', 0.6), { at: [x, 0.2, z] })),
    ),
    { down: 36, turn: 0 },
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
export const uniform = (top, belt) =>
  group(
    top,
    band(
      [
        [-0.9, 1.5, 0.46],
        [-0.4, 1.42, 0.58],
        [0, 1.42, 0.6],
        [0.4, 1.42, 0.58],
        [0.9, 1.5, 0.46],
      ],
      0.18,
      0.05,
      fabric(belt),
      {},
      { across: [0, 1, 0] },
    ),
    box(0.24, 0.24, 0.14, 0.05, fabric(belt), { at: [0, 1.42, 0.64] }),
    [-1, 1].map((x) => box(0.16, 0.8, 0.04, 0.02, fabric(belt), { at: [x * 0.16, 1.02, 0.62], turn: [-4, 0, x * 12] })),
  );
export { circle, glass };
