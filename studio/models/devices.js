// Small devices: thermometers, chargers, routers, drives, cameras, meters.

import { sans, write } from '../kit/labels.js';
import { brushed, castIron, enamel, fabric, glass, gloss, leather, plastic, rubber, screen, steel, tinted } from '../kit/materials.js';
import { ball, box, capsule, circle, cylinder, group, lathe, look, put, ring, roundedRect, sheet, slab, times, tube } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { word } from './audio.js';

/** A little display with words in lines. */
export const readout = (lines, { ground = '#c9d6c4', ink = '#1a221c', w = 320, h = 220 } = {}) =>
  canvasTexture(w, h, (context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    for (const [i, line] of lines.entries())
      write(context, line, {
        x: w / 2,
        y: (h * (i + 0.6)) / (lines.length + 0.2),
        size: (h / lines.length) * 0.75,
        color: ink,
        most: w * 0.9,
        font: sans,
      });
  });

export const thermometer = () =>
  look(
    group(
      put(
        group(
          slab(roundedRect(3.1, 0.62, 0.3), 0.22, plastic('#f4f6f7', 0.3), {}, { bevel: 0.07 }),
          slab(roundedRect(1.05, 0.36, 0.06), 0.03, screen(readout(['36.6°'], { w: 300, h: 100 })), { at: [-0.1, 0, 0.18] }, { bevel: 0.01 }),
          cylinder(0.17, 0.17, 0.06, plastic('#2f8fb0'), { at: [-1.15, 0, 0.19], turn: [90, 0, 0] }),
          lathe(
            [
              [0.22, 0],
              [0.11, 0.55],
              [0.1, 1.2],
            ],
            plastic('#2f8fb0'),
            { at: [1.5, 0, 0], turn: [0, 0, -90] },
          ),
          capsule(0.095, 0.3, steel(), { at: [2.75, 0, 0], turn: [0, 0, 90] }),
        ),
        { at: [0, 0.32, 0.55], turn: [-70, 0, 14] },
      ),
      put(slab(roundedRect(4.4, 0.85, 0.36), 0.3, tinted('#bfe2ee', 0.45), {}, { bevel: 0.06 }), {
        at: [0.2, 0.2, -0.7],
        turn: [-90, 0, 8],
      }),
    ),
    { down: 34, turn: -12, focus: [-0.2, -0.1] },
  );

export const pressureMonitor = () =>
  look(
    group(
      put(
        group(
          box(2.6, 0.7, 2, 0.2, plastic('#f2f4f5', 0.35), { at: [0, 0.35, 0] }),
          sheet(1.5, 1.3, screen(readout(['118', '76', '♥ 68'], { w: 300, h: 260, ground: '#b9ccb5' })), {
            at: [-0.3, 0.705, 0],
            turn: [-90, 0, 0],
          }),
          cylinder(0.3, 0.3, 0.08, plastic('#1f8a8a'), { at: [0.9, 0.72, 0.3], turn: [0, 0, 0] }),
          box(0.5, 0.06, 0.24, 0.04, plastic('#9fb0b5'), { at: [0.9, 0.72, -0.4] }),
        ),
        { turn: [10, -10, 0], at: [-0.6, 0.1, 0.5] },
      ),
      put(
        lathe(
          [
            [0.75, 0],
            [0.85, 0.06],
            [0.85, 1.6],
            [0.75, 1.66],
          ],
          fabric('#2b5a6b', 24),
        ),
        { at: [1.8, 0, -0.7] },
      ),
      tube(
        [
          [0.6, 0.4, -0.1],
          [0.7, 0.3, -1],
          [1.2, 0.2, -1.4],
          [1.5, 0.8, -1.3],
        ],
        0.06,
        rubber(),
      ),
    ),
    { down: 28, turn: 0 },
  );

