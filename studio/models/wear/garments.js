// Shirts, gowns and rompers, on hangers.
import { fabric } from '../../kit/materials.js';
import { box, group, put, surface, times, tube } from '../../kit/shapes.js';
import { collar, cut, hanger, onWall, panels, rim, sleeves, strip, studs, tag } from './hung.js';

/** Folds across the front, as [where, how wide, how deep]. */
const soft = (deep) => [
  [-0.72, 0.1, deep],
  [-0.36, 0.12, deep * 1.5],
  [0.04, 0.1, deep * 0.9],
  [0.38, 0.13, deep * 1.6],
  [0.76, 0.1, deep],
];

const sleeveKinds = {
  short: { length: 0.78, angle: 34, from: 0.38, to: 0.36 },
  wide: { length: 1.15, angle: 46, from: 0.42, to: 0.58, flat: 0.42 },
  long: { length: 1.95, angle: 15, from: 0.37, to: 0.22 },
  cap: { length: 0.45, angle: 38, from: 0.34, to: 0.36 },
  bell: { length: 1.0, angle: 26, from: 0.3, to: 0.5 },
};

const openings = {
  round: { neck: 0.36, dip: 0.26 },
  collar: { neck: 0.34, dip: 0.24 },
  slit: { neck: 0.34, dip: 0.2 },
  wrap: { neck: 0.4, dip: 0.95, isV: true },
  none: { neck: 0.34, dip: 1.1, isV: true },
};

/** Shirts, tunics and smocks. */
export function top({
  skin,
  trim = null,
  length = 2.4,
  chest = 0.95,
  hem = 0.98,
  sleeves: kind = 'short',
  neck = 'round',
  buttons = 0,
  deep = 0.05,
  flare = 0,
}) {
  const cloth = fabric(skin, 26);
  const edge = trim ? fabric(trim, 10) : cloth;
  const shape = cut({
    widths: [
      [0, chest + 0.02],
      [0.3, chest + 0.02],
      [0.62, (chest + hem) / 2 + flare * 0.4],
      [1, hem + 0.04 + flare],
    ],
    length,
    folds: soft(deep + flare * 0.25),
    ...openings[neck],
  });
  const cuff = trim && kind !== 'wide' ? { material: edge, part: kind === 'long' ? 0.08 : 0.1 } : null;
  const placketEnd = neck === 'slit' ? 0.3 : buttons > 3 ? 0.997 : 0.34;
  const hasPlacket = buttons > 0 || neck === 'slit';
  const half = neck === 'slit' ? 0.11 : 0.075;
  return onWall(
    panels(shape, cloth),
    sleeves(shape, cloth, { ...sleeveKinds[kind], cuff }),
    neck !== 'none' && rim(shape, edge, neck === 'collar' ? 0.02 : 0.042),
    neck === 'collar' && collar(shape, edge),
    hasPlacket && [
      strip(shape.front, [-half, half], [0, placketEnd], edge, 0.02),
      strip(shape.front, [-0.008, 0.008], [0, placketEnd * 0.97], fabric('#2a231d'), 0.026),
    ],
    neck === 'slit' && trim && embroidery(shape, edge),
    studs(
      shape.front,
      times(buttons, (i) => [0.035, 0.07 + (i * (placketEnd - 0.13)) / Math.max(1, buttons - 1)]),
    ),
    tag(shape),
    hanger(shape),
  );
}

// Rows of thread around the slit of a kaftan.
const embroidery = ({ front }, edge) =>
  [0.17, 0.24].map((half, k) =>
    tube(
      times(25, (i) => {
        const angle = (i / 24) * Math.PI;
        const [x, y, z] = front(-Math.cos(angle) * half * 0.98, 0.06 + Math.sin(angle) ** 0.4 * (0.27 + k * 0.05));
        return [x, y, z + 0.02];
      }),
      0.017,
      edge,
    ),
  );

