// Blenders, kettles, rice cookers.
import { sans, write } from '../../kit/labels.js';
import { glass, plastic, screen, steel, tinted } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, put, scatter, tube } from '../../kit/shapes.js';
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

export const riceCooker = (color) =>
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
        glass('#ffffff', 0.35),
        { at: [0, 1.85, 0] },
        { smooth: true },
      ),
      lathe(
        [
          [0, 0],
          [1.1, 0.02],
        ],
        plastic('#f7f4ee'),
        { at: [0, 1.84, 0] },
      ),
      ball(0.18, plastic('#3a3c40'), { at: [0, 2.42, 0] }),
      box(0.9, 0.6, 0.1, 0.05, plastic('#c9ccd0'), { at: [0, 0.75, 1.28] }),
      [-1, 1].map((x) => box(0.3, 0.16, 0.6, 0.06, plastic('#3a3c40'), { at: [x * 1.4, 1.4, 0] })),
    ),
    { down: 16, focus: [0, 0.1] },
  );

/** An air fryer: a square body, a lit panel, a basket that is drawn out a little, by its handle. */
export const airFryer = () => {
  const [body, front, dark] = [plastic('#4a4d52', 0.4), plastic('#55585e', 0.34), plastic('#2b2d31', 0.5)];
  const panel = canvasTexture(512, 200, (context) => {
    context.fillStyle = '#0e1216';
    context.fillRect(0, 0, 512, 200);
    write(context, '180°', { x: 150, y: 88, size: 96, color: '#8fd8ff', most: 220, font: sans });
    write(context, '15 min', { x: 372, y: 88, size: 62, color: '#ffffff', most: 220, font: sans });
    for (const [i, color] of ['#f2b13c', '#9fb0b8', '#9fb0b8', '#9fb0b8', '#9fb0b8'].entries()) {
      context.fillStyle = color;
      context.beginPath();
      context.arc(92 + i * 82, 164, 15, 0, 7);
      context.fill();
    }
  });
  const chips = Array.from({ length: 46 }, (_, i) => ({
    at: [Math.sin(i * 2.4) * 0.2 * Math.sqrt(i) * 0.5, 0.98 + ((i * 7) % 5) * 0.035, 1.36 + Math.cos(i * 2.4) * 0.05 * Math.sqrt(i)],
    turn: [i * 37, i * 61, i * 23],
    color: ['#e8b04a', '#d99a35', '#f0c468'][i % 3],
  }));
  return look(
    group(
      box(2.5, 2.75, 2.3, 0.42, body, { at: [0, 1.45, 0] }),
      box(2.1, 0.08, 1.9, 0.04, dark, { at: [0, 0.05, 0] }),
      box(1.9, 0.62, 0.06, 0.05, screen(panel), { at: [0, 2.28, 1.15], turn: [-5, 0, 0] }),
      box(2.14, 1.34, 0.5, 0.12, dark, { at: [0, 0.98, 0.95] }),
      // The basket: four walls, so that its chips show.
      box(2.02, 1.2, 0.12, 0.06, front, { at: [0, 0.98, 1.72] }),
      [-1, 1].map((x) => box(0.07, 0.8, 0.7, 0.02, steel('#8f9296', 0.4), { at: [x * 0.9, 0.86, 1.36] })),
      box(1.8, 0.06, 0.7, 0.02, steel('#8f9296', 0.4), { at: [0, 0.62, 1.36] }),
      scatter(box(0.1, 0.1, 0.5, 0.03, plastic('#fff')).geometry, plastic('#ffffff', 0.6), chips),
      box(0.34, 0.3, 0.62, 0.1, dark, { at: [0, 1.12, 2.02] }),
      box(0.36, 0.78, 0.3, 0.13, dark, { at: [0, 0.92, 2.36] }),
      box(0.1, 0.3, 0.03, 0.02, steel('#d4d3cf'), { at: [0, 1.0, 2.52] }),
      [-1, 1].map((x) => box(0.02, 0.9, 1.2, 0.01, dark, { at: [x * 1.25, 1.7, -0.2] })),
    ),
    { turn: 16, down: 20, focus: [0, 0] },
  );
};
