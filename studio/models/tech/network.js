// Routers, drives, cards.
import { sans, write } from '../../kit/labels.js';
import { brushed, glass, plastic, rubber, screen, steel } from '../../kit/materials.js';
import { ball, box, capsule, group, look, put, ring, roundedRect, sheet, slab, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';
import { word } from './audio.js';
import { readout } from './meters.js';

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
