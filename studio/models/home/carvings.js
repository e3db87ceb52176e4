// Stools, drums, dolls, masks.
import { brass, fabric, gloss, leather, wood } from '../../kit/materials.js';
import { ball, band, box, cylinder, group, lathe, look, outline, put, ring, slab, surface, times, tube } from '../../kit/shapes.js';

/** An Asante stool: a curved seat on a carved middle. */
export function stool(tone = 'odum') {
  const m = wood(tone, [1, 1]);
  const seat = surface(
    (u, v) => {
      const [x, z] = [(u - 0.5) * 3.4, (v - 0.5) * 1.9];
      return [x, 1.62 + 0.2 * (x / 1.7) ** 2 * 2.2, z];
    },
    m,
    {},
    { across: 50, along: 6 },
  );
  const under = surface(
    (u, v) => {
      const [x, z] = [(u - 0.5) * 3.4, (v - 0.5) * 1.9];
      return [x, 1.4 + 0.2 * (x / 1.7) ** 2 * 2.6, z];
    },
    m,
    {},
    { across: 50, along: 6 },
  );
  const rim = [-1, 1].map((side) =>
    surface(
      (u, v) => {
        const x = (u - 0.5) * 3.4;
        return [x, (1.4 + 0.2 * (x / 1.7) ** 2 * 2.6) * (1 - v) + (1.62 + 0.2 * (x / 1.7) ** 2 * 2.2) * v, side * 0.95];
      },
      m,
      {},
      { across: 50, along: 2 },
    ),
  );
  const tips = [-1, 1].map((side) => surface((u, v) => [side * 1.7, 1.92 * (1 - v) + 2.06 * v, (u - 0.5) * 1.9], m, {}, { across: 2, along: 2 }));
  const middle = cylinder(0.36, 0.42, 1.2, m, { at: [0, 0.85, 0] });
  const carved = times(5, (i) => ring(0.4 + 0.02 * Math.abs(i - 2), 0.06, m, { at: [0, 0.4 + i * 0.22, 0], turn: [90, 0, 0] }));
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      band(
        [
          [x * 1.1, 0.24, z * 0.6],
          [x * 1.32, 0.7, z * 0.66],
          [x * 1.22, 1.2, z * 0.66],
          [x * 1.0, 1.52, z * 0.62],
        ],
        0.34,
        0.3,
        m,
        {},
        { across: [0, 0, 1] },
      ),
    ),
  );
  const fret = [-1, 1].map((side) => [ring(0.34, 0.075, m, { at: [side * 0.76, 0.88, 0.5] }), ring(0.34, 0.075, m, { at: [side * 0.76, 0.88, -0.5] })]);
  const foot = box(3, 0.26, 1.7, 0.06, m, { at: [0, 0.13, 0] });
  const studs = times(9, (i) => ball(0.05, brass(), { at: [-1.2 + i * 0.3, 1.56 + 0.42 * ((-1.2 + i * 0.3) / 1.7) ** 2, 0.96] }));
  return look(group(seat, under, rim, tips, middle, carved, legs, fret, foot, studs), { turn: 12, focus: [0.1, 0] });
}

