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

// From heel to toe, closer at both ends, which are round.
const along = times(28, (i) => 0.5 - 0.5 * Math.cos((Math.PI * i) / 27));

const footOutline = (grow = 0) =>
  outline([...along.map((t) => [footWidth(t) + grow, zAt(t)]), ...along.map((t) => [-footWidth(1 - t) * 0.94 - grow, zAt(1 - t)])]);

// Its rim stands out by at most 4 mm; a foot is 3 units long.
const sole = (height, material, { grow = 0.005, y = 0 } = {}) =>
  slab(footOutline(grow), Math.max(0.01, height - 0.04), material, { at: [0, y + height / 2, 0], turn: [90, 0, 0] }, { bevel: 0.02 });

// The upper: a skin with an opening on top from the heel to `open`. `u` runs around it, `t` from heel to toe.
const skinAt =
  (heights, { open, wide = 0.75, lift = 0.2, pinch = 0.985 }) =>
  (u, t) => {
    const gap = t < open ? wide * Math.sqrt(Math.max(0, 1 - (t / open) ** 4)) * (0.3 + 0.7 * THREE.MathUtils.smoothstep(t, 0, 0.16)) : 0;
    const angle = gap + u * (2 * Math.PI - 2 * gap);
    const h = smooth(heights, t);
    const side = Math.sin(angle);
    const w = footWidth(t) * pinch;
    const y = Math.cos(angle) > 0 ? Math.cos(angle) ** 0.75 : 0;
    return [side * w * (1 - 0.18 * y * (h > 0.8 ? 1 : 0.6)), lift + y * h, zAt(t)];
  };

function upper(heights, form, material) {
  const at = skinAt(heights, form);
  // Closer rings at both ends, where it closes.
  return surface((u, v) => at(1 - u, 0.5 - 0.4995 * Math.cos(Math.PI * v)), material, {}, { across: 40, along: 64 });
}

/** Laces from eyelet to eyelet, and the tongue below them. `back` is where they end, as a share of the opening. */
function lacing(heights, form, { lace, tongue, count, back }) {
  const at = skinAt(heights, form);
  const closed = skinAt(heights, { ...form, open: 0 });
  const rows = times(count, (i) => form.open * (0.97 - ((0.97 - back) * i) / (count - 1)));
  const eyelet = (t, side) => at(side > 0 ? 0.03 : 0.97, t);
  const over = (from, to, t) => {
    const [a, b, middle] = [eyelet(from, -1), eyelet(to, 1), closed(0, t)];
    const raise = ([x, y, z]) => [x, y + 0.025, z];
    return tube([raise(a), [0, Math.max(middle[1] * 0.985, (a[1] + b[1]) / 2) + 0.02, (a[2] + b[2]) / 2 + 0.01], raise(b)], 0.026, lace, {}, { steps: 14 });
  };
  const crossed = rows.slice(1).flatMap((t, i) => [over(rows[i], t, (t + rows[i]) / 2), over(t, rows[i], (t + rows[i]) / 2)]);
  const rings = rows.flatMap((t) => [-1, 1].map((side) => ball(0.035, lace, { at: eyelet(t, side), scale: [1, 0.6, 1] })));
  const blade = surface(
    (u, v) => {
      const t = form.open * (1.02 - v * (1.08 - back));
      const [, y, z] = closed(0, t);
      const gap = 0.16 + 0.17 * v;
      const x = (u - 0.5) * 2 * gap;
      return [x, y * 0.965 - 0.22 * x * x + Math.max(0, v - 0.8) * 0.4, z - Math.max(0, v - 0.8) * 0.2];
    },
    tongue,
    {},
    { across: 12, along: 24 },
  );
  const bow = [-1, 1].map((side) => {
    const [, y, z] = closed(0, rows.at(-1));
    return tube(
      [
        [0, y + 0.05, z],
        [side * 0.16, y + 0.1, z + 0.08],
        [side * 0.26, y + 0.02, z + 0.14],
        [side * 0.14, y + 0.03, z + 0.1],
        [0, y + 0.05, z],
      ],
      0.022,
      lace,
    );
  });
  return [blade, crossed, rings, bow];
}

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
    [0.75, 0.45],
    [0.93, 0.36],
    [0.985, 0.22],
    [1, 0.02],
  ];
  const form = { open: 0.5 - high * 0.03, lift: soleHeight * 0.75, wide: 0.8 - high * 0.15 };
  const { lift } = form;
  const closed = skinAt(heights, { ...form, open: 0 });
  const parts = [
    upper(heights, form, skin),
    sole(soleHeight, rubber(soleColor)),
    sole(0.05, rubber(accent), { grow: 0.012, y: soleHeight * 0.32 }),
    lacing(heights, form, { lace: fabric(lace), tongue: tongue ?? skin, count: high > 0.5 ? 7 : 5, back: high > 0.5 ? 0.42 : 0.62 }),
    stripe &&
      [-1, 1].map((side) =>
        tube(
          times(12, (i) => {
            const t = 0.24 + i * 0.034;
            const height = 0.12 + 0.34 * (1 - i / 11) ** 1.7;
            const around = Math.acos((height / smooth(heights, t)) ** (4 / 3)) / (2 * Math.PI);
            return closed(side > 0 ? around : 1 - around, t);
          }),
          0.035,
          plastic(accent),
        ),
      ),
    toe &&
      upper(
        [
          [0, 0],
          [0.74, 0.05],
          [0.84, 0.41],
          [0.93, 0.37],
          [0.985, 0.23],
          [1, 0.03],
        ],
        { open: 0, wide: 0, lift: lift + 0.012, pinch: 1 },
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
    [0.02, 0.075].map((y) =>
      surface(
        (u, v) => [(u - 0.5) * 2 * footWidth(0.99 - v * 0.98) * (y > 0.05 ? 0.93 : 0.98), y + rise(0.99 - v * 0.98), zAt(0.99 - v * 0.98)],
        y > 0.05 ? inside : rubber('#4a3a2e'),
        {},
        { across: 10, along: 50 },
      ),
    ),
    heel > 0 && box(heelWidth * 2, heel, heelWidth * 1.9, 0.06, skin, { at: [0, heel / 2, zAt(0.1)] }),
    bow && [
      ball(0.09, bow, { at: [0, 0.42, zAt(0.74)] }),
      ...[-1, 1].map((side) => ball(0.14, bow, { at: [side * 0.16, 0.42, zAt(0.74)], scale: [1.2, 0.6, 0.7] })),
    ],
  );
}

