// Shoes lie along z, the toe in front.

import * as THREE from 'three';
import { fabric, gold, leather, plastic, rubber } from '../../kit/materials.js';
import { ball, box, cylinder, group, look, outline, put, scatter, slab, surface, times, tube } from '../../kit/shapes.js';

const smooth = (points, t) => {
  for (let i = 1; i < points.length; i += 1) {
    const [[t0, a], [t1, b]] = [points[i - 1], points[i]];
    if (t <= t1) return a + (b - a) * THREE.MathUtils.smoothstep((t - t0) / (t1 - t0), 0, 1);
  }
  return points.at(-1)[1];
};

// Half of the foot's width from heel (0) to toe (1).
const footWidth = (t) =>
  0.53 *
  Math.sqrt(Math.max(0, 1 - Math.abs(t * 2 - 1) ** 3.2)) *
  (0.74 + 0.3 * Math.exp(-(((t - 0.68) / 0.26) ** 2)) - 0.08 * Math.exp(-(((t - 0.4) / 0.15) ** 2)));

const length = 3;

const zAt = (t) => (t - 0.5) * length;

const footOutline = (grow = 0) =>
  outline([...times(28, (i) => [footWidth(i / 27) + grow, zAt(i / 27)]), ...times(28, (i) => [-footWidth(1 - i / 27) * 0.94 - grow, zAt(1 - i / 27)])]);

const sole = (height, material, { grow = 0.04, y = 0 } = {}) =>
  slab(footOutline(grow), height, material, { at: [0, y + height / 2, 0], turn: [90, 0, 180] }, { bevel: 0.04 });

// The upper: a skin with an opening on top from the heel to `open`.
function upper(heights, { open, wide = 0.75, lift = 0.2, pinch = 0.93 }, material) {
  const at = (u, v) => {
    const t = 0.005 + v * 0.99;
    const gap = t < open ? wide * Math.sqrt(Math.max(0, 1 - (t / open) ** 4)) : 0;
    const angle = -Math.PI / 2 - (Math.PI - gap) + u * (2 * Math.PI - 2 * gap);
    const h = smooth(heights, t);
    const side = Math.cos(angle + Math.PI);
    const w = footWidth(t) * pinch;
    const y = Math.sin(angle + Math.PI) > 0 ? Math.sin(angle + Math.PI) ** 0.75 : 0;
    return [side * w * (1 - 0.18 * y * (h > 0.8 ? 1 : 0.6)), lift + y * h, zAt(t)];
  };
  return surface(at, material, {}, { across: 40, along: 56 });
}

const laces = (count, heights, open, lift, material) =>
  times(count, (i) => {
    const t = open - 0.01 - i * 0.052;
    const y = lift + smooth(heights, t) * 0.97 + 0.03;
    const w = 0.2 + i * 0.012;
    return [
      tube(
        [
          [-w, y - 0.03, zAt(t)],
          [0, y + 0.03, zAt(t) + 0.03],
          [w, y - 0.03, zAt(t)],
        ],
        0.028,
        material,
        {},
        { steps: 12 },
      ),
      tube(
        [
          [-w, y - 0.03, zAt(t)],
          [0, y + 0.04, zAt(t - 0.03)],
          [w, y - 0.03, zAt(t - 0.05)],
        ],
        0.026,
        material,
        {},
        { steps: 12 },
      ),
    ];
  });