/** A goblet drum with ropes. */
export function djembe({ tone = 'odum', rope = '#e9dfc8', skin = '#e9d8b4' } = {}) {
  const profile = [
    [0.62, 0],
    [0.66, 0.08],
    [0.5, 0.6],
    [0.4, 1.3],
    [0.5, 1.75],
    [0.95, 2.5],
    [1.12, 3],
    [1.14, 3.35],
  ];
  const body = lathe(profile, wood(tone, [3, 1]), {}, { smooth: true });
  const head = lathe(
    [
      [0, 3.4],
      [1.1, 3.4],
      [1.17, 3.36],
      [1.19, 3.1],
    ],
    leather(skin, 1),
  );
  const hoops = [3.1, 2.9, 1.75].map((y) => ring(y > 2 ? 1.16 : 0.52, 0.045, fabric(y > 3 ? '#a7281f' : rope, 20), { at: [0, y, 0], turn: [90, 0, 0] }));
  const ropes = times(26, (i) => {
    const [a, b] = [(i / 26) * 6.2832, ((i + (i % 2 ? 0.5 : -0.5)) / 26) * 6.2832];
    return tube(
      [
        [Math.sin(a) * 1.19, 2.95, Math.cos(a) * 1.19],
        [Math.sin(a) * 0.93, 2.3, Math.cos(a) * 0.93],
        [Math.sin(b) * 0.54, 1.78, Math.cos(b) * 0.54],
      ],
      0.028,
      fabric(rope, 8),
      {},
      { steps: 12 },
    );
  });
  const carve = times(18, (i) =>
    put(
      slab(
        outline([
          [-0.07, -0.15],
          [0.07, -0.15],
          [0, 0.15],
        ]),
        0.03,
        wood('ebony'),
      ),
      { at: [Math.sin(i * 0.349) * 0.55, 0.42, Math.cos(i * 0.349) * 0.55], turn: [14, i * 20, 0] },
    ),
  );
  return look(group(body, head, hoops, ropes, carve), { focus: [0, 0.35], down: 20 });
}

/** A barrel drum with pegs. */
export function pegDrum({ tone = 'walnut', skin = '#e6d2a8' } = {}) {
  const body = lathe(
    [
      [0.45, 0],
      [0.5, 0.1],
      [0.52, 0.7],
      [0.7, 1.2],
      [1.05, 1.9],
      [1.2, 2.8],
      [1.1, 3.5],
    ],
    wood(tone, [3, 1]),
    {},
    { smooth: true },
  );
  const pegs = times(12, (i) =>
    tube(
      [
        [Math.sin(i * 0.5236) * 1.17, 2.95, Math.cos(i * 0.5236) * 1.17],
        [Math.sin(i * 0.5236) * 1.5, 3.45, Math.cos(i * 0.5236) * 1.5],
      ],
      0.075,
      wood('pale'),
    ),
  );
  const lacing = times(12, (i) =>
    tube(
      [
        [Math.sin(i * 0.5236) * 1.25, 3.1, Math.cos(i * 0.5236) * 1.25],
        [Math.sin(i * 0.5236 + 0.26) * 1.18, 3.36, Math.cos(i * 0.5236 + 0.26) * 1.18],
        [Math.sin(i * 0.5236 + 0.52) * 1.25, 3.1, Math.cos(i * 0.5236 + 0.52) * 1.25],
      ],
      0.03,
      fabric('#d9c59a'),
    ),
  );
  const belts = [0.85, 2.2].map((y) => ring(y < 1 ? 0.57 : 1.14, 0.05, wood('pale'), { at: [0, y, 0], turn: [90, 0, 0] }));
  return look(
    group(
      body,
      lathe(
        [
          [0, 3.56],
          [1.06, 3.55],
          [1.14, 3.48],
          [1.16, 3.3],
        ],
        leather(skin, 1),
      ),
      pegs,
      lacing,
      belts,
    ),
    { focus: [0, 0.3], down: 18 },
  );
}