export const stethoscope = () => {
  const hose = rubber('#1f2f4f');
  return look(
    group(
      tube(
        [
          [0, 0.1, -0.1],
          [-0.2, 0.1, 0.8],
          [0.3, 0.1, 1.5],
          [1.2, 0.1, 1.3],
          [1.5, 0.12, 0.7],
        ],
        0.12,
        hose,
      ),
      [-1, 1].map((x) =>
        tube(
          [
            [0, 0.1, -0.1],
            [x * 0.4, 0.12, -0.7],
            [x * 0.75, 0.14, -1.3],
          ],
          0.1,
          hose,
        ),
      ),
      [-1, 1].map((x) =>
        tube(
          [
            [x * 0.75, 0.14, -1.3],
            [x * 0.95, 0.15, -1.9],
            [x * 0.7, 0.2, -2.5],
            [x * 0.45, 0.24, -2.7],
          ],
          0.06,
          steel(),
        ),
      ),
      [-1, 1].map((x) => ball(0.13, rubber(), { at: [x * 0.4, 0.25, -2.75] })),
      cylinder(0.55, 0.62, 0.22, steel(), { at: [1.62, 0.14, 0.3] }),
      cylinder(0.5, 0.5, 0.03, plastic('#f2f2ee'), { at: [1.62, 0.26, 0.3] }),
      cylinder(0.2, 0.3, 0.3, steel(), { at: [1.62, 0.38, 0.3] }),
    ),
    { down: 44, turn: -10, focus: [0.3, -0.3] },
  );
};

/** Routers with antennas, and small boxes without. */
export const router = ({ color, antennas = 2, maker = '', w = 3 }) =>
  look(
    group(
      box(w, 0.42, 1.9, 0.16, plastic(color, 0.4), { at: [0, 0.24, 0] }),
      times(5, (i) => ball(0.04, plastic('#46d160'), { at: [-0.6 + i * 0.3, 0.3, 0.95] })),
      times(8, (i) => box(w * 0.5, 0.012, 0.04, 0, plastic('#222'), { at: [0, 0.455, -0.6 + i * 0.12] })),
      maker &&
        word(maker, color, color === '#f2f3f3' ? '#555' : '#cfd2d6', 0.9, 0.22, {
          at: [0, 0.457, 0.6],
          turn: [-90, 0, 0],
        }),
      times(antennas, (i) =>
        put(group(capsule(0.1, 1.5, plastic(color)), box(0.14, 0.4, 0.14, 0.04, plastic(color), { at: [0, -0.9, 0] })), {
          at: [(i / Math.max(1, antennas - 1) - 0.5) * (w - 0.5), 1.35, -0.95],
          turn: [-8, 0, (0.5 - i / Math.max(1, antennas - 1)) * 22],
        }),
      ),
    ),
    { down: 22, turn: 10 },
  );

export const pocket = ({ color, lines, w = 1.6, h = 2.6, d = 0.5, maker = '' }) =>
  look(
    group(
      put(
        group(
          slab(roundedRect(w, h, 0.28), d - 0.12, plastic(color, 0.38), {}, { bevel: 0.06 }),
          lines &&
            sheet(w * 0.62, h * 0.22, screen(readout(lines, { ground: '#0a1016', ink: '#bfe6ff' })), {
              at: [0, h * 0.24, d / 2 + 0.012],
            }),
          maker &&
            word(maker, color, color > '#8' ? '#333' : '#d6d9dd', w * 0.6, w * 0.18, {
              at: [0, -h * 0.3, d / 2 + 0.012],
            }),
          times(4, (i) => ball(0.035, plastic('#4fa3ff'), { at: [-0.2 + i * 0.13, -h * 0.05, d / 2] })),
        ),
        { at: [0, h / 2, 0], turn: [-12, 0, 0] },
      ),
      box(w * 0.5, h * 0.5, 0.1, 0.03, glass(), { at: [0, h * 0.25, -h * 0.22], turn: [26, 0, 0] }),
    ),
    { turn: 22, down: 12 },
  );

export const drive = ({ color, maker, cable = true, w = 2, h = 2.9 }) =>
  look(
    group(
      put(
        group(
          slab(roundedRect(w, h, 0.16), 0.22, brushed(color), {}, { bevel: 0.05 }),
          word(maker, color, '#d8dadd', w * 0.7, w * 0.2, { at: [0, h * 0.3, 0.165] }),
          ball(0.04, plastic('#fff'), { at: [w * 0.38, -h * 0.42, 0.15] }),
        ),
        { at: [0, 0.2, 0], turn: [-90, 0, 16] },
      ),
      cable &&
        tube(
          [
            [0.3, 0.16, -1.4],
            [0.5, 0.12, -2.1],
            [1.6, 0.1, -2.2],
            [2.1, 0.1, -1.2],
            [1.8, 0.1, 0.2],
          ],
          0.07,
          rubber(),
        ),
      cable && box(0.26, 0.12, 0.5, 0.03, steel(), { at: [1.75, 0.12, 0.5], turn: [0, -12, 0] }),
    ),
    { down: 36, turn: 0, focus: [-0.2, 0] },
  );

