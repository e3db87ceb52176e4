// Clothes on a wooden hanger, on a peg in the wall. A garment is two sheets of cloth, `front` and `back`: `s` runs across from
// -1 to 1, `t` from the shoulders (0) to the hem (1).

import * as THREE from 'three';
import { fabric, plastic, steel, wood } from '../../kit/materials.js';
import { cylinder, group, outline, slab, surface, times, tube } from '../../kit/shapes.js';

const { smoothstep, lerp } = THREE.MathUtils;

const along = (points, t) => {
  for (let i = 1; i < points.length; i += 1) {
    const [[t0, a], [t1, b]] = [points[i - 1], points[i]];
    if (t <= t1) return lerp(a, b, smoothstep((t - t0) / (t1 - t0), 0, 1));
  }
  return points.at(-1)[1];
};

/** Where the cloth is: the shape of one garment. `widths` are [t, half width], `folds` [where, how wide, how deep]. */
export function cut({ widths, length, deep = 0.4, neck = 0.3, dip = 0.22, isV = false, folds, curve = 0.08 }) {
  const wide = widths[0][1];
  const n = neck / wide;
  const slope = wide * 0.24;
  const on = (side) => (s, t) => {
    const away = Math.abs(s);
    const inNeck = Math.min(1, away / n);
    const hollow = isV ? 1 - inNeck : Math.sqrt(1 - inNeck ** 2);
    const line = away < n ? -(side > 0 ? dip : 0.05) * hollow : -slope * ((away - n) / (1 - n)) ** 1.2;
    const fall = folds.reduce((sum, [at, w, d]) => sum + d * Math.exp(-(((s * side - at) / w) ** 2)), 0) * (0.25 + t) * t ** 0.7;
    const low = -length + curve * s * s - fall * 0.12;
    const round = Math.sqrt(Math.max(0, 1 - away ** 2.6));
    const open = 0.26 * (away < n ? Math.sqrt(1 - inNeck ** 2) : 0) * Math.exp(-t * 7);
    const pulled = 0.035 * Math.sin((away - n) * 9 + t * 5) * Math.exp(-(((t - 0.2) / 0.16) ** 2)) * round;
    const depth = deep * round * Math.min(1, Math.sqrt(t * 5)) * (0.82 + 0.35 * t) + open + pulled;
    return [s * along(widths, t), lerp(line, low, t), side * (depth + fall * round ** 0.5)];
  };
  // The same place at one height all the way across, as a belt lies.
  const level = (at) => (s, t) => {
    const [[, top], [, low]] = [at(s, 0), at(s, 1)];
    return at(s, (-length * t - top) / (low - top));
  };
  return { front: on(1), back: on(-1), belt: { front: level(on(1)), back: level(on(-1)) }, wide, slope, neck, n };
}

/** A strip of cloth that lies on the front: a placket, a hem, a belt. */
export const strip = (at, [s0, s1], [t0, t1], material, lift = 0.014) =>
  surface(
    (u, v) => {
      const [x, y, z] = at(lerp(s0, s1, u), lerp(t1, t0, v));
      return [x, y, z + Math.sign(z || 1) * lift];
    },
    material,
    {},
    { across: Math.abs(s1 - s0) > 0.6 ? 90 : 10, along: Math.abs(t1 - t0) > 0.2 ? 40 : 6 },
  );

export function panels(shape, cloth, { band = 0.035, inner = cloth } = {}) {
  const sheetOf = (at, material, side) => surface((u, v) => at(side * (u * 2 - 1), 1 - v), material, {}, { across: 130, along: 50 });
  const hem = band > 0 && [shape.front, shape.back].map((at) => strip(at, [-0.995, 0.995], [1 - band, 1.002], cloth));
  return [sheetOf(shape.front, cloth, 1), sheetOf(shape.back, inner, -1), hem];
}

/** The rim of the neck's opening. */
export function rim({ front, back, n }, material, thick = 0.035) {
  const half = (at, sign) => times(17, (i) => at(sign * n * Math.cos((i / 16) * Math.PI), 0));
  return tube([...half(front, 1), ...half(back, -1).slice(1, -1)], thick, material, {}, { closed: true, steps: 120 });
}

/** A turned-down collar: two leaves that meet in front. */
export function collar({ front, back, n }, material, { leaf = 0.25, gap = 0.14, stand = 0.07, point = 0.14 } = {}) {
  return [-1, 1].map((side) =>
    surface(
      (u, v) => {
        const angle = gap + u * (Math.PI - gap);
        const s = side * n * Math.sin(angle) * 0.999;
        const [x, y, z] = angle < Math.PI / 2 ? front(s, 0) : back(s, 0);
        const up = v < 0.25 ? v / 0.25 : 1 - (v - 0.25) / 0.75;
        const out = v < 0.25 ? 0.02 : 0.02 + 0.6 * leaf * ((v - 0.25) / 0.75);
        const drop = v < 0.25 ? 0 : leaf * (1 + (point / leaf) * (1 - u) ** 3) * ((v - 0.25) / 0.75) ** 0.85;
        const [ox, oz] = [Math.sin(angle) * side, Math.cos(angle)];
        return [x + ox * out * 1.1, y + stand * Math.max(0, up) * (0.7 + 0.5 * u) - drop * 0.85, z + oz * out + (angle < 1.6 ? 0.05 * v : 0)];
      },
      material,
      {},
      { across: 40, along: 16 },
    ),
  );
}

