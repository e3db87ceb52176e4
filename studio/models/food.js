// Fruit, vegetables and grains.
import * as THREE from 'three';
import { clay, fabric, flesh, fruit, leaf, paper, plastic, wood, woven } from '../kit/materials.js';
import { speckled } from '../kit/patterns.js';
import { ball, bend, box, createRandom, cylinder, group, lathe, look, mesh, put, scatter, surface, times, tube } from '../kit/shapes.js';

/** Leaves from one point: { count, long, wide, lift }. */
export const tuft = ({ count = 18, long = 1.2, wide = 0.22, color = '#4c7d35', spread = 50, m = leaf(color) }, place) =>
  put(
    group(
      times(count, (i) => {
        const ringAt = i / count;
        const tilt = spread * (0.25 + ringAt);
        return surface(
          (u, v) => [
            (u - 0.5) * wide * (1 - v ** 1.5) * 1.4,
            v * long * (1 - ringAt * 0.35),
            Math.sin(v * 1.4) * 0.25 * long * ringAt - 0.14 * wide * Math.cos((u - 0.5) * 3.1),
          ],
          m,
          { turn: [0, i * 137.5, 0] },
          { across: 6, along: 12 },
        ).rotateX((tilt * Math.PI) / 180);
      }),
    ),
    place,
  );

export function pineapple(place) {
  const random = createRandom(8);
  const eyes = [];
  const rows = 10;
  for (let row = 0; row < rows; row += 1) {
    const t = (row + 0.5) / rows;
    const r = 0.62 * Math.sin(Math.PI * (0.14 + t * 0.76)) ** 0.55;
    for (let i = 0; i < 11; i += 1) {
      const a = ((i + (row % 2) / 2) / 11) * 6.2832;
      eyes.push({
        at: [Math.sin(a) * r, t * 1.7 + 0.05, Math.cos(a) * r],
        turn: [0, (a * 180) / Math.PI, 0],
        scale: [0.2, 0.13, 0.1],
        color: new THREE.Color('#c98b25').lerp(new THREE.Color(random() > 0.5 ? '#8a6a1f' : '#dd9f35'), random()).getStyle(),
      });
    }
  }
  return put(
    group(
      lathe(
        [
          [0, 0.02],
          [0.42, 0.08],
          [0.6, 0.6],
          [0.6, 1.2],
          [0.4, 1.68],
          [0, 1.75],
        ],
        flesh('#8b6420'),
        {},
        { smooth: true },
      ),
      scatter(new THREE.IcosahedronGeometry(1, 1), flesh('#ffffff'), eyes),
      scatter(
        new THREE.ConeGeometry(0.25, 1, 5),
        flesh('#6b4c1b'),
        eyes.map(({ at, turn }) => ({
          at: at.map((n, k) => (k === 1 ? n : n * 1.13)),
          turn: [40, turn[1], 0],
          scale: [0.07, 0.07, 0.07],
        })),
      ),
      tuft({ count: 17, long: 1.25, wide: 0.3, color: '#56803f', spread: 46 }, { at: [0, 1.68, 0] }),
    ),
    place,
  );
}

/** A shallow basket or crate to hold goods. */
export const tray = (colors, { w = 2, h = 0.9 } = {}) =>
  group(
    lathe(
      [
        [0, 0],
        [w * 0.8, 0],
        [w * 0.86, 0.08],
        [w, h],
      ],
      woven(colors, [10, 1]),
    ),
    mesh(new THREE.TorusGeometry(w, 0.08, 10, 72), woven([colors.at(-1)], [30, 2]), {
      at: [0, h, 0],
      turn: [90, 0, 0],
    }),
  );

export const crate = (w, h, d, tone = 'pale') =>
  group(
    times(3, (i) =>
      [-1, 1].map((side) => [
        box(w, h / 3.7, 0.08, 0.02, wood(tone), { at: [0, h * (i / 3 + 0.17), (side * d) / 2] }),
        box(0.08, h / 3.7, d, 0.02, wood(tone), { at: [(side * w) / 2, h * (i / 3 + 0.17), 0] }),
      ]),
    ),
    box(w, 0.08, d, 0.02, wood(tone), { at: [0, 0.05, 0] }),
    [-1, 1].flatMap((x) => [-1, 1].map((z) => box(0.14, h * 1.04, 0.14, 0.02, wood(tone), { at: [(x * (w - 0.16)) / 2, h / 2, (z * (d - 0.16)) / 2] }))),
  );