/** Sneakers, football boots and walking boots: one shape, many skins. */
export function laceShoe({
  skin,
  soleColor = '#f4f2ec',
  accent,
  lace = '#f6f4ee',
  high = 0,
  soleHeight = 0.26,
  studs = false,
  toe = null,
  tongue = null,
  stripe = true,
}) {
  const heights = [
    [0, 0.72 + high],
    [0.16, 0.74 + high],
    [0.34, 0.66 + high * 0.55],
    [0.52, 0.6],
    [0.75, 0.42],
    [0.93, 0.3],
    [1, 0.16],
  ];
  const lift = soleHeight * 0.75;
  const open = 0.5 - high * 0.03;
  const parts = [
    upper(heights, { open, lift, wide: 0.8 - high * 0.15 }, skin),
    sole(soleHeight, rubber(soleColor)),
    sole(0.05, rubber(accent), { grow: 0.055, y: soleHeight * 0.32 }),
    laces(5, heights, open + 0.09, lift, fabric(lace)),
    surface(
      (u, v) => [
        (u - 0.5) * 0.4,
        lift + smooth(heights, open + 0.06 - v * 0.32) * (0.86 + v * 0.14) + v * 0.12 + 0.05 * Math.cos((u - 0.5) * 3),
        zAt(open + 0.1 - v * 0.32),
      ],
      tongue ?? skin,
    ),
    stripe &&
      [-1, 1].map((side) =>
        tube(
          times(12, (i) => {
            const t = 0.24 + i * 0.034;
            return [side * (footWidth(t) * 0.955 + 0.004), lift + 0.12 + 0.34 * (1 - i / 11) ** 1.7, zAt(t)];
          }),
          0.045,
          plastic(accent),
        ),
      ),
    toe &&
      upper(
        [
          [0, 0],
          [0.74, 0.05],
          [0.84, 0.36],
          [0.93, 0.31],
          [1, 0.17],
        ],
        { open: 0, wide: 0, lift: lift + 0.008, pinch: 0.95 },
        toe,
      ),
    studs &&
      scatter(
        new THREE.CylinderGeometry(0.08, 0.055, 0.2, 12),
        rubber(accent),
        times(12, (i) => ({
          at: [(i % 2 ? 1 : -1) * (i < 4 ? 0.22 : 0.32), -0.1, zAt([0.1, 0.1, 0.22, 0.22, 0.6, 0.6, 0.7, 0.7, 0.8, 0.8, 0.88, 0.88][i])],
        })),
      ),
  ];
  return group(parts);
}

/** A pair: one along the picture, one turned to show its other side. */
export function pair(make) {
  const [left, right] = [make(), make()];
  put(left, { at: [-0.62, 0, 0.2], turn: [0, -6, 0] });
  put(right, { at: [0.66, 0, -0.25], turn: [0, 12, 0] });
  right.scale.x = -1;
  return look(group(left, right), { turn: 52, down: 24, focus: [-0.1, -0.05] });
}

/** Sandals: a sole with straps over the foot. */
export function sandal({ straps = 'cross', skin, soleColor, ornament = false, thick = 0.2, heel = 0 }) {
  const base = group(sole(thick, rubber(soleColor)), sole(0.05, leather(skin.inside ?? soleColor), { grow: 0.0, y: thick }));
  const y = thick + 0.05;
  const over = (t0, t1, r, material, rise = 0.42) =>
    tube(
      times(9, (i) => {
        const angle = Math.PI * (i / 8);
        const t = t0 + (t1 - t0) * (i / 8);
        return [Math.cos(angle) * (footWidth(t) + 0.02), y - 0.08 + Math.sin(angle) * rise, zAt(t)];
      }),
      r,
      material,
    );
  const upperMaterial = skin.material;
  const made = {
    cross: () => [over(0.62, 0.78, 0.12, upperMaterial), over(0.78, 0.62, 0.12, upperMaterial)],
    broad: () => [
      surface((u, v) => {
        const angle = Math.PI * u;
        const t = 0.56 + v * 0.26;
        return [Math.cos(angle) * (footWidth(t) + 0.03), y - 0.1 + Math.sin(angle) ** 0.8 * (0.5 - v * 0.12), zAt(t)];
      }, upperMaterial),
    ],
    thong: () =>
      [-1, 1].map((side) =>
        tube(
          [
            [0.08, y, zAt(0.84)],
            [0.08 + side * 0.1, y + 0.2, zAt(0.78)],
            [side * 0.42, y + 0.3, zAt(0.6)],
            [side * 0.46, y - 0.02, zAt(0.42)],
          ],
          0.07,
          upperMaterial,
        ),
      ),
  }[straps]();
  const jewels = ornament && [
    ...times(5, (i) =>
      ball(0.08, gold(), {
        at: [Math.cos(Math.PI * (0.25 + i * 0.125)) * 0.48, y + Math.sin(Math.PI * (0.25 + i * 0.125)) * 0.5 - 0.02, zAt(0.7)],
        scale: [1, 0.6, 1],
      }),
    ),
    cylinder(0.2, 0.2, 0.06, gold(), { at: [0, y + 0.5, zAt(0.7)], turn: [8, 0, 0] }),
  ];
  const stand = heel > 0 && cylinder(0.26, 0.2, heel, leather(skin.heel ?? soleColor), { at: [0, heel / 2, zAt(0.12)] });
  return group(base, made, jewels, stand);
}

