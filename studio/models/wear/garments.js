// Shirts and gowns, as if somebody invisible wore them.

import * as THREE from 'three';
import { fabric, plastic } from '../../kit/materials.js';
import { around, ball, box, curve, cylinder, group, surface, times, tube } from '../../kit/shapes.js';

const mix = (points, t) => {
  for (let i = 1; i < points.length; i += 1) {
    const [[t0, ...a], [t1, ...b]] = [points[i - 1], points[i]];
    if (t <= t1) {
      const k = THREE.MathUtils.smoothstep((t - t0) / (t1 - t0), 0, 1);
      return a.map((value, j) => value + (b[j] - value) * k);
    }
  }
  return points.at(-1).slice(1);
};

// `rings` are [t, y, half width, half depth]; folds grow towards the end.
export function bodice(rings, material, { folds = 9, deep = 0.05, power = 2.4, x = 0 } = {}) {
  const path = around(power);
  const at = (u, v) => {
    const [y, w, d] = mix(rings, v);
    const angle = u * Math.PI * 2 + Math.PI;
    const [across, out] = path(u);
    const wave = 1 + deep * v * v * Math.sin(angle * folds) + deep * 0.3 * Math.sin(angle * 4 + v * 7);
    return [x + across * w * wave, y + 0.02 * Math.sin(angle * 3) * v, out * d * wave];
  };
  return surface(at, material, {}, { across: 90, along: 36 });
}

/** A sleeve from the shoulder along points, `wide` at both ends. */
function sleeve(points, [from, to], material) {
  const path = curve(points);
  const at = (u, v) => {
    const centre = path.getPoint(v);
    const along = path.getTangent(v);
    const side = new THREE.Vector3(0, 0, 1);
    const out = new THREE.Vector3().crossVectors(along, side).normalize();
    const angle = u * Math.PI * 2;
    const r = (from + (to - from) * v) * (1 + 0.04 * Math.sin(angle * 3 + v * 16) * v);
    centre.addScaledVector(out, Math.cos(angle) * r).addScaledVector(side, Math.sin(angle) * r * 0.75);
    return [centre.x, centre.y, centre.z];
  };
  return surface(at, material, {}, { across: 28, along: 24 });
}

const neckBand = (material, y, w, d, r = 0.035) =>
  tube(
    times(24, (i) => [Math.sin((i / 24) * 6.2832) * w, y - 0.02 - 0.05 * Math.cos((i / 24) * 6.2832), Math.cos((i / 24) * 6.2832) * d]),
    r,
    material,
    {},
    { closed: true },
  );

export const lining = (y, w, d) => {
  const hole = cylinder(1, 1, 0.02, fabric('#241d18'), { at: [0, y - 0.16, 0] });
  hole.scale.set(w * 0.97, 1, d * 0.97);
  return hole;
};

