// Chargers, batteries, lamps.
import { brushed, castIron, enamel, fabric, gloss, plastic, rubber, screen, steel, tinted } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, put, ring, sheet, times, tube } from '../../kit/shapes.js';
import { word } from './audio.js';
import { readout } from './meters.js';

/** A charger with the three flat pins of Ghana's sockets, seen from its port, and its cable plugged in. */
export const charger = () => {
  const [white, brassy] = [plastic('#f4f4f2', 0.32), steel('#cfae68', 0.25)];
  const block = group(
    box(1.7, 1.7, 0.5, 0.2, white, { at: [0, 0, -0.42] }),
    box(1.36, 1.36, 1.25, 0.24, white, { at: [0, 0, 0.2] }),
    box(0.5, 0.2, 0.05, 0.09, plastic('#5a5d62'), { at: [0, -0.1, 0.82] }),
    box(0.36, 0.06, 0.05, 0.02, plastic('#c9ccd0'), { at: [0, -0.1, 0.832] }),
    word('ANKER', '#f4f4f2', '#2f86c9', 0.78, 0.2, { at: [0, 0.34, 0.828] }),
    word('20 W', '#f4f4f2', '#8a9096', 0.36, 0.13, { at: [0, -0.42, 0.828] }),
    [-0.42, 0.42].map((x) => box(0.26, 0.16, 0.72, 0.03, brassy, { at: [x, -0.4, -1.0] })),
    box(0.16, 0.34, 0.9, 0.03, brassy, { at: [0, 0.42, -1.05] }),
    box(0.18, 0.36, 0.4, 0.03, plastic('#e6e6e3'), { at: [0, 0.42, -0.82] }),
  );
  const wire = tube(
    [
      [1.35, 0.1, 1.25],
      [1.75, 0.08, 0.8],
      [1.9, 0.08, 0],
      [1.3, 0.08, -0.9],
      [0.5, 0.08, -1.1],
      [0.1, 0.08, -0.5],
    ],
    0.06,
    rubber('#e3e3e0'),
  );
  const plug = group(box(0.5, 0.2, 0.3, 0.08, white), box(0.3, 0.1, 0.22, 0.04, steel(), { at: [-0.36, 0, 0] }));
  return look(group(put(block, { at: [-0.35, 0.86, 0], turn: [0, -38, 0] }), wire, put(plug, { at: [1.12, 0.13, 1.45], turn: [0, 40, 0] })), {
    turn: -14,
    down: 24,
  });
};

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