/** Ladies' shoes: flat, or with a heel of any height. */
export function pump({ skin, soleColor = '#c9a27a', heel = 0, heelWidth = 0.2, open = 0.68, bow = null }) {
  const heights = [
    [0, 0.5],
    [0.2, 0.42],
    [0.5, 0.3],
    [0.72, 0.3],
    [0.9, 0.24],
    [1, 0.1],
  ];
  const rise = (t) => heel * (t < 0.3 ? 1 : (1 + Math.cos(Math.PI * Math.min(1, (t - 0.3) / 0.42))) / 2);
  const warp = (part) => {
    part.updateMatrix();
    const geometry = part.geometry.applyMatrix4(part.matrix);
    put(part, { at: [0, 0, 0], turn: [0, 0, 0] });
    const { position } = geometry.attributes;
    for (let i = 0; i < position.count; i += 1) position.setY(i, position.getY(i) + rise(position.getZ(i) / length + 0.5));
    geometry.computeVertexNormals();
    return part;
  };
  const inside = leather(soleColor);
  return group(
    warp(upper(heights, { open, wide: 1.25, lift: 0.06 }, skin)),
    warp(sole(0.06, rubber('#2c2018'), { grow: -0.01 })),
    warp(sole(0.02, inside, { grow: -0.04, y: 0.07 })),
    heel > 0 && box(heelWidth * 2, heel, heelWidth * 1.9, 0.06, skin, { at: [0, heel / 2, zAt(0.1)] }),
    bow && [
      ball(0.09, bow, { at: [0, 0.42, zAt(0.74)] }),
      ...[-1, 1].map((side) => ball(0.14, bow, { at: [side * 0.16, 0.42, zAt(0.74)], scale: [1.2, 0.6, 0.7] })),
    ],
  );
}

/** A boot with a shaft of rubber or leather. */
export function boot({ skin, soleColor = '#2a2a2a', shaft = 1.9, band: rim = null }) {
  const heights = [
    [0, 0.9],
    [0.3, 0.86],
    [0.55, 0.6],
    [0.8, 0.42],
    [1, 0.16],
  ];
  const leg = surface((u, v) => {
    const angle = u * Math.PI * 2;
    const r = 0.44 + 0.1 * v + (v < 0.2 ? 0.06 * (1 - v * 5) : 0);
    return [Math.sin(angle) * r, 0.75 + v * shaft, zAt(0.21) + Math.cos(angle) * r * 1.12 + (1 - v) * 0.06];
  }, skin);
  const ringTop = rim && surface((u, v) => [Math.sin(u * 6.2832) * 0.555, 0.75 + shaft - 0.22 + v * 0.22, zAt(0.21) + Math.cos(u * 6.2832) * 0.62], rim);
  return group(
    upper(heights, { open: 0.02, wide: 0, lift: 0.18 }, skin),
    sole(0.24, rubber(soleColor)),
    box(0.8, 0.22, 0.75, 0.06, rubber(soleColor), { at: [0, 0.02, zAt(0.13)] }),
    leg,
    ringTop,
  );
}
