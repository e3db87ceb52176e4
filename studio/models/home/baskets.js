// Baskets, fans, beads.

import * as THREE from 'three';
import { fabric, gloss, gold, leather, woven } from '../../kit/materials.js';
import { ball, band, box, createRandom, curve, cylinder, disc, group, lathe, look, mesh, put, ring, scatter, times } from '../../kit/shapes.js';

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