/** A heap of the same in a crate or on a tray. */
export const heap = (make, { columns, rows, layers = 1, gap, y = 0, rise, jitter = 0.12, seed = 4 }) => {
  const random = createRandom(seed);
  const shake = () => (random() - 0.5) * 2 * jitter;
  return group(
    times(layers, (layer) => {
      const [c, r] = [columns - layer, rows - layer];
      return times(c * r, (i) =>
        make(
          {
            at: [((i % c) - (c - 1) / 2) * gap + shake(), y + layer * rise, (Math.floor(i / c) - (r - 1) / 2) * gap + shake()],
            turn: [random() * 40 - 20, random() * 360, random() * 40 - 20],
          },
          random,
        ),
      );
    }),
  );
};

const skinOf = (color, spots) => fruit(speckled(color, spots, { count: 700, size: [1, 5], alpha: 0.3 }));

/** A round fruit with a dip and a stem. */
export function roundFruit({ color, spots = ['#fff', '#000'], squash = 0.9, lobes = 0, stem = '#5b7a2f', calyx = false, r = 0.62 }) {
  const geometry = bend(new THREE.SphereGeometry(r, 64, 48), (x, y, z) => {
    const radius = Math.hypot(x, z);
    const lobe = 1 + (lobes ? 0.045 * Math.cos(Math.atan2(z, x) * lobes) * Math.min(1, radius / 0.4) : 0);
    const dip = y > 0 ? 0.15 * Math.exp(-((radius / 0.2) ** 2)) : 0;
    return [x * lobe, y * squash - dip, z * lobe];
  });
  const skin = skinOf(color, spots);
  const green = leaf(stem);
  return (place) =>
    put(
      group(
        mesh(geometry, skin),
        calyx &&
          times(5, (i) =>
            surface(
              (u, v) => [(u - 0.5) * 0.14 * (1 - v), r * squash * 0.8 + Math.sin(v * 3) * 0.06, v * 0.34],
              green,
              { turn: [0, i * 72, 0] },
              { across: 4, along: 8 },
            ),
          ),
        cylinder(0.03, 0.045, 0.2, green, { at: [0, r * squash * 0.85, 0], turn: [0, 0, 12] }),
      ),
      place,
    );
}

export const mango = (place) =>
  put(
    group(
      mesh(
        bend(new THREE.SphereGeometry(0.6, 48, 36), (x, y, z) => [x * 1.28 + 0.16 * y * y, y * 0.92 + 0.1 * x, z * 0.86]),
        fruit(mangoSkin()),
      ),
    ),
    place,
  );
const mangoSkin = () => speckled('#e2982c', ['#c9402a', '#7f9a35', '#f0b84a', '#d4622a'], { count: 260, size: [14, 70], alpha: 0.3 });

export const avocado = (place) =>
  put(
    lathe(
      [
        [0, -0.62],
        [0.4, -0.5],
        [0.55, -0.1],
        [0.4, 0.4],
        [0.2, 0.72],
        [0, 0.8],
      ],
      flesh(speckled('#35461f', ['#1e2a12', '#5a6e2f'], { count: 2500, size: [2, 5] })),
      {},
      { smooth: true },
    ),
    place,
  );
export const avocadoHalf = (place) =>
  put(
    group(
      avocado({}),
      surface(
        (u, v) => {
          const a = u * 6.2832;
          const y = Math.cos(a);
          const w = 0.52 - 0.17 * y * (y > 0 ? 1.5 : 0.2);
          return [Math.sin(a) * w * v * 0.96, 0.08 + y * 0.68 * v, 0.04];
        },
        flesh(speckled('#dfd98c', ['#b9c25a', '#f2edb4'], { count: 300 })),
        { turn: [0, 0, 0] },
      ),
      ball(0.26, plastic('#6b3d1c', 0.45), { at: [0, -0.15, 0.12] }),
    ),
    place,
  );

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

