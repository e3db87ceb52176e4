// Cameras and their stands.
import { brushed, castIron, fabric, gloss, leather, plastic, rubber, screen, steel } from '../../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, put, ring, sheet, times, tube } from '../../kit/shapes.js';
import { word } from './audio.js';
import { readout } from './meters.js';

/** A camera with a lens. */
export const camera = ({ wide = 3.2, lens = 0.85, body = '#1b1c1e', maker = 'Canon', compact = false }) =>
  look(
    group(
      box(wide, 1.9, 0.9, 0.22, plastic(body, 0.55), { at: [0, 0.95, 0] }),
      box(0.8, 2, 1.3, 0.25, leather('#1f2022', 4), { at: [-wide / 2 + 0.4, 1, 0.15] }),
      !compact && box(1.2, 0.7, 0.9, 0.2, plastic(body, 0.55), { at: [0.1, 2.1, 0] }),
      word(maker, body, '#e9eaec', 0.7, 0.22, { at: [compact ? 0.9 : 0.1, compact ? 1.65 : 2.12, 0.46] }),
      put(
        group(
          cylinder(lens, lens + 0.05, 0.5, plastic('#222326'), { turn: [90, 0, 0] }),
          cylinder(lens * 0.92, lens * 0.92, compact ? 0.5 : 1.1, plastic('#1a1b1d'), {
            at: [0, 0, 0.5],
            turn: [90, 0, 0],
          }),
          times(12, (i) => ring(lens * 0.93, 0.02, rubber(), { at: [0, 0, 0.3 + i * 0.04] })),
          ring(lens * 0.84, 0.06, brushed('#3a3b3f'), { at: [0, 0, compact ? 0.76 : 1.06] }),
          put(
            lathe(
              [
                [0, 0.16],
                [0.3, 0.12],
                [lens * 0.7, 0],
              ],
              gloss('#141a33'),
            ),
            { at: [0, 0, compact ? 0.66 : 0.98], turn: [90, 0, 0] },
          ),
          ball(lens * 0.3, gloss('#2d3d7a'), { at: [0, 0, compact ? 0.6 : 0.92] }),
        ),
        { at: [0.2, 0.95, 0.55] },
      ),
      [0.9, 1.3].map((x) => cylinder(0.2, 0.2, 0.2, castIron(), { at: [x * (wide / 3.4), 2, 0] })),
      cylinder(0.13, 0.15, 0.14, steel(), { at: [-wide / 2 + 0.4, 2.05, 0.45] }),
      !compact &&
        tube(
          [
            [-1.6, 1.7, 0],
            [-2.4, 1.2, 0.8],
            [-2.2, 0.08, 1.5],
            [-0.8, 0.07, 1.9],
            [1.3, 0.07, 1.7],
            [2.2, 0.4, 0.8],
            [1.6, 1.7, 0],
          ],
          0.06,
          fabric('#22262c'),
        ),
    ),
    { focus: [0.05, 0], down: 14, turn: 12 },
  );

export const camcorder = () =>
  look(
    group(
      put(
        lathe(
          [
            [0, -1.6],
            [0.7, -1.55],
            [0.78, -1.2],
            [0.78, 1.2],
            [0.7, 1.5],
            [0.62, 1.55],
          ],
          plastic('#26272b', 0.4),
        ),
        { at: [0, 1, 0], turn: [90, 0, 0] },
      ),
      put(
        lathe(
          [
            [0, 0.1],
            [0.4, 0.08],
            [0.56, 0],
          ],
          gloss('#182044'),
        ),
        { at: [0, 1, 1.5], turn: [90, 0, 0] },
      ),
      ring(0.62, 0.07, brushed('#606268'), { at: [0, 1, 1.55] }),
      put(
        group(
          box(1.9, 1.25, 0.12, 0.05, plastic('#1c1d20')),
          sheet(1.65, 1.05, screen(readout(['● REC', '00:04:12'], { ground: '#37536b', ink: '#fff' })), {
            at: [0, 0, 0.065],
          }),
        ),
        { at: [1.7, 1.1, 0.2], turn: [0, -24, 0] },
      ),
      tube(
        [
          [-0.78, 1.5, 1],
          [-1.1, 1, 0.4],
          [-1.1, 0.9, -0.5],
          [-0.78, 1.4, -1],
        ],
        0.14,
        leather('#1c1c1c'),
      ),
      box(0.7, 0.2, 1, 0.08, plastic('#1c1d20'), { at: [0, 1.8, 0.2] }),
      word('SONY', '#26272b', '#e4e5e8', 0.8, 0.24, { at: [0.781, 1, -0.8], turn: [0, 90, 0] }),
    ),
    { turn: 34, down: 14 },
  );

