// Jars, bottles, tins, pouches, sacks, boxes: what goods are sold in.

import * as THREE from 'three';
import { enamel, fabric, glass, gloss, gold, leaf, liquid, paper, plastic, steel, tinted, wood } from '../kit/materials.js';
import { around, ball, bend, box, capsule, cylinder, group, lathe, look, mesh, put, ring, surface, times, tube } from '../kit/shapes.js';

// A label around a round pack, its middle towards the camera.
const wrap = (radius, height, texture, y, arc = 360) =>
  mesh(
    new THREE.CylinderGeometry(radius, radius, height, 72, 1, true, -Math.PI / 2 - ((arc / 2) * Math.PI) / 180 + Math.PI / 2, (arc * Math.PI) / 180),
    paper(texture),
    { at: [0, y, 0] },
  );

/** A jar with a lid. */
export function jar({ content, lid = '#e8dcc4', label, glassy = true, tall = 1.7, wide = 1 }) {
  const body = [
    [0, 0],
    [wide * 0.9, 0],
    [wide, 0.1],
    [wide, tall - 0.25],
    [wide * 0.9, tall - 0.08],
    [wide * 0.86, tall],
  ];
  const inside = lathe(
    [
      [0, 0.06],
      [wide * 0.9, 0.06],
      [wide * 0.95, 0.14],
      [wide * 0.95, tall - 0.3],
      [wide * 0.8, tall - 0.22],
      [0, tall - 0.2],
    ],
    typeof content === 'string' ? plastic(content, 0.5) : content,
  );
  const shell = lathe(body, glassy ? glass('#ffffff', 0.25) : plastic(content, 0.35));
  const cap = lathe(
    [
      [0, tall + 0.34],
      [wide * 0.9, tall + 0.34],
      [wide * 0.95, tall + 0.29],
      [wide * 0.95, tall - 0.02],
      [wide * 0.9, tall - 0.04],
    ],
    plastic(lid, 0.4),
  );
  const ridges = times(60, (i) =>
    box(0.03, 0.24, 0.03, 0, plastic(lid, 0.4), {
      at: [Math.sin((i / 60) * 6.283) * wide * 0.95, tall + 0.13, Math.cos((i / 60) * 6.283) * wide * 0.95],
      turn: [0, i * 6, 0],
    }),
  );
  return look(group(inside, shell, cap, ridges, wrap(wide + 0.008, tall * 0.6, label, tall * 0.45, label.image.width > 600 ? 360 : 136)), {
    focus: [0, 0.1],
    down: 14,
  });
}

/** Bottles by the profile of their shoulder and the kind of their cap. */
export function bottle({ content, label, cap = '#222', kind = 'round', see = 0.5, tall = 3, wide = 0.8, labelAt = 0.42, labelTall = 0.4, ink }) {
  const shoulders = {
    round: [
      [wide, tall * 0.72],
      [wide * 0.85, tall * 0.82],
      [wide * 0.4, tall * 0.9],
      [wide * 0.36, tall],
    ],
    long: [
      [wide, tall * 0.5],
      [wide * 0.8, tall * 0.62],
      [wide * 0.38, tall * 0.75],
      [wide * 0.33, tall],
    ],
    square: [
      [wide, tall * 0.84],
      [wide * 0.94, tall * 0.88],
      [wide * 0.4, tall * 0.9],
      [wide * 0.38, tall],
    ],
  }[kind];
  const profile = [[0, 0], [wide * 0.92, 0], [wide, tall * 0.04], ...shoulders];
  const outer = lathe(profile, see > 0 ? tinted(ink ?? content, see) : plastic(content, 0.3));
  const inner = see > 0 && lathe([...profile.slice(0, -2).map(([r, y]) => [r * 0.93, y + 0.04]), [0, tall * 0.84]], liquid(content));
  return look(
    group(outer, inner, label && wrap(wide + 0.008, tall * labelTall, label, tall * labelAt, label.image.width > 600 ? 360 : 160), bottleCap(cap, tall, wide)),
    { focus: [0, -0.05], down: 13 },
  );
}