export const coconut =
  (green = true) =>
  (place) =>
    put(
      mesh(
        bend(new THREE.SphereGeometry(0.85, 48, 36), (x, y, z) => {
          const a = Math.atan2(z, x);
          const k = 1 + 0.05 * Math.cos(a * 3) * (1 - Math.abs(y));
          return [x * k, y * 1.14, z * k];
        }),
        green ? fruit(speckled('#6f8f35', ['#8a6a32', '#56772a', '#a0ad55'], { count: 300, size: [4, 40], alpha: 0.3 })) : clay('#5f4126', 4),
      ),
      place,
    );

export const coconutHalf = (place) =>
  put(
    group(
      lathe(
        [
          [0, 0],
          [0.5, 0.12],
          [0.82, 0.5],
          [0.85, 0.82],
        ],
        clay('#5f4126', 4),
      ),
      lathe(
        [
          [0.85, 0.82],
          [0.72, 0.82],
          [0.68, 0.5],
          [0.4, 0.22],
          [0, 0.14],
        ],
        plastic('#fbf8f0', 0.4),
      ),
    ),
    place,
  );

export function watermelon() {
  const rind = (color) => speckledStripes(color);
  const whole = mesh(
    bend(new THREE.SphereGeometry(1.5, 64, 48), (x, y, z) => [x * 1.15, y, z]),
    fruit(rind('#3f7a33')),
    { at: [0, 1.5, -0.6] },
  );
  whole.rotation.z = 0.15;
  const slice = put(
    group(
      surface(
        (u, v) => [Math.cos(Math.PI * u) * 1.3 * v, Math.sin(Math.PI * u) * 1.3 * v, 0.14],
        flesh(speckled('#d8333a', ['#b9222c', '#ee6a66'], { count: 500, size: [2, 10] })),
        {},
        { across: 48, along: 10 },
      ),
      surface((u, v) => [Math.cos(Math.PI * u) * 1.3 * v, Math.sin(Math.PI * u) * 1.3 * v, -0.14], flesh('#d8333a'), {}, { across: 48, along: 10 }),
      surface((u, v) => [Math.cos(Math.PI * u) * 1.3, Math.sin(Math.PI * u) * 1.3, (v - 0.5) * 0.28], flesh('#e9f0cf'), {}, { across: 48, along: 2 }),
      surface((u, v) => [Math.cos(Math.PI * u) * 1.38, Math.sin(Math.PI * u) * 1.38, (v - 0.5) * 0.3], fruit('#3f7a33'), {}, { across: 48, along: 2 }),
      surface(
        (u, v) => [Math.cos(Math.PI * u) * (1.3 + v * 0.08), Math.sin(Math.PI * u) * (1.3 + v * 0.08), 0.145],
        flesh('#dfe9b8'),
        {},
        { across: 48, along: 2 },
      ),
      times(13, (i) =>
        ball(0.055, plastic('#1c120c', 0.3), {
          at: [
            Math.cos(Math.PI * (0.1 + 0.8 * ((i * 0.37) % 1))) * (0.55 + ((i * 7) % 5) * 0.12),
            Math.sin(Math.PI * (0.1 + 0.8 * ((i * 0.37) % 1))) * (0.55 + ((i * 7) % 5) * 0.12),
            0.15,
          ],
          scale: [0.7, 1, 0.5],
        }),
      ),
    ),
    { at: [0.4, 0.04, 1.3], turn: [-16, -14, 0] },
  );
  return look(group(whole, slice), { turn: 0, down: 18 });
}
const speckledStripes = (color) => {
  const texture = speckled(color, ['#2d5c27', '#4f8c40'], { count: 500, alpha: 0.3 });
  const context = texture.image.getContext('2d');
  times(9, (i) => {
    context.fillStyle = '#1d4420';
    context.beginPath();
    times(30, (k) => context.lineTo(i * 57 + 12 + Math.sin(k * 1.7 + i) * 8 + (k % 2) * 6, (k / 29) * 512));
    times(30, (k) => context.lineTo(i * 57 + 30 + Math.sin(k * 1.3 + i) * 8 - (k % 2) * 5, 512 - (k / 29) * 512));
    context.fill();
  });
  return texture;
};

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