/** Shirts, tunics and smocks. */
export function top({
  skin,
  trim = null,
  length = 2.4,
  chest = 0.95,
  hem = 0.98,
  sleeves = 'short',
  neck = 'round',
  buttons = 0,
  folds = 7,
  deep = 0.03,
  flare = 0,
}) {
  const cloth = fabric(skin, 26);
  const edge = trim ? fabric(trim, 10) : cloth;
  const topY = 3.2;
  const rings = [
    [0, topY, 0.3, 0.24],
    [0.07, topY - 0.1, 0.52, 0.3],
    [0.18, topY - 0.3, 0.9, 0.36],
    [0.34, topY - 0.75, chest, 0.46],
    [0.65, topY - length * 0.62, (chest + hem) / 2 - 0.03, 0.46 + flare * 0.3],
    [1, topY - length, hem + flare, 0.47 + flare * 0.6],
  ];
  const arms =
    sleeves &&
    [-1, 1].map((side) => {
      const far = {
        short: [[1.3, -0.95]],
        wide: [[1.5, -1.15]],
        long: [
          [1.22, -1.2],
          [1.3, -2.0],
        ],
        cap: [[1.1, -0.5]],
      }[sleeves];
      const points = [[0.55, -0.46], [0.92, -0.62], ...far].map(([x, y]) => [side * x, topY + y, 0]);
      const wide = { short: [0.36, 0.36], wide: [0.38, 0.58], long: [0.36, 0.2], cap: [0.34, 0.36] }[sleeves];
      return sleeve(points, wide, cloth);
    });
  const collar =
    neck === 'collar' &&
    [-1, 1].map((side) =>
      surface((u, v) => [side * (0.03 + u * 0.34), topY + 0.1 - v * (0.3 - 0.1 * u) + 0.02, 0.3 - u * 0.18 + v * 0.1], edge, {}, { across: 10, along: 10 }),
    );
  const placket =
    (buttons > 0 || neck === 'slit') &&
    box(0.16, neck === 'slit' ? 0.7 : length - 0.3, 0.02, 0, edge, {
      at: [0, topY - (neck === 'slit' ? 0.5 : length / 2 + 0.1), 0.475 + flare * 0.1],
      turn: [neck === 'slit' ? -6 : 0, 0, 0],
    });
  const studs = times(buttons, (i) =>
    ball(0.035, plastic('#f2e8d2'), {
      at: [0, topY - 0.45 - (i * (length - 0.8)) / Math.max(1, buttons - 1), 0.5 + flare * 0.1 * i],
    }),
  );
  return group(bodice(rings, cloth, { folds, deep }), arms, neckBand(edge, topY + 0.02, 0.31, 0.25), collar, placket, studs, lining(topY + 0.1, 0.3, 0.24));
}

/** Dresses and gowns. */
export function gown({ skin, trim = null, length = 3.6, waist = 0.62, hem = 1.25, sleeves = 'cap', sash = null, folds = 8, deep = 0.08 }) {
  const cloth = fabric(skin, 26);
  const topY = 3.6;
  const rings = [
    [0, topY, 0.34, 0.24],
    [0.06, topY - 0.1, 0.5, 0.28],
    [0.14, topY - 0.3, 0.76, 0.34],
    [0.24, topY - 0.75, 0.78, 0.42],
    [0.36, topY - 1.2, waist, 0.36],
    [0.55, topY - 1.2 - (length - 1.2) * 0.35, (waist + hem) / 2 + 0.02, 0.5],
    [1, topY - length, hem, hem * 0.6],
  ];
  const arms =
    sleeves &&
    [-1, 1].map((side) => {
      const far = {
        cap: [[1.02, -0.55]],
        wide: [[1.5, -1.3]],
        bell: [[1.25, -1.0]],
        long: [
          [1.1, -1.2],
          [1.16, -1.9],
        ],
      }[sleeves];
      const points = [[0.55, -0.22], [0.82, -0.36], ...far].map(([x, y]) => [side * x, topY + y, 0]);
      return sleeve(points, { cap: [0.3, 0.34], wide: [0.34, 0.75], bell: [0.28, 0.5], long: [0.3, 0.18] }[sleeves], cloth);
    });
  const belt =
    sash &&
    bodice(
      [
        [0, topY - 1.1, waist + 0.03, 0.38],
        [1, topY - 1.32, waist + 0.03, 0.39],
      ],
      fabric(sash, 6),
      { deep: 0 },
    );
  return group(
    bodice(rings, cloth, { folds, deep }),
    arms,
    belt,
    neckBand(trim ? fabric(trim) : cloth, topY + 0.02, 0.35, 0.25),
    lining(topY + 0.1, 0.33, 0.24),
  );
}

/** Several garments side by side, or folded one behind the other. */
export const row = (models, step = 1.6, back = 0.5) => {
  for (const [i, model] of models.entries()) model.position.set((i - (models.length - 1) / 2) * step, 0, -i * back);
  return group(models);
};