/** Dresses and gowns. */
export function gown({ skin, trim = null, length = 3.6, waist = 0.62, hem = 1.25, sleeves: kind = 'cap', sash = null, deep = 0.1, neck = 'round' }) {
  const cloth = fabric(skin, 26);
  const edge = trim ? fabric(trim, 10) : cloth;
  const middle = 1.25 / length;
  const shape = cut({
    widths: [
      [0, 0.78],
      [middle * 0.55, 0.79],
      [middle, waist + 0.03],
      [middle + 0.22, (waist + hem) / 2 + 0.03],
      [1, hem],
    ],
    length,
    folds: soft(deep),
    curve: 0.14,
    ...openings[neck],
  });
  const belt = sash && [
    strip(shape.belt.front, [-1, 1], [middle - 0.035, middle + 0.035], fabric(sash, 6), 0.03),
    strip(shape.belt.back, [-1, 1], [middle - 0.035, middle + 0.035], fabric(sash, 6), 0.03),
    neck === 'wrap' && bow(shape.belt.front(0.5, middle), fabric(sash, 6)),
  ];
  const fromWrap = neck === 'wrap' && wrapEdge(shape, edge, middle);
  return onWall(
    panels(shape, cloth),
    sleeves(shape, cloth, { ...sleeveKinds[kind], cuff: trim && kind !== 'wide' ? { material: edge, part: 0.07 } : null }),
    rim(shape, edge, 0.03),
    belt,
    fromWrap,
    tag(shape),
    hanger(shape),
  );
}

// The side that is wrapped over: an edge from the point of the neck to the knot, and on to the hem.
const wrapEdge = ({ front }, edge, middle) => {
  const line = (points) =>
    tube(
      points.map(([s, t]) => {
        const [x, y, z] = front(s, t);
        return [x, y, z + 0.015];
      }),
      0.026,
      edge,
    );
  const from = (a, b) => times(14, (i) => [a[0] + ((b[0] - a[0]) * i) / 13, a[1] + ((b[1] - a[1]) * i) / 13]);
  return [line(from([0, 0.005], [0.5, middle])), line(from([0.5, middle], [0.32, 0.995]))];
};

const bow = ([x, y, z], material) => [
  [-1, 1].map((side) =>
    surface(
      (u, v) => {
        const a = u * Math.PI * 2;
        return [x + side * (0.04 + 0.15 * (1 - Math.cos(a))), y + Math.sin(a) * 0.1 + side * 0.02, z + 0.08 + (v - 0.5) * 0.1 + 0.03 * Math.sin(a)];
      },
      material,
      {},
      { across: 24, along: 4 },
    ),
  ),
  [-0.1, 0.12].map((lean) =>
    surface(
      (u, v) => [x + (u - 0.5) * 0.14 + lean * v * 1.6, y - v * 1.05, z + 0.07 + 0.03 * Math.sin(v * 6 + lean * 9)],
      material,
      {},
      { across: 4, along: 20 },
    ),
  ),
  box(0.13, 0.13, 0.1, 0.04, material, { at: [x, y, z + 0.09] }),
];

/** A baby's romper: a body with two short legs and snaps between them. */
export function romper(skin, trim) {
  const cloth = fabric(skin, 20);
  const edge = fabric(trim, 10);
  const shape = cut({
    widths: [
      [0, 0.68],
      [0.3, 0.7],
      [1, 0.82],
    ],
    length: 1.5,
    deep: 0.36,
    folds: soft(0.02),
    curve: 0,
    neck: 0.3,
    dip: 0.18,
  });
  const leg = (side) =>
    surface(
      (u, v) => {
        const a = u * Math.PI * 2;
        const r = 0.44 - 0.1 * v;
        const x = side * (0.4 + v * 0.1) + Math.cos(a) * r;
        return [x, -1.34 - v * 0.68 + Math.cos(a) * side * 0.1 * v, Math.sin(a) * (0.47 - v * 0.18) * (1 + 0.06 * Math.sin(a * 4 + v * 6))];
      },
      cloth,
      {},
      { across: 40, along: 14 },
    );
  const cuffs = [-1, 1].map((side) =>
    tube(
      times(20, (i) => {
        const a = (i / 20) * Math.PI * 2;
        return [side * 0.5 + Math.cos(a) * 0.34, -2.02 + Math.cos(a) * side * 0.1, Math.sin(a) * 0.29];
      }),
      0.05,
      edge,
      {},
      { closed: true },
    ),
  );
  const snaps = times(3, (i) => [0, 0.09 + i * 0.14]);
  return onWall(
    panels(shape, cloth, { band: 0 }),
    [leg(-1), leg(1), cuffs],
    sleeves(shape, cloth, { length: 0.5, angle: 40, from: 0.3, to: 0.28, cuff: { material: edge, part: 0.16 } }),
    rim(shape, edge, 0.05),
    strip(shape.front, [-0.09, 0.09], [0, 0.46], edge, 0.02),
    studs(shape.front, snaps, '#ffffff', 0.05),
    hanger(shape),
  );
}

/** Several garments side by side, each on its own peg; those behind hang nearer to the wall. */
export const row = (models, step = 1.6, back = 0.12) => {
  for (const [i, model] of models.entries()) put(model, { at: [(i - (models.length - 1) / 2) * step, 0, -i * back] });
  return onWall(group(models));
};