/** Grain in a heap: small seeds on a dome. */
export function seeds({ colors, r = 1, size = 0.07, h = 0.6, count = 600, long = 1.4 }, place) {
  const random = createRandom(6);
  return put(
    group(
      lathe(
        [
          [0, h],
          [r * 0.5, h * 0.86],
          [r * 0.85, h * 0.45],
          [r, 0],
        ],
        clay(colors[0], 3),
        {},
        { smooth: true },
      ),
      scatter(
        new THREE.SphereGeometry(size, 7, 5),
        plastic('#ffffff', 0.5),
        times(count, () => {
          const [t, a] = [Math.sqrt(random()), random() * 6.2832];
          return {
            at: [Math.sin(a) * t * r, h * Math.cos(t * 1.5) + 0.02, Math.cos(a) * t * r],
            turn: [random() * 180, random() * 180, 0],
            scale: [1, long, 0.9],
            color: colors[Math.floor(random() * colors.length)],
          };
        }),
      ),
    ),
    place,
  );
}

export const egg =
  (color = '#c98f62') =>
  (place) =>
    put(
      lathe(
        times(25, (i) => {
          const a = Math.PI * (i / 24);
          return [Math.sin(a) * 0.42, -Math.cos(a) * (i > 12 ? 0.62 : 0.5)];
        }),
        plastic(color, 0.55),
      ),
      place,
    );

export const eggCrate = () =>
  look(
    group(
      box(4.1, 0.3, 3.5, 0.1, paper('#a8a294'), { at: [0, 0.16, 0] }),
      times(42, (i) =>
        lathe(
          [
            [0.44, 0.32],
            [0.3, 0.2],
          ],
          paper('#9d978a'),
          { at: [((i % 7) - 3) * 0.57, 0.16, (Math.floor(i / 7) - 2.5) * 0.57] },
          { sides: 16 },
        ),
      ),
      times(30, (i) =>
        egg(['#c98f62', '#bf8154', '#d39d72'][i % 3])({
          at: [((i % 6) - 2.5) * 0.62, 0.68, (Math.floor(i / 6) - 2) * 0.64],
          scale: 0.68,
        }),
      ),
    ),
    { down: 34, turn: 10 },
  );

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

export const loaf = () =>
  look(
    group(
      mesh(
        bend(new THREE.BoxGeometry(3.4, 1.5, 1.5, 60, 30, 30), (x, y, z) => {
          const [px, pz] = [Math.abs(x) / 1.7, Math.abs(z) / 0.75];
          const round = Math.max(0, 1 - px ** 6) ** 0.4 * Math.max(0, 1 - pz ** 3) ** 0.5;
          const k = y > 0 ? 1 + 0.5 * round - 0.25 * (1 - round) : 1;
          return [x * (1 - 0.05 * Math.max(0, -y)), 0.75 + y * k + (y > 0.2 ? 0.08 * Math.cos(x * 5.5) * round : 0), z * (y > 0 ? 1 + 0.1 * (1 - y) : 1)];
        }),
        flesh(crust()),
      ),
      mesh(
        bend(new THREE.BoxGeometry(0.4, 1.9, 1.6, 6, 20, 20), (x, y, z) => [x, y, z * (1 - 0.16 * Math.max(0, y) ** 2)]),
        flesh(speckled('#f3dfb4', ['#e2c48a', '#fbf0d4'], { count: 900, size: [2, 7] })),
        { at: [2.35, 0.9, 0.2], turn: [0, 14, -12] },
      ),
    ),
    { turn: 22, down: 22 },
  );
const crust = () => speckled('#b26a26', ['#8c4714', '#d49447', '#7a3a10'], { count: 500, size: [6, 60], alpha: 0.25 });

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

export const sackCloth = () => fabric('#c7a56b', 40);
