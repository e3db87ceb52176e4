// Jars, bottles, tins.

import * as THREE from 'three';
import { enamel, glass, gloss, gold, leaf, liquid, paper, plastic, steel, tinted, wood } from '../../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, mesh, put, ring, surface, times, tube } from '../../kit/shapes.js';

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
  return look(group(inside, shell, cap, ridges, wrap(wide + 0.008, tall * 0.6, label, tall * 0.45, label.image.width > 700 ? 360 : 136)), {
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
    group(outer, inner, label && wrap(wide + 0.008, tall * labelTall, label, tall * labelAt, label.image.width > 700 ? 360 : 160), bottleCap(cap, tall, wide)),
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

/** A drinking straw, a leaf, a stopper: small things on packs. */
export const straw = (color, from, to) => tube([from, [from[0], to[1] - 0.3, from[2]], to], 0.06, plastic(color));

const _sprig = (place) =>
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

const _cork = (r, y) => cylinder(r, r * 0.9, 0.4, wood('pale'), { at: [0, y, 0] });

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