/** Cameras that watch: on a foot, round or clipped. */
export const webcam = (place, color = '#1d1e21') =>
  put(
    group(
      box(2.2, 0.9, 0.6, 0.28, plastic(color, 0.4), { at: [0, 1.5, 0] }),
      cylinder(0.36, 0.36, 0.12, gloss('#0b0c10'), { at: [0, 1.5, 0.32], turn: [90, 0, 0] }),
      ball(0.17, gloss('#24376b'), { at: [0, 1.5, 0.32] }),
      ball(0.05, plastic('#41d15c'), { at: [0.6, 1.5, 0.3] }),
      box(1.2, 0.2, 0.8, 0.08, plastic(color), { at: [0, 1, 0] }),
      box(1.2, 1, 0.16, 0.06, plastic(color), { at: [0, 0.5, -0.3], turn: [12, 0, 0] }),
      tube(
        [
          [0, 0.7, -0.3],
          [0.4, 0.1, -1],
          [1.8, 0.06, -0.9],
          [2.1, 0.06, 0.3],
        ],
        0.05,
        rubber(),
      ),
    ),
    place,
  );

export const domeCamera = (place) =>
  put(
    group(
      cylinder(0.75, 0.85, 0.3, plastic('#f3f4f5'), { at: [0, 0.15, 0] }),
      ball(0.85, plastic('#f7f8f8', 0.3), { at: [0, 1.05, 0] }),
      put(group(box(1, 0.7, 0.5, 0.24, gloss('#111216')), cylinder(0.24, 0.24, 0.1, gloss('#1a2550'), { at: [0, 0, 0.26], turn: [90, 0, 0] })), {
        at: [0, 1.15, 0.58],
      }),
      [-1, 1].map((x) => capsule(0.07, 1.1, plastic('#f3f4f5'), { at: [x * 0.85, 1.6, -0.2] })),
    ),
    place,
  );

export const ringLight = () =>
  look(
    group(
      ring(1.25, 0.2, plastic('#f7f7f5', 0.3), { at: [0, 4.2, 0] }),
      ring(1.25, 0.13, screen(readout([' '], { ground: '#fff6dc' })), { at: [0, 4.2, 0.12] }),
      box(0.55, 1.05, 0.1, 0.06, plastic('#15161a'), { at: [0, 4.2, 0.05] }),
      cylinder(0.06, 0.06, 2.6, castIron(), { at: [0, 1.8, 0] }),
      times(3, (i) =>
        tube(
          [
            [0, 1.0, 0],
            [Math.sin(i * 2.094) * 1.1, 0.05, Math.cos(i * 2.094) * 1.1],
          ],
          0.06,
          castIron(),
        ),
      ),
      cylinder(0.12, 0.12, 0.4, plastic('#222'), { at: [0, 1.1, 0] }),
    ),
    { down: 8, focus: [0, 0.4] },
  );

export const tripod = () =>
  look(
    group(
      times(3, (i) => [
        tube(
          [
            [Math.sin(i * 2.094) * 0.12, 3.3, Math.cos(i * 2.094) * 0.12],
            [Math.sin(i * 2.094) * 1.25, 0.05, Math.cos(i * 2.094) * 1.25],
          ],
          0.085,
          castIron('#2a2b2f'),
        ),
        ball(0.11, rubber(), { at: [Math.sin(i * 2.094) * 1.26, 0.08, Math.cos(i * 2.094) * 1.26] }),
        tube(
          [
            [0, 1.9, 0],
            [Math.sin(i * 2.094) * 0.62, 1.75, Math.cos(i * 2.094) * 0.62],
          ],
          0.04,
          castIron(),
        ),
      ]),
      cylinder(0.07, 0.07, 1.8, brushed(), { at: [0, 3.3, 0] }),
      box(0.4, 0.3, 0.4, 0.08, plastic('#222'), { at: [0, 3.4, 0] }),
      tube(
        [
          [0.1, 4.2, 0],
          [0.9, 3.7, 0.5],
        ],
        0.06,
        rubber(),
      ),
      box(0.5, 0.14, 0.5, 0.05, plastic('#222'), { at: [0, 4.3, 0] }),
      put(
        group(
          box(0.72, 1.4, 0.09, 0.05, gloss('#111318'), {}),
          sheet(0.64, 1.3, screen(readout([' '], { ground: '#33627f' })), { at: [0, 0, 0.05] }),
          box(0.84, 0.14, 0.24, 0.04, plastic('#333'), { at: [0, 0.72, 0] }),
        ),
        { at: [0, 5.05, 0.05] },
      ),
    ),
    { down: 8, focus: [0, 0.4] },
  );