export const nvme = () =>
  look(
    group(
      put(
        group(
          box(3.6, 1, 0.05, 0.01, plastic('#12351f'), {}),
          box(1.2, 0.8, 0.1, 0.02, plastic('#151515'), { at: [0.7, 0, 0.05] }),
          box(0.8, 0.8, 0.1, 0.02, plastic('#1a1a1a'), { at: [-0.55, 0, 0.05] }),
          sheet(2.7, 0.9, plastic(readout(['SAMSUNG', '980  NVMe  500 GB'], { ground: '#111', ink: '#e8e8e8', w: 640, h: 210 })), { at: [0.1, 0, 0.11] }),
          times(14, (i) => box(0.2, 0.035, 0.06, 0, steel('#d8b14a'), { at: [-1.75, -0.42 + i * 0.064, 0] })),
        ),
        { at: [0, 0.4, 0], turn: [-62, 0, 14] },
      ),
    ),
    { down: 26, turn: 6 },
  );

export const flashDrive = (color) =>
  look(
    group(
      put(
        group(
          box(2.1, 0.34, 0.85, 0.1, plastic(color, 0.35)),
          box(2.14, 0.12, 0.6, 0.04, plastic('#1a1a1a'), { at: [0, 0.12, 0] }),
          box(0.95, 0.24, 0.62, 0.02, steel(), { at: [1.5, 0, 0] }),
          ring(0.2, 0.05, steel(), { at: [-1.2, 0, 0], turn: [90, 0, 0] }),
          word('64 GB', '#1a1a1a', '#fff', 0.8, 0.3, { at: [-0.2, 0.185, 0], turn: [-90, 0, 0] }),
        ),
        { at: [0, 0.2, 0], turn: [0, 24, 0] },
      ),
    ),
    { down: 30 },
  );

export const memoryCard = (color) => {
  const face = (foot) =>
    canvasTexture(300, 400, (context) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 300, 400);
      context.fillStyle = '#e8e8e8';
      context.fillRect(0, 230, 300, 170);
      write(context, 'SanDisk', { x: 150, y: 80, size: 54, color: '#fff', most: 260, font: sans });
      write(context, 'Ultra', { x: 150, y: 150, size: 56, color: '#fff', most: 240 });
      write(context, foot, { x: 150, y: 310, size: 60, color: '#222', most: 260, font: sans });
    });
  return look(
    group(
      put(group(slab(roundedRect(1.5, 2, 0.1), 0.1, plastic('#222'), {}, { bevel: 0.02 }), sheet(1.4, 1.9, plastic(face('adapter')), { at: [0, 0, 0.075] })), {
        at: [-0.7, 1.02, 0],
        turn: [-12, 8, 4],
      }),
      put(
        group(
          slab(roundedRect(0.7, 0.95, 0.06), 0.06, plastic('#222'), {}, { bevel: 0.01 }),
          sheet(0.64, 0.88, plastic(face('128 GB')), { at: [0, 0, 0.045] }),
        ),
        { at: [0.85, 0.5, 0.3], turn: [-14, -8, -5] },
      ),
    ),
    { down: 12, turn: 0 },
  );
};

export const hub = () =>
  look(
    group(
      box(2.6, 0.34, 0.85, 0.1, brushed('#9a9ea5'), { at: [0, 0.2, 0] }),
      times(3, (i) => [
        box(0.46, 0.15, 0.04, 0.01, plastic('#0d0d0e'), { at: [-0.85 + i * 0.62, 0.2, 0.43] }),
        box(0.4, 0.05, 0.05, 0, plastic('#2f6fde'), { at: [-0.85 + i * 0.62, 0.22, 0.435] }),
      ]),
      box(0.3, 0.12, 0.04, 0.05, plastic('#0d0d0e'), { at: [0.92, 0.2, 0.43] }),
      tube(
        [
          [-1.3, 0.2, 0],
          [-1.9, 0.14, 0.1],
          [-2.4, 0.1, 0.7],
          [-1.9, 0.1, 1.4],
          [-1, 0.1, 1.5],
        ],
        0.09,
        rubber(),
      ),
      box(0.45, 0.16, 0.3, 0.05, brushed('#9a9ea5'), { at: [-0.75, 0.12, 1.5] }),
      box(0.26, 0.09, 0.2, 0.04, steel(), { at: [-0.42, 0.12, 1.5] }),
    ),
    { down: 26, turn: 14 },
  );

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