// A boot's outline from the side: at each height, where its back and its front are, and half of its width.
const bootSide = [
  [0.1, -1.42, 1.5, 0.5],
  [0.2, -1.46, 1.54, 0.54],
  [0.34, -1.45, 1.53, 0.55],
  [0.46, -1.44, 1.45, 0.54],
  [0.55, -1.43, 1.3, 0.52],
  [0.62, -1.42, 1.05, 0.5],
  [0.7, -1.4, 0.72, 0.47],
  [0.82, -1.38, 0.36, 0.44],
  [1.0, -1.36, 0.06, 0.42],
  [1.25, -1.38, -0.12, 0.42],
  [1.6, -1.44, -0.2, 0.45],
  [2.2, -1.5, -0.16, 0.5],
  [2.85, -1.52, -0.12, 0.53],
];

/** A rubber boot in one piece: outlines of the foot and the leg, one above the other, from the sole to the rim. */
export function boot({ skin, soleColor = '#2a2a2a', band: rim = null }) {
  const column = (which) => new THREE.CatmullRomCurve3(bootSide.map((row) => new THREE.Vector3(row[0], row[which], 0)));
  const curves = [1, 2, 3].map(column);
  const at =
    (grow = 0) =>
    (u, v) => {
      const [back, front, half] = curves.map((curve) => curve.getPoint(v));
      const a = u * Math.PI * 2;
      const middle = (back.y + front.y) / 2;
      const reach = (front.y - back.y) / 2 + grow;
      // A foot is widest at the ball and slim in the middle; a leg is round.
      const foot = THREE.MathUtils.smoothstep(reach, 0.75, 1.3);
      const along = Math.cos(a);
      const side = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** (1 - 0.25 * foot);
      const waist = 1 - foot * (0.1 - 0.12 * along - 0.1 * along * along);
      return [side * (half.y + grow) * waist, back.x, middle + along * reach];
    };
  const [sole, welt] = [rubber(soleColor), at(0.035)];
  // Closed below and straight at the sides, with a heel.
  const ring = (from, to) =>
    surface(
      (u, v) => {
        const [x, , z] = welt(u, 0.1);
        return [x, from + (to - from) * v, z];
      },
      sole,
      {},
      { across: 80, along: 2 },
    );
  const fill = surface(
    (u, v) => {
      const [x, , z] = welt(u, 0.1);
      return [x * v, 0.2, z * v + (1 - v) * 0.03];
    },
    sole,
    {},
    { across: 80, along: 2 },
  );
  return group(
    surface(at(), skin, {}, { across: 80, along: 120 }),
    surface((u, v) => at(-0.04)(1 - u, 0.72 + v * 0.28), fabric('#efe3d2', 8), {}, { across: 48, along: 12 }),
    surface((u, v) => [at(-0.04 + 0.04 * v)(u, 1)[0], 2.85, at(-0.04 + 0.04 * v)(u, 1)[2]], rim ?? skin, {}, { across: 48, along: 2 }),
    rim && surface((u, v) => at(0.022)(u, 0.94 + v * 0.06), rim, {}, { across: 80, along: 4 }),
    ring(0, 0.2),
    fill,
  );
}
