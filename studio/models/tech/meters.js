// Devices that measure, and what their displays show.
import { sans, write } from '../../kit/labels.js';
import { fabric, gloss, plastic, rubber, screen, steel, tinted } from '../../kit/materials.js';
import { ball, box, capsule, cylinder, group, lathe, look, put, roundedRect, sheet, slab, surface, times, tube } from '../../kit/shapes.js';
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

/** The cuff lies half rolled: a flat tail with its soft and rough patches, and the hose to the device. */
const cuff = () => {
  const cloth = fabric('#3f6b80', 24);
  const rolled = (u, v) => {
    const run = v * 6.2;
    const [r, turned] = [0.62, 4.4];
    if (run > turned) return [-0.62 - (run - turned) * 0.94, 0.1 + 0.05 * Math.sin((run - turned) * 2), (u - 0.5) * 1.5];
    const a = ((turned - run) / turned) * Math.PI * 1.75;
    const grow = r + 0.1 * (run / turned);
    return [-0.62 + grow * Math.sin(a) * 1.15, 0.1 + grow * (1 - Math.cos(a)), (u - 0.5) * 1.5];
  };
  const thick = (side) => surface((u, v) => rolled(u, v).map((value, axis) => value + (axis === 1 ? side * 0.05 : 0)), cloth, {}, { across: 12, along: 120 });
  const edges = [0, 1].map((u) =>
    tube(
      times(40, (i) => rolled(u, i / 39)),
      0.07,
      fabric('#2f5163'),
      {},
      { steps: 120 },
    ),
  );
  return [thick(1), thick(-1), edges, box(0.9, 0.05, 1.1, 0.03, fabric('#b9c4c9', 30), { at: [-1.7, 0.2, 0] })];
};

export const pressureMonitor = () =>
  look(
    group(
      put(
        group(
          box(2.3, 0.8, 2.5, 0.28, plastic('#f2f4f5', 0.35), { at: [0, 0.4, 0] }),
          box(1.9, 0.04, 1.4, 0.1, gloss('#3a4449'), { at: [0, 0.8, -0.35] }),
          sheet(1.66, 1.18, screen(readout(['118', '76', '♥ 68'], { w: 360, h: 260, ground: '#c3d3bd' })), { at: [0, 0.825, -0.35], turn: [-90, 0, 0] }),
          cylinder(0.34, 0.36, 0.08, plastic('#2f9bb8'), { at: [0.45, 0.82, 0.8] }),
          [-0.75, -0.25].map((x) => box(0.34, 0.06, 0.26, 0.05, plastic('#aebcc2'), { at: [x, 0.82, 0.8] })),
        ),
        { turn: [14, 6, 0], at: [-1.15, 0.28, 0.9] },
      ),
      put(group(cuff()), { at: [1.9, 0, -0.5], turn: [0, -24, 0] }),
      tube(
        [
          [-0.2, 0.5, -0.2],
          [-0.1, 0.3, -1.2],
          [0.4, 0.12, -1.7],
          [1.1, 0.25, -1.4],
          [1.4, 0.5, -0.9],
        ],
        0.075,
        rubber('#4a4f55'),
      ),
    ),
    { down: 30, turn: 0 },
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
