// Blenders, kettles, rice cookers.
import { sans, write } from '../../kit/labels.js';
import { glass, plastic, screen, steel, tinted } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, put, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

export const dial = (x, y, z, r = 0.2) => [
  cylinder(r, r, 0.12, plastic('#1d1e20'), { at: [x, y, z], turn: [90, 0, 0] }),
  box(0.04, r * 1.5, 0.1, 0.01, plastic('#e8e8e8'), { at: [x, y, z + 0.05] }),
];

export const blender = (color) =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [1, 0],
          [1, 0.2],
          [0.72, 1.1],
          [0.7, 1.2],
        ],
        plastic(color, 0.35),
      ),
      dial(0, 0.5, 0.88),
      lathe(
        [
          [0.55, 1.2],
          [0.62, 1.35],
          [0.92, 3.2],
          [0.95, 3.25],
        ],
        glass('#ffffff', 0.28),
      ),
      lathe(
        [
          [0, 1.35],
          [0.58, 1.35],
          [0.8, 2.5],
          [0, 2.5],
        ],
        tinted('#e0762f', 0.85),
      ),
      lathe(
        [
          [0, 3.5],
          [0.5, 3.5],
          [0.98, 3.4],
          [0.98, 3.2],
        ],
        plastic('#26272a'),
      ),
      tube(
        [
          [0.75, 1.6, 0],
          [1.4, 1.8, 0],
          [1.45, 2.8, 0],
          [0.9, 2.95, 0],
        ],
        0.11,
        plastic('#26272a'),
      ),
      put(
        lathe(
          [
            [0, 0],
            [0.42, 0],
            [0.45, 0.9],
            [0.42, 1.2],
            [0, 1.25],
          ],
          plastic(color, 0.35),
        ),
        { at: [-1.6, 0, 0.4] },
      ),
    ),
    { focus: [0, -0.1], down: 11 },
  );

export const kettle = () =>
  look(
    group(
      lathe(
        [
          [0, 0.22],
          [1, 0.22],
          [1.02, 0.35],
          [0.9, 1.6],
          [0.72, 2.3],
          [0.7, 2.35],
        ],
        steel('#c9cacb', 0.18),
      ),
      lathe(
        [
          [0, 0],
          [1.08, 0],
          [1.1, 0.1],
          [1, 0.2],
        ],
        plastic('#1c1d1f'),
      ),
      lathe(
        [
          [0, 0.22],
          [0.3, 0.2],
          [0.7, 0.04],
          [0.72, 0],
        ],
        plastic('#1c1d1f'),
        { at: [0, 2.35, 0] },
      ),
      tube(
        [
          [0.72, 2.25, 0],
          [1.5, 2.35, 0],
          [1.6, 1.3, 0],
          [1.3, 0.6, 0],
          [0.95, 0.55, 0],
        ],
        0.14,
        plastic('#1c1d1f'),
      ),
      put(
        lathe(
          [
            [0.34, 0],
            [0.16, 0.55],
          ],
          steel('#c9cacb', 0.18),
        ),
        { at: [-0.62, 1.8, 0], turn: [0, 0, 58] },
      ),
      box(0.14, 0.9, 0.04, 0.02, tinted('#7fb0c9', 0.7), { at: [-0.28, 1.1, 0.95], turn: [-8, -16, 0] }),
    ),
    { focus: [0, 0.1], down: 11 },
  );

/** Rice cooker or air fryer. */
export const cooker = ({ color, black = false }) =>
  look(
    group(
      lathe(
        [
          [0, 0.1],
          [1.1, 0.1],
          [1.3, 0.4],
          [1.3, 1.7],
          [1.22, 1.85],
        ],
        plastic(color, 0.3),
      ),
      lathe(
        [
          [0, 0.5],
          [0.6, 0.44],
          [1.1, 0.2],
          [1.24, 0],
        ],
        black ? plastic(color, 0.3) : glass('#ffffff', 0.35),
        { at: [0, 1.85, 0] },
        { smooth: true },
      ),
      !black &&
        lathe(
          [
            [0, 0],
            [1.1, 0.02],
          ],
          plastic('#f7f4ee'),
          { at: [0, 1.84, 0] },
        ),
      ball(0.18, plastic('#1b1c1e'), { at: [0, 2.42, 0] }),
      box(
        0.9,
        0.6,
        0.1,
        0.05,
        black
          ? screen(
              canvasTexture(256, 170, (context) => {
                context.fillStyle = '#0a0c0f';
                context.fillRect(0, 0, 256, 170);
                write(context, '180°', { x: 128, y: 88, size: 84, color: '#8fd8ff', most: 220, font: sans });
              }),
            )
          : plastic('#c9ccd0'),
        { at: [0, black ? 1.45 : 0.75, 1.28] },
      ),
      black
        ? [box(1.4, 0.9, 0.16, 0.06, plastic('#111214'), { at: [0, 0.65, 1.26] }), box(0.5, 0.2, 0.6, 0.08, plastic('#1d1e21'), { at: [0, 0.72, 1.6] })]
        : [-1, 1].map((x) => box(0.3, 0.16, 0.6, 0.06, plastic('#1b1c1e'), { at: [x * 1.4, 1.4, 0] })),
    ),
    { down: 16, focus: [0, 0.1] },
  );
