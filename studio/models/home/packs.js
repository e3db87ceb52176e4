// Pouches, sacks, boxes, tubes, soap.

import * as THREE from 'three';
import { fabric, paper, plastic } from '../../kit/materials.js';
import { around, bend, box, cylinder, group, look, mesh, put, surface, times } from '../../kit/shapes.js';

/** A bag that stands: sealed on top, wide at its foot. */
export function pouch({ skin, w = 1.9, h = 2.6, d = 0.75, material = null, place = {} }) {
  const m = material ?? plastic(skin, 0.32);
  const face = (side) =>
    surface(
      (u, v) => {
        const x = (u - 0.5) * w;
        const belly = Math.sin(Math.PI * Math.min(1, u * 1)) ** 0.6 * (1 - v ** 2.2) ** 0.8 * (0.75 + 0.4 * Math.sin(Math.min(1, v * 1.9) * Math.PI * 0.6));
        const crease = 0.018 * Math.sin(u * 23 + v * 9) * (1 - v) + 0.02 * Math.sin(v * 17 + u * 5);
        return [x * (1 + 0.02 * Math.sin(v * 6)), v * h, side * (belly * d * 0.55 + 0.015) + crease * (side > 0 ? 1 : -1)];
      },
      m,
      {},
      { across: 40, along: 40 },
    );
  const back = face(-1);
  back.material = plastic('#d8d2c4', 0.4);
  const seal = times(7, (i) => box(w * 0.985, 0.016, 0.05, 0, back.material, { at: [0, h - 0.05 - i * 0.04, 0] }));
  return put(look(group(face(1), back, seal), { focus: [0, 0.05], down: 12 }), place);
}

/** A sack of grain, tied or sewn on top. */
export function sack({ skin, w = 2.3, h = 3, d = 1.3, content = null }) {
  const m = fabric(skin, 40);
  const open = content !== null;
  const path = around(3.2);
  const body = surface(
    (u, v) => {
      const angle = u * Math.PI * 2 + Math.PI;
      const [x, z] = path(u);
      const belly = 0.86 + 0.2 * Math.sin(Math.min(1, v * 1.12) * Math.PI) - 0.1 * v;
      const depth = open ? 1 : (1 - v ** 3) * 0.98 + 0.02;
      const wrinkle = 1 + 0.02 * Math.sin(v * 21 + Math.sin(angle * 3) * 2) + 0.03 * Math.sin(angle * 5 + v * 4);
      return [x * (w / 2) * belly * wrinkle, v * h + 0.05 * Math.sin(angle * 4) * v, z * (d / 2) * belly * depth * wrinkle];
    },
    m,
    {},
    { across: 80, along: 36 },
  );
  const sewn = !open && times(22, (i) => box(0.05, 0.03, 0.08, 0, fabric('#8a3b24'), { at: [(i - 10.5) * (w / 36), h - 0.14 + 0.02 * Math.sin(i), 0] }));
  return look(group(body, sewn, content), { focus: [0, 0.05], down: 15 });
}

/** Boxes of cardboard. */
export const carton = ({ front, side = '#d9d2c2', w = 2, h = 2.6, d = 0.9, r = 0.02, place }) =>
  put(
    look(
      group(
        box(w, h, d, r, paper(side), { at: [0, h / 2, 0] }),
        mesh(new THREE.PlaneGeometry(w - 0.01, h - 0.01), paper(front), { at: [0, h / 2, d / 2 + 0.006] }),
      ),
      { focus: [0, 0.1] },
    ),
    place,
  );

/** A tube of cream that stands on its cap. */
export function squeezeTube({ skin, cap = '#f5f1ea', h = 2.7, w = 1.1 }) {
  const body = surface(
    (u, v) => {
      const angle = u * Math.PI * 2 + Math.PI;
      const flat = 1 - v * 0.97;
      return [Math.sin(angle) * (w / 2) * (1 + v * 0.28), 0.5 + v * h, Math.cos(angle) * (w / 2) * flat];
    },
    plastic(skin, 0.3),
  );
  return look(
    group(
      body,
      cylinder(w * 0.47, w * 0.45, 0.55, plastic(cap), { at: [0, 0.27, 0] }),
      box(w * 1.28, 0.16, 0.06, 0.02, plastic('#fff'), { at: [0, 0.5 + h - 0.05, 0] }),
    ),
    { focus: [0, 0], down: 10 },
  );
}

/** Bars of soap, one on another. */
export function soap({ color, count = 1, rough = false, words = null }) {
  const bars = times(count, (i) => {
    const bar = box(2.2, 0.72, 1.4, rough ? 0.12 : 0.3, rough ? plastic(color, 0.7) : plastic(color, 0.4), {
      at: [i === count - 1 && i > 0 ? 0.4 : (i % 2) * 2.3 - (count > 2 ? 1.1 : 0), 0.36 + (i >= 2 ? 0.74 : 0) * (count > 2 ? 1 : 0), i === 3 ? 0.1 : 0],
      turn: [0, i * 9, 0],
    });
    if (rough) bend(bar.geometry, (x, y, z) => [x + 0.04 * Math.sin(z * 7 + y * 5), y + 0.05 * Math.sin(x * 6 + z * 8), z + 0.05 * Math.sin(x * 5 + y * 9)]);
    return bar;
  });
  const print = words && put(mesh(new THREE.PlaneGeometry(1.5, 0.9), paper(words)), { at: [0, 0.725, 0], turn: [-90, 0, 0] });
  return look(group(bars, print), { turn: 16, down: 28, focus: [0, 0] });
}

/** Six or twelve of the same, as a case. */
export const lots = (make, { columns = 3, rows = 2, gap = 1.9, depth = 1.8 }) =>
  group(times(columns * rows, (i) => put(make(i), { at: [((i % columns) - (columns - 1) / 2) * gap, 0, -Math.floor(i / columns) * depth] })));
