// Stoves and ovens.
import { brushed, castIron, enamel, glass, gloss, plastic, rubber, screen, steel } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, put, ring, sheet, times } from '../../kit/shapes.js';
import { word } from '../tech/audio.js';
import { readout } from '../tech/meters.js';
import { dial } from './kitchen-machines.js';

export const microwave = () =>
  look(
    group(
      box(4, 2.3, 2.6, 0.1, plastic('#1c1d20', 0.4), { at: [0, 1.25, 0] }),
      box(2.9, 2, 0.08, 0.06, gloss('#0a0b0d'), { at: [-0.5, 1.25, 1.31] }),
      box(2.3, 1.3, 0.02, 0.02, plastic('#2c2a26', 0.3), { at: [-0.55, 1.25, 1.36] }),
      box(0.08, 1.7, 0.16, 0.04, steel(), { at: [0.85, 1.25, 1.42] }),
      sheet(0.8, 0.35, screen(readout(['12:08'], { ground: '#07140c', ink: '#6ff09b' })), { at: [1.45, 2, 1.32] }),
      times(9, (i) =>
        box(0.2, 0.14, 0.04, 0.02, plastic('#d0d2d6'), {
          at: [1.2 + (i % 3) * 0.26, 1.55 - Math.floor(i / 3) * 0.24, 1.31],
        }),
      ),
      dial(1.45, 0.55, 1.34, 0.22),
    ),
    { turn: 16, down: 14 },
  );

const burner = (x, y, z, r = 0.5) => [
  cylinder(r * 0.5, r * 0.6, 0.1, castIron(), { at: [x, y + 0.05, z] }),
  cylinder(r * 0.32, r * 0.32, 0.06, steel('#c9a04a'), { at: [x, y + 0.12, z] }),
  times(4, (i) =>
    box(r * 1.1, 0.06, 0.06, 0.01, castIron('#151515'), {
      at: [x + Math.cos(i * 1.571) * r * 0.75, y + 0.2, z + Math.sin(i * 1.571) * r * 0.75],
      turn: [0, -i * 90, 0],
    }),
  ),
  ring(r * 1.2, 0.035, castIron('#151515'), { at: [x, y + 0.12, z], turn: [90, 0, 0] }),
];

export const gasCooker = () =>
  look(
    group(
      box(3, 3.8, 2.8, 0.06, brushed('#bcbfc3'), { at: [0, 1.9, 0] }),
      box(3.06, 0.1, 2.86, 0.03, steel(), { at: [0, 3.84, 0] }),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => burner(x * 0.72, 3.88, z * 0.65))),
      box(2.7, 2.3, 0.1, 0.05, gloss('#15161a'), { at: [0, 1.65, 1.42] }),
      box(2.3, 0.1, 0.2, 0.04, steel(), { at: [0, 2.62, 1.55] }),
      times(5, (i) => dial(-1.1 + i * 0.55, 3.3, 1.44, 0.17)),
      put(box(3, 1.6, 0.06, 0.03, glass('#a9c0c4', 0.4)), { at: [0, 4.6, -1.45], turn: [-6, 0, 0] }),
    ),
    { turn: 18, down: 18 },
  );

export const gasStove = () =>
  look(
    group(
      box(4, 0.6, 2.2, 0.12, enamel('#17181b'), { at: [0, 0.5, 0] }),
      [-1, 1].map((x) => burner(x * 1.0, 0.82, -0.1, 0.62)),
      [-1, 1].map((x) => dial(x * 0.9, 0.5, 1.13, 0.22)),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => cylinder(0.12, 0.12, 0.2, rubber(), { at: [x * 1.7, 0.1, z * 0.8] }))),
      word('AKAI', '#17181b', '#d8dadd', 0.6, 0.2, { at: [0, 0.5, 1.105] }),
    ),
    { turn: 14, down: 24 },
  );

export const popcornMaker = () =>
  look(
    group(
      box(2.6, 0.5, 2.2, 0.08, enamel('#b3201a'), { at: [0, 0.35, 0] }),
      box(2.3, 2.4, 1.9, 0.03, glass('#ffffff', 0.22), { at: [0, 1.8, 0] }),
      box(2.7, 0.5, 2.3, 0.1, enamel('#b3201a'), { at: [0, 3.2, 0] }),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => box(0.1, 2.5, 0.1, 0.02, steel('#c9a04a'), { at: [x * 1.15, 1.8, z * 0.95] }))),
      times(60, (i) =>
        ball(0.16, plastic(i % 3 ? '#fbf4dc' : '#f1dc9c', 0.8), {
          at: [Math.sin(i * 2.4) * 0.95, 0.7 + ((i * 7) % 10) * 0.09 * (1 - Math.abs(Math.sin(i * 2.4)) * 0.4), Math.cos(i * 1.7) * 0.75],
          scale: [1, 0.8, 1.1],
        }),
      ),
      lathe(
        [
          [0, 0],
          [0.4, 0],
          [0.46, 0.5],
        ],
        steel(),
        { at: [0, 2.2, 0] },
      ),
      cylinder(0.03, 0.03, 0.5, steel(), { at: [0, 2.9, 0] }),
      word('POPCORN', '#b3201a', '#f6e3a8', 1.8, 0.36, { at: [0, 3.2, 1.155] }),
    ),
    { turn: 16, down: 10 },
  );