/** Two sleeves that hang from the shoulders. `angle` is how far they stand out, in degrees. */
export function sleeves({ wide, slope }, cloth, { length = 0.9, angle = 30, from = 0.36, to = 0.33, flat = 0.5, cuff = null, swell = 0 } = {}) {
  const turn = THREE.MathUtils.degToRad(angle);
  const line = new THREE.CatmullRomCurve3(
    [
      [wide - 0.34, -slope - from * 0.84 + 0.09],
      [wide - 0.1, -slope - from * 0.95],
      [wide + 0.02 + Math.sin(turn) * length * 0.4, -slope - from - Math.cos(turn) * length * 0.34],
      [wide + Math.sin(turn) * length, -slope - from - Math.cos(turn) * length],
    ].map(([x, y]) => new THREE.Vector3(x, y, 0)),
  );
  const at = (side, grow) => (u, v) => {
    const centre = line.getPoint(Math.min(1, v));
    const way = line.getTangent(Math.min(1, v));
    const a = u * Math.PI * 2;
    const crease = 0.05 * Math.sin(v * 13 + Math.cos(a) * 2.4) * Math.sin(v * Math.PI) + 0.04 * Math.sin(a * 3 + 1) * v;
    const r = lerp(from, to, v ** 1.3) + swell * Math.sin(v * Math.PI) + grow;
    return [side * (centre.x - way.y * Math.cos(a) * r), centre.y + way.x * Math.cos(a) * r, Math.sin(a) * r * (flat + crease) + 0.05 * v];
  };
  const edge = cuff ?? { material: cloth, part: 0.07 };
  return [-1, 1].flatMap((side) => [
    surface((u, v) => at(side, 0)(side > 0 ? u : 1 - u, v), cloth, {}, { across: 48, along: 30 }),
    surface((u, v) => at(side, 0.016)(side > 0 ? u : 1 - u, 1 - edge.part + v * edge.part * 1.01), edge.material, {}, { across: 48, along: 4 }),
  ]);
}

export const studs = (at, places, color = '#f2e8d2', r = 0.04) =>
  places.map(([s, t]) => {
    const [x, y, z] = at(s, t);
    return cylinder(r, r, 0.03, plastic(color, 0.35), { at: [x, y, z + 0.03], turn: [90, 0, 0] });
  });

/** A wooden hanger whose middle is at [0, 0], with its peg in the wall at `wall`. */
export function hanger({ wide, slope, neck }, { wall = -0.62 } = {}) {
  const end = wide * 0.82;
  const bar = outline([
    [-end, -slope * 0.8 - 0.07],
    [-neck, -0.03],
    [-0.12, 0.2],
    [0.12, 0.2],
    [neck, -0.03],
    [end, -slope * 0.8 - 0.07],
    [end * 0.98, -slope * 0.8 - 0.18],
    [0, -0.02],
    [-end * 0.98, -slope * 0.8 - 0.18],
  ]);
  return [
    slab(bar, 0.05, wood('maple', [1, 1]), {}, { bevel: 0.025 }),
    tube(
      [
        [0, 0.18, 0],
        [0, 0.42, 0],
        [0.1, 0.5, 0],
        [0.15, 0.62, 0],
        [0.06, 0.74, 0],
        [-0.07, 0.73, 0],
        [-0.13, 0.64, 0],
      ],
      0.024,
      steel('#b9b8b4'),
    ),
    peg(0.66, wall),
  ];
}

export const peg = (y, wall) => [
  cylinder(0.05, 0.06, 0.14 - wall, wood('oak'), { at: [0, y, wall / 2 + 0.07], turn: [90, 0, 0] }),
  cylinder(0.085, 0.07, 0.07, wood('oak'), { at: [0, y, 0.16], turn: [90, 0, 0] }),
  cylinder(0.16, 0.18, 0.06, wood('oak'), { at: [0, y, wall + 0.03], turn: [90, 0, 0] }),
];

/** How the camera and the wall take a garment. */
export const onWall = (...parts) => {
  const model = group(...parts);
  model.userData.look = { isOnWall: true, lift: 0.6, grow: 1.15, turn: -14, down: 3, focus: [0, 0.28] };
  return model;
};

/** What is seen inside the neck: the maker's label on the back. */
export const tag = ({ back }, color = '#f4efe6') => {
  const [, y, z] = back(0, 0.03);
  return slab(
    outline([
      [-0.09, -0.08],
      [0.09, -0.08],
      [0.09, 0.05],
      [-0.09, 0.05],
    ]),
    0.01,
    fabric(color),
    { at: [0, y - 0.02, z + 0.03] },
    { bevel: 0 },
  );
};
