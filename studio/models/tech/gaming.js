// Game consoles and pads.
import { plastic, rubber } from '../../kit/materials.js';
import { box, cylinder, group, look, outline, put, ring, roundedRect, slab, times } from '../../kit/shapes.js';
import { word } from './audio.js';

/** Consoles, each with its pad beside it. */
export function console({ kind, pad = '#f4f4f2' }) {
  const made = {
    ps5: () =>
      group(
        box(0.5, 3.4, 2.0, 0.1, plastic('#101114', 0.3)),
        [-1, 1].map((side) =>
          slab(
            outline(
              [
                [-1.12, -1.9],
                [1.05, -1.8],
                [1.18, 0],
                [1.1, 1.75],
                [-0.95, 1.9],
                [-1.2, 0.4],
              ],
              { smooth: false },
            ),
            0.06,
            plastic('#f6f6f4', 0.35),
            { at: [side * 0.36, 0, 0], turn: [0, 90, side * 2] },
            { bevel: 0.05 },
          ),
        ),
        box(0.02, 0.02, 1.6, 0, plastic('#3a6df0'), { at: [-0.26, 1.68, 0.2] }),
        box(0.06, 1.3, 0.02, 0, plastic('#000'), { at: [0.05, -0.2, 1.01] }),
        cylinder(0.9, 0.9, 0.1, plastic('#18191c'), { at: [0, -1.9, 0] }),
      ),
    ps4: () =>
      group(
        box(3.3, 0.34, 3, 0.08, plastic('#1c1d20', 0.6), { at: [0, -0.22, 0] }),
        box(3.3, 0.26, 3, 0.08, plastic('#232428', 0.6), { at: [0, 0.12, 0] }),
        box(1.3, 0.03, 0.02, 0, plastic('#000'), { at: [-0.5, 0.02, 1.51] }),
        word('PS', '#232428', '#85888e', 0.5, 0.26, { at: [-0.9, 0.255, 0], turn: [-90, 0, 0] }),
      ),
    series: () =>
      group(
        box(1.9, 3.4, 0.85, 0.04, plastic('#f2f2f0', 0.5)),
        cylinder(0.72, 0.72, 0.05, plastic('#151515'), { at: [-0.05, 0.62, 0.42], turn: [90, 0, 0] }),
        times(7, (i) => ring(0.1 + i * 0.09, 0.014, plastic('#333'), { at: [-0.05, 0.62, 0.455] })),
      ),
  }[kind]();
  const stand = { ps5: 1.96, ps4: 0.4, series: 1.71 }[kind];
  put(made, { at: [kind === 'ps4' ? -0.2 : -0.7, stand, -0.5], turn: [0, kind === 'ps5' ? 55 : 8, 0] });
  return look(group(made, gamepad({ color: pad, place: { at: [kind === 'ps4' ? 0.9 : 1.2, 0.42, 1.5], turn: [-64, 0, -10], scale: 0.72 } })), {
    turn: 4,
    down: 20,
    focus: [0.2, -0.3],
  });
}

export function gamepad({ color = '#f4f4f2', dark = '#191a1d', place }) {
  const shape = outline(
    [
      [-1.4, 0.75],
      [-0.7, 0.92],
      [0, 0.86],
      [0.7, 0.92],
      [1.4, 0.75],
      [1.75, -0.2],
      [1.72, -1.15],
      [1.35, -1.25],
      [0.9, -0.5],
      [0, -0.42],
      [-0.9, -0.5],
      [-1.35, -1.25],
      [-1.72, -1.15],
      [-1.75, -0.2],
    ],
    { smooth: true },
  );
  const stick = (side) =>
    put(
      group(
        cylinder(0.34, 0.3, 0.1, plastic(dark), { turn: [90, 0, 0] }),
        cylinder(0.24, 0.27, 0.2, rubber('#26272b'), { at: [0, 0, 0.12], turn: [90, 0, 0] }),
        ring(0.2, 0.05, rubber('#303136'), { at: [0, 0, 0.22] }),
      ),
      { at: [side * 0.56, -0.16, 0.34] },
    );
  const colors = ['#3a9f78', '#d4453c', '#4b7fd6', '#c67bb0'];
  return put(
    look(
      group(
        slab(shape, 0.34, plastic(color, 0.4), {}, { bevel: 0.16 }),
        slab(roundedRect(1, 0.56, 0.1), 0.04, plastic(dark), { at: [0, 0.5, 0.33] }),
        stick(-1),
        stick(1),
        [
          [0, 0.26],
          [0.26, 0],
          [0, -0.26],
          [-0.26, 0],
        ].map(([x, y], i) => cylinder(0.11, 0.11, 0.1, plastic(colors[i], 0.3), { at: [1.12 + x, 0.34 + y, 0.36], turn: [90, 0, 0] })),
        [
          [0, 0.2],
          [0.2, 0],
          [0, -0.2],
          [-0.2, 0],
        ].map(([x, y]) => box(0.2, 0.2, 0.1, 0.05, plastic(dark), { at: [-1.12 + x, 0.34 + y, 0.35] })),
        [-1, 1].map((side) => box(0.6, 0.22, 0.3, 0.1, plastic(dark), { at: [side * 1.1, 0.95, 0] })),
      ),
      { turn: 0, down: 50 },
    ),
    place,
  );
}

export const standing = (model, { lean = -58, y = 0.7 } = {}) => group(put(model, { at: [0, y, 0], turn: [lean, 0, 0] }));