function bottleCap(cap, tall, wide) {
  const kind = typeof cap === 'string' ? { screw: cap } : cap;
  if (kind.pump) {
    const m = plastic(kind.pump);
    return [
      cylinder(wide * 0.42, wide * 0.42, 0.3, m, { at: [0, tall + 0.1, 0] }),
      cylinder(0.07, 0.07, 0.5, m, { at: [0, tall + 0.45, 0] }),
      box(0.22, 0.16, 0.75, 0.06, m, { at: [0, tall + 0.72, 0.22] }),
    ];
  }
  if (kind.dropper) {
    return [
      cylinder(wide * 0.46, wide * 0.46, 0.4, gold(), { at: [0, tall + 0.12, 0] }),
      capsule(wide * 0.3, 0.45, plastic(kind.dropper, 0.7), { at: [0, tall + 0.6, 0] }),
    ];
  }
  if (kind.ball) return [cylinder(wide * 0.75, wide * 0.75, tall * 0.35, gold(), { at: [0, tall + tall * 0.12, 0] })];
  return [
    lathe(
      [
        [0, tall + 0.3],
        [wide * 0.42, tall + 0.3],
        [wide * 0.46, tall + 0.25],
        [wide * 0.46, tall - 0.08],
      ],
      plastic(kind.screw, 0.4),
    ),
  ];
}

/** Perfume: a block of thick glass, a gold collar and a cap. */
export function perfume({ content, cap = '#1d1712', label, round = false }) {
  const body = round
    ? lathe(
        [
          [0, 0],
          [0.9, 0.02],
          [1.12, 0.5],
          [1.05, 1.2],
          [0.5, 1.7],
          [0.3, 1.75],
        ],
        tinted(content, 0.6),
        {},
        { smooth: true },
      )
    : box(1.9, 2, 0.85, 0.14, tinted(content, 0.55), { at: [0, 1, 0] });
  const juice = round
    ? lathe(
        [
          [0, 0.1],
          [0.85, 0.12],
          [1.0, 0.55],
          [0.95, 1.1],
          [0, 1.25],
        ],
        liquid(content),
      )
    : box(1.6, 1.6, 0.6, 0.1, liquid(content), { at: [0, 0.95, 0] });
  const top = round ? 1.72 : 2;
  const plate = mesh(new THREE.PlaneGeometry(1.05, 0.75), paper(label), {
    at: [0, 0.95, round ? 1.13 : 0.435],
    turn: [round ? -3 : 0, 0, 0],
  });
  const cover = round ? ball(0.42, gloss(cap), { at: [0, top + 0.62, 0] }) : box(0.75, 0.7, 0.62, 0.06, gloss(cap), { at: [0, top + 0.58, 0] });
  return look(group(body, juice, plate, cylinder(0.3, 0.3, 0.34, gold(), { at: [0, top + 0.12, 0] }), cover), {
    focus: [0, 0.1],
    down: 10,
  });
}

/** A tin with a lid pressed in. */
export const tin = ({ label, lid = steel('#cfc8b8', 0.3), wide = 0.95, tall = 1.9 }) =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [wide, 0],
          [wide, tall],
          [wide - 0.06, tall + 0.03],
          [0, tall + 0.03],
        ],
        lid,
      ),
      wrap(wide + 0.01, tall * 0.9, label, tall / 2),
      ring(wide, 0.04, steel(), { at: [0, 0.04, 0], turn: [90, 0, 0] }),
      lathe(
        [
          [0, tall + 0.16],
          [wide * 0.98, tall + 0.16],
          [wide * 1.02, tall + 0.1],
          [wide * 1.02, tall - 0.06],
        ],
        lid,
      ),
    ),
    { focus: [0, 0.1], down: 14 },
  );

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

/** A drinking straw, a leaf, a stopper: small things on packs. */
export const straw = (color, from, to) => tube([from, [from[0], to[1] - 0.3, from[2]], to], 0.06, plastic(color));
export const sprig = (place) =>
  put(
    group(
      times(5, (i) =>
        surface((u, v) => [(u - 0.5) * 0.4 * Math.sin(v * Math.PI), v * 0.9, 0.1 * Math.sin(v * 3)], leaf('#3f7a32'), {
          turn: [40, i * 72, 0],
        }),
      ),
    ),
    place,
  );
export const cork = (r, y) => cylinder(r, r * 0.9, 0.4, wood('pale'), { at: [0, y, 0] });
export const enamelCup = (color) =>
  lathe(
    [
      [0, 0],
      [0.7, 0],
      [0.8, 0.1],
      [0.85, 1],
      [0.9, 1.02],
    ],
    enamel(color),
  );
