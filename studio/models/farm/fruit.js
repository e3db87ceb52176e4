// Fruit.

import * as THREE from 'three';
import { clay, flesh, fruit, leaf, plastic } from '../../kit/materials.js';
import { speckled } from '../../kit/patterns.js';
import { ball, bend, createRandom, cylinder, group, lathe, look, mesh, put, scatter, surface, times } from '../../kit/shapes.js';

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
