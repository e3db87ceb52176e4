// Devices that measure, and what their displays show.
import { sans, write } from '../../kit/labels.js';
import { fabric, plastic, rubber, screen, steel, tinted } from '../../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, put, roundedRect, sheet, slab, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

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