/** An Akuaba doll. */
export function akuaba() {
  const m = wood('ebony');
  return look(
    group(
      put(slab(outline(times(28, (i) => [Math.sin(i * 0.2244) * 1.05, Math.cos(i * 0.2244) * 1.12])), 0.16, m, {}, { bevel: 0.08 }), { at: [0, 3.2, 0] }),
      [-1, 1].map((x) => [
        ring(0.17, 0.035, m, { at: [x * 0.38, 3.15, 0.17], scale: [1, 0.6, 1] }),
        tube(
          [
            [x * 0.2, 3.5, 0.17],
            [x * 0.42, 3.58, 0.17],
            [x * 0.62, 3.42, 0.16],
          ],
          0.04,
          m,
        ),
      ]),
      tube(
        [
          [0, 3.45, 0.18],
          [0, 3.1, 0.26],
          [0, 2.9, 0.2],
        ],
        0.06,
        m,
      ),
      box(0.3, 0.05, 0.08, 0.02, m, { at: [0, 2.6, 0.18] }),
      times(3, (i) => cylinder(0.28, 0.3, 0.14, m, { at: [0, 2.0 - i * 0.17, 0] })),
      cylinder(0.3, 0.4, 1.3, m, { at: [0, 0.95, 0] }),
      [-1, 1].map((x) =>
        lathe(
          [
            [0, 0],
            [0.16, 0.08],
            [0.12, 0.5],
            [0.02, 0.75],
          ],
          m,
          { at: [x * 0.28, 1.35, 0], turn: [0, 0, -x * 86] },
          { smooth: true },
        ),
      ),
      ball(0.09, m, { at: [0, 0.75, 0.36] }),
      lathe(
        [
          [0, 0.3],
          [0.42, 0.28],
          [0.62, 0.08],
          [0.62, 0],
        ],
        m,
      ),
      ring(0.34, 0.05, gloss('#b3281f'), { at: [0, 0.5, 0], turn: [90, 0, 0] }),
      ring(0.31, 0.045, gloss('#e9c04a'), { at: [0, 1.62, 0], turn: [90, 0, 0] }),
    ),
    { focus: [0, 0.4], down: 10 },
  );
}

/** A carved mask. */
export function mask(tone = 'red') {
  const m = wood(tone, [1, 2]);
  const face = surface(
    (u, v) => {
      const [x, y] = [u * 2 - 1, v * 2 - 1];
      const edge = Math.sqrt(Math.max(0, 1 - Math.abs(x) ** 2.4));
      const w = 1.05 * (1 - 0.32 * (v < 0.5 ? (0.5 - v) * 2 : 0) ** 1.6);
      const nose = 0.34 * Math.exp(-((x / 0.13) ** 2)) * Math.exp(-(((y + 0.05) / 0.26) ** 2));
      const brow = 0.15 * Math.exp(-(((y - 0.28) / 0.07) ** 2)) * edge;
      const lips = 0.16 * Math.exp(-((x / 0.22) ** 2)) * Math.exp(-(((y + 0.55) / 0.06) ** 2));
      return [x * w, y * 1.7, edge * 0.62 + nose + brow + lips - 0.1 * y * y];
    },
    m,
    { at: [0, 1.9, 0] },
    { across: 90, along: 110 },
  );
  const eyes = [-1, 1].map((x) => ball(0.16, gloss('#120c08'), { at: [x * 0.42, 2.05, 0.56], scale: [1.5, 0.55, 0.5] }));
  const crown = times(7, (i) =>
    put(
      slab(
        outline([
          [-0.16, 0],
          [0.16, 0],
          [0, 0.55],
        ]),
        0.08,
        brass(),
      ),
      { at: [(i - 3) * 0.28, 3.45 - Math.abs(i - 3) * 0.09, 0.1], turn: [0, 0, -(i - 3) * 9] },
    ),
  );
  const scars = [-1, 1].map((x) =>
    times(3, (i) => box(0.05, 0.26, 0.03, 0.01, brass(), { at: [x * (0.6 + i * 0.1), 1.6, 0.5 - i * 0.07], turn: [0, x * 26, 0] })),
  );
  const stand = [box(1.2, 0.12, 0.8, 0.03, wood('ebony'), { at: [0, 0.06, 0] }), cylinder(0.06, 0.06, 0.5, brass(), { at: [0, 0.3, 0] })];
  return look(
    group(
      face,
      eyes,
      crown,
      scars,
      stand,
      tube(
        times(15, (i) => [Math.sin(i * 0.4488) * 0.9, 3.3, 0.1]),
        0.08,
        fabric('#c9a45a'),
      ),
    ),
    { focus: [0, 0.2], down: 8, turn: 8 },
  );
}