export const charger = () =>
  look(
    group(
      box(1.1, 1.1, 1.0, 0.2, plastic('#f5f5f4', 0.3), { at: [0, 0.6, 0] }),
      box(0.36, 0.13, 0.05, 0.06, plastic('#222'), { at: [0, 0.6, 0.5] }),
      [
        [-0.24, 0.5],
        [0.24, 0.5],
        [0, 0.95],
      ].map(([x, y]) => box(0.16, y > 0.6 ? 0.22 : 0.12, 0.5, 0.02, steel('#c9a04a'), { at: [x, y, -0.7] })),
      word('ANKER', '#f5f5f4', '#7a7f86', 0.7, 0.18, { at: [0, 0.95, 0.502] }),
    ),
    { turn: 150, down: 22 },
  );

export const cable = (color) =>
  look(
    group(
      times(4, (k) =>
        tube(
          times(30, (i) => [Math.sin(i * 0.2167) * (1.1 + k * 0.09), 0.1 + k * 0.07, Math.cos(i * 0.2167) * (0.95 + k * 0.08)]),
          0.075,
          fabric(color, 30),
          {},
          { closed: true, steps: 90 },
        ),
      ),
      [
        [1.5, 0.5, 30],
        [1.0, 1.35, 60],
      ].map(([x, z, turn]) =>
        put(
          group(
            tube(
              [
                [-1.1, 0, -0.1],
                [-0.5, 0, 0],
                [0, 0, 0],
              ],
              0.075,
              fabric(color, 20),
            ),
            box(0.5, 0.2, 0.32, 0.07, brushed('#4a4d52'), { at: [0.2, 0, 0] }),
            box(0.3, 0.1, 0.22, 0.04, steel(), { at: [0.55, 0, 0] }),
          ),
          { at: [x, 0.14, z], turn: [0, -turn, 0] },
        ),
      ),
      box(0.34, 0.6, 0.5, 0.06, rubber('#222'), { at: [-1.1, 0.25, 0] }),
    ),
    { down: 38, turn: 0 },
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

export const torch = () =>
  look(
    group(
      put(
        group(
          lathe(
            [
              [0, 0],
              [0.3, 0],
              [0.32, 0.1],
              [0.32, 2.1],
              [0.36, 2.2],
              [0.62, 2.7],
              [0.64, 3.1],
              [0.58, 3.12],
            ],
            plastic('#d9992a', 0.4),
          ),
          times(6, (i) => ring(0.325, 0.03, rubber(), { at: [0, 0.4 + i * 0.22, 0], turn: [90, 0, 0] })),
          cylinder(0.56, 0.3, 0.3, steel('#fff', 0.1), { at: [0, 2.95, 0] }),
          ball(0.14, screen(readout([' '], { ground: '#fff' })), { at: [0, 2.98, 0] }),
          box(0.2, 0.34, 0.1, 0.05, rubber('#b3271e'), { at: [0, 2, 0.3] }),
        ),
        { at: [-1.5, 0.62, 0], turn: [0, 24, -90] },
      ),
    ),
    { down: 20, turn: 10, focus: [0.4, 0] },
  );

export const lantern = () =>
  look(
    group(
      cylinder(0.9, 0.95, 0.5, plastic('#f2b13c', 0.4), { at: [0, 0.25, 0] }),
      cylinder(0.72, 0.78, 1.6, tinted('#fff3cf', 0.75), { at: [0, 1.3, 0] }),
      cylinder(0.4, 0.4, 1.4, screen(readout([' '], { ground: '#fff4cc' })), { at: [0, 1.2, 0] }),
      lathe(
        [
          [0, 0.5],
          [0.6, 0.46],
          [0.9, 0.2],
          [0.9, 0],
        ],
        plastic('#f2b13c', 0.4),
        { at: [0, 2.1, 0] },
      ),
      tube(
        [
          [-0.8, 2.4, 0],
          [-0.9, 3.2, 0],
          [0, 3.7, 0],
          [0.9, 3.2, 0],
          [0.8, 2.4, 0],
        ],
        0.06,
        castIron(),
      ),
      put(box(1.7, 0.06, 1.2, 0.02, gloss('#14213d')), { at: [1.9, 0.35, 0.7], turn: [28, 20, 0] }),
      tube(
        [
          [1.2, 0.2, 0.4],
          [0.9, 0.08, 0.6],
          [0.8, 0.2, 0.3],
        ],
        0.04,
        rubber(),
      ),
      box(0.3, 0.14, 0.05, 0.03, plastic('#222'), { at: [0, 0.25, 0.94] }),
    ),
    { down: 14 },
  );

/** Extension lead, stabiliser, inverter. */
export const extension = () =>
  look(
    group(
      put(
        group(
          box(4.2, 0.5, 0.95, 0.16, plastic('#f4f4f2', 0.4), {}),
          times(6, (i) =>
            [
              [0, -0.14],
              [-0.1, 0.14],
              [0.1, 0.14],
            ].map(([x, z]) =>
              box(z < 0 ? 0.07 : 0.1, 0.02, z < 0 ? 0.16 : 0.07, 0, plastic('#161616'), {
                at: [-1.55 + i * 0.58 + x, 0.255, z],
              }),
            ),
          ),
          box(0.26, 0.1, 0.3, 0.04, plastic('#d63a2b'), { at: [1.86, 0.26, 0] }),
        ),
        { at: [0, 0.26, 0], turn: [0, 14, 0] },
      ),
      tube(
        [
          [-2, 0.26, 0.5],
          [-2.8, 0.1, 0.9],
          [-2.6, 0.08, 1.7],
          [-1, 0.08, 1.8],
          [0.6, 0.08, 1.5],
        ],
        0.1,
        plastic('#f1f1ee'),
      ),
      put(box(0.8, 0.5, 0.8, 0.14, plastic('#f4f4f2')), { at: [1, 0.26, 1.5] }),
    ),
    { down: 28, turn: 0 },
  );

export const powerBox = ({ color, maker, lines, handle = true, w = 2.6, h = 2, d = 1.6 }) =>
  look(
    group(
      box(w, h, d, 0.1, enamel(color), { at: [0, h / 2 + 0.1, 0] }),
      box(w * 0.9, h * 0.42, 0.04, 0.03, plastic('#18191c'), { at: [0, h * 0.72, d / 2] }),
      sheet(w * 0.36, h * 0.26, screen(readout(lines, { ground: '#102437', ink: '#8fe0ff' })), {
        at: [-w * 0.2, h * 0.72, d / 2 + 0.025],
      }),
      word(maker, '#18191c', '#f2c14e', w * 0.34, h * 0.12, { at: [w * 0.22, h * 0.78, d / 2 + 0.025] }),
      times(3, (i) =>
        ball(0.05, plastic(['#46d160', '#f2b13c', '#d63a2b'][i]), {
          at: [w * (0.12 + i * 0.1), h * 0.62, d / 2 + 0.02],
        }),
      ),
      times(9, (i) => box(w * 0.6, 0.03, 0.02, 0, plastic('#111'), { at: [0, 0.3 + i * 0.07, d / 2] })),
      handle &&
        tube(
          [
            [-w * 0.3, h + 0.1, 0],
            [-w * 0.28, h + 0.45, 0],
            [w * 0.28, h + 0.45, 0],
            [w * 0.3, h + 0.1, 0],
          ],
          0.08,
          rubber(),
        ),
      [-1, 1].map((x) => box(0.3, 0.14, d * 0.8, 0.04, rubber(), { at: [x * w * 0.36, 0.06, 0] })),
    ),
    { down: 14, turn: 14 },
  );

export const battery = ({ color = '#2e7d4f', maker, foot, place }) =>
  put(
    look(
      group(
        box(2.8, 1.8, 1.6, 0.08, plastic(color, 0.5), { at: [0, 0.9, 0] }),
        box(2.84, 0.3, 1.64, 0.06, plastic('#1b1c1e'), { at: [0, 1.9, 0] }),
        sheet(2.3, 1.1, plastic(readout([maker, foot], { ground: '#f3efe2', ink: color, w: 480, h: 230 })), {
          at: [0, 0.86, 0.806],
        }),
        [-1, 1].map((x) => [
          cylinder(0.16, 0.2, 0.3, steel('#b8b8b8', 0.4), { at: [x * 1.1, 2.2, 0.3] }),
          cylinder(0.22, 0.22, 0.08, plastic(x < 0 ? '#c02a22' : '#1d1d1d'), { at: [x * 1.1, 2.08, 0.3] }),
        ]),
      ),
      { down: 16 },
    ),
    place,
  );

export const receiptPrinter = () =>
  look(
    group(
      box(2.1, 1.7, 2, 0.2, plastic('#232529', 0.5), { at: [0, 0.85, 0] }),
      box(1.8, 0.1, 0.4, 0.04, plastic('#111'), { at: [0, 1.7, 0.5] }),
      sheet(
        1.5,
        1.7,
        plastic(
          readout(['BESESAKA', '26 NOV', 'Gari 5 kg   60', 'Shito       45', 'TOTAL  ₵105'], {
            ground: '#fbfaf5',
            w: 300,
            h: 340,
          }),
          0.9,
        ),
        { at: [0, 2.45, 0.55], turn: [-14, 0, 0] },
      ),
      times(3, (i) => ball(0.05, plastic(['#46d160', '#f2b13c', '#d63a2b'][i]), { at: [0.5 + i * 0.16, 1.4, 1.0] })),
      word('XPRINTER', '#232529', '#c9ccd0', 0.9, 0.18, { at: [-0.3, 1.4, 1.002] }),
    ),
    { down: 16, turn: 18 },
  );

export const printer = ({ color = '#24262a', scanner = true, tanks = false, h = 1.3, maker }) =>
  look(
    group(
      box(3.6, h, 2.6, 0.1, plastic(color, 0.5), { at: [0, h / 2, 0] }),
      scanner && [
        box(3.66, 0.34, 2.66, 0.08, plastic(color, 0.45), { at: [0, h + 0.2, 0] }),
        box(3.3, 0.03, 2.3, 0.01, plastic('#3a3d42', 0.6), { at: [0, h + 0.38, 0] }),
      ],
      box(2.6, 0.16, 1.1, 0.03, plastic('#141517'), { at: [-0.1, 0.2, 1.5] }),
      sheet(2, 1.4, plastic('#fbfaf6', 0.9), { at: [-0.1, 0.32, 1.6], turn: [-86, 0, 0] }),
      box(2.2, 0.3, 0.04, 0.02, plastic('#0e0f10'), { at: [-0.1, 0.45, 1.3] }),
      sheet(0.6, 0.34, screen(readout(['READY'], { ground: '#14324a', ink: '#cfeaff' })), {
        at: [-1.2, h * 0.78, 1.302],
      }),
      times(4, (i) => ball(0.06, plastic('#d8dadd'), { at: [-0.7 + i * 0.2, h * 0.78, 1.3] })),
      word(maker, color, color > '#8' ? '#333' : '#d8dadd', 0.8, 0.2, { at: [0.9, h * 0.78, 1.302] }),
      tanks && [
        box(1.1, 0.72, 0.3, 0.04, tinted('#dfe6ea', 0.35), { at: [1.22, 0.42, 1.42] }),
        ['#151515', '#1f9ed0', '#d0277f', '#f0c419'].map((ink, i) => box(0.2, 0.5, 0.2, 0.02, gloss(ink), { at: [0.84 + i * 0.25, 0.35, 1.42] })),
      ],
      !scanner && [
        box(2.2, 0.1, 1.5, 0.03, plastic('#d8dadc'), { at: [0, h + 0.4, -0.7], turn: [64, 0, 0] }),
        sheet(2, 1.5, plastic('#fff', 0.9), { at: [0, h + 0.6, -0.6], turn: [-24, 0, 0] }),
      ],
    ),
    { down: 20, turn: 14 },
  );

export const flatScanner = () =>
  look(
    group(
      box(2.9, 0.34, 4, 0.12, plastic('#2a2c30', 0.5), { at: [0, 0.18, 0] }),
      put(box(2.9, 0.2, 4, 0.1, plastic('#33363b', 0.45)), { at: [0, 1.1, -0.35], turn: [-24, 0, 0] }),
      box(2.4, 0.02, 3.4, 0.01, gloss('#9fb8bf'), { at: [0, 0.36, 0] }),
      times(4, (i) => box(0.3, 0.04, 0.14, 0.04, plastic('#dcdde0'), { at: [-0.6 + i * 0.4, 0.3, 2] })),
    ),
    { turn: 40, down: 26 },
  );
export { circle, fabric };
