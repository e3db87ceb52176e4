// Carvings, drums, baskets, beads.
import * as THREE from 'three';
import { brass, clay, fabric, glass, gloss, gold, leather, plastic, wood, woven } from '../kit/materials.js';
import {
  ball,
  band,
  box,
  createRandom,
  curve,
  cylinder,
  disc,
  group,
  lathe,
  look,
  mesh,
  outline,
  put,
  ring,
  scatter,
  slab,
  surface,
  times,
  tube,
} from '../kit/shapes.js';

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

/** A Bolga basket with its leather handle. */
export function basket({ colors, handle = '#6b3a1e', size = 1, lid = false, bucket = false, handles = 1 }) {
  const profile = bucket
    ? [
        [0, 0],
        [0.9, 0],
        [1, 0.1],
        [1.1, 2.6],
      ]
    : [
        [0, 0],
        [0.75, 0.02],
        [1.05, 0.3],
        [1.3, 0.9],
        [1.36, 1.4],
        [1.3, 1.75],
      ];
  const top = profile.at(-1);
  const wall = lathe(profile, woven(colors, [9, bucket ? 2 : 1]), {}, { smooth: !bucket, sides: 96 });
  const rim = ring(top[0], 0.075, woven([colors.at(-1)], [30, 2]), { at: [0, top[1], 0], turn: [90, 0, 0] });
  const hide = leather(handle, 3);
  const arch =
    handles === 1
      ? [
          band(
            [
              [-1.26, 1.45, 0],
              [-1.3, 2.1, 0],
              [-0.85, 2.85, 0],
              [0, 3.1, 0],
              [0.85, 2.85, 0],
              [1.3, 2.1, 0],
              [1.26, 1.45, 0],
            ],
            0.2,
            0.11,
            hide,
            {},
            { across: [0, 0, 1] },
          ),
          [-1, 1].map((x) => box(0.1, 0.5, 0.34, 0.04, hide, { at: [x * 1.34, 1.45, 0] })),
        ]
      : [-1, 1].map((z) =>
          band(
            [
              [-0.6, 1.5, z * 1.15],
              [-0.5, 2.3, z * 0.95],
              [0, 2.6, z * 0.9],
              [0.5, 2.3, z * 0.95],
              [0.6, 1.5, z * 1.15],
            ],
            0.12,
            0.1,
            hide,
            {},
            { across: [0, 0, 1] },
          ),
        );
  const cover = lid && [
    lathe(
      [
        [0, 0.42],
        [0.5, 0.36],
        [top[0] * 1.04, 0.06],
        [top[0] * 1.05, 0],
      ],
      woven(colors, [9, 1]),
      { at: [0, top[1] + 0.06, 0] },
    ),
    ball(0.12, woven([colors[0]], [6, 2]), { at: [0, top[1] + 0.52, 0] }),
  ];
  return put(look(group(wall, rim, !bucket && arch, cover), { focus: [0, -0.1], down: 20 }), { scale: size });
}

/** A string of beads laid in a loop. `bead(i)` gives { color, r, kind }. */
export function beadString({ count = 44, rx = 1.7, rz = 1.25, bead, thread = '#d9c9a8', hang = false }) {
  const path = curve(
    times(24, (i) => {
      const a = (i / 24) * 6.2832;
      const wobble = 1 + 0.04 * Math.sin(a * 3 + 1) + 0.03 * Math.sin(a * 5);
      return hang
        ? [Math.sin(a) * rx * wobble, 2.2 - Math.cos(a) * rz * 1.4, 0.2 + Math.cos(a) * -0.1]
        : [Math.sin(a) * rx * wobble, 0.2, Math.cos(a) * rz * wobble];
    }),
    true,
  );
  const beads = times(count, (i) => {
    const t = (i + 0.5) / count;
    const { material, r = 0.16, shape = 'ball', stripe } = bead(i);
    const place = { at: path.getPointAt(t).toArray() };
    const along = path.getTangentAt(t);
    const made =
      shape === 'ball'
        ? ball(r, material, place)
        : shape === 'tube'
          ? cylinder(r * 0.85, r * 0.85, r * 2, material, place)
          : lathe(
              [
                [0.02, -r],
                [r * 0.8, -r * 0.9],
                [r, 0],
                [r * 0.8, r * 0.9],
                [0.02, r],
              ],
              material,
              place,
              { smooth: true, sides: 32 },
            );
    made.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along);
    made.position.y = hang ? made.position.y : r + 0.01;
    if (!stripe) return made;
    const rings = stripe.map(([dy, color]) => {
      const line = ring(r * 0.93, r * 0.14, gloss(color), { turn: [90, 0, 0], at: [0, dy * r, 0] });
      return line;
    });
    made.add(...rings);
    return made;
  });
  const string = mesh(new THREE.TubeGeometry(path, 120, 0.03, 6, true), fabric(thread));
  string.position.y = hang ? 0 : -0.04;
  return look(group(beads, string), { turn: 8, down: 36, focus: [0, -0.5] });
}

/** Thin strings of waist beads, coiled side by side. */
export function waistBeads(colors) {
  const random = createRandom(5);
  const strings = colors.map((pair, k) => {
    const r = 1.05 + k * 0.14;
    const places = times(120, (i) => {
      const a = (i / 120) * 6.2832;
      return {
        at: [Math.sin(a) * r * 1.15 + Math.sin(a * 3 + k) * 0.06, 0.07 + k * 0.03 + random() * 0.02, Math.cos(a) * r + Math.cos(a * 2 + k) * 0.06],
        color: pair[Math.floor(i / 6) % pair.length],
      };
    });
    return scatter(new THREE.SphereGeometry(0.062, 8, 6), gloss('#ffffff'), places);
  });
  const clasp = strings.map((_, k) => ball(0.09, gold(), { at: [0, 0.1 + k * 0.03, 1.05 + k * 0.14] }));
  return look(group(strings, clasp), { down: 42, focus: [0, -0.4] });
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
        times(15, (i) => [Math.sin(i * 0.4488) * 0.9, 3.3 + Math.cos(i * 0.4488) * 0.0, 0.1]),
        0.08,
        fabric('#c9a45a'),
      ),
    ),
    { focus: [0, 0.2], down: 8, turn: 8 },
  );
}

/** A pair of woven fans. */
export const fans = (a, b) =>
  look(
    group(
      [
        [-0.7, a, -6],
        [0.85, b, 10],
      ].map(([x, color, turn], i) =>
        put(
          group(
            put(mesh(new THREE.CylinderGeometry(1.25, 1.25, 0.05, 64), woven([color, '#e2c48a', color], [8, 6])), {
              at: [0, 2.4, 0],
              turn: [80, 0, 0],
            }),
            ring(1.25, 0.06, leather('#4a2a16'), { at: [0, 2.4, 0], turn: [-10, 0, 0] }),
            put(disc(0.4, woven(['#e2c48a', color], [6, 3])), { at: [0, 2.4, 0.05], turn: [-10, 0, 0] }),
            cylinder(0.1, 0.13, 1.3, leather(color), { at: [0, 0.62, 0.3], turn: [-10, 0, 0] }),
          ),
          { at: [x, 0, -i * 0.7], turn: [0, 0, turn] },
        ),
      ),
    ),
    { down: 8 },
  );
export const glassBead = (color) => plastic(color, 0.2);
export const clayBead = (color) => clay(color, 1);
export const seeThrough = glass;
