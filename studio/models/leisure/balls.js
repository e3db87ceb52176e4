// Balls, and what hits them.

import * as THREE from 'three';
import { fabric, leather, plastic, rubber, wood } from '../../kit/materials.js';
import { ball, box, cylinder, group, look, mesh, put, times, tube } from '../../kit/shapes.js';

/** A ball whose skin is painted by direction: `colorOf(x, y, z)`. */
function paintedBall(colorOf, r = 1.4) {
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
