// Bicycles, scooters, boards, tents.
import { brushed, castIron, fabric, gloss, leather, plastic, rubber, steel } from '../../kit/materials.js';
import { box, capsule, cylinder, group, look, outline, put, ring, slab, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

const wheel = (x, y, r, m = rubber('#1c1c1d')) => [
  ring(r, 0.07, m, { at: [x, y, 0] }),
  ring(r - 0.1, 0.03, steel(), { at: [x, y, 0] }),
  cylinder(0.08, 0.08, 0.3, steel(), { at: [x, y, 0], turn: [90, 0, 0] }),
  times(16, (i) =>
    tube(
      [
        [x, y, i % 2 ? 0.08 : -0.08],
        [x + Math.sin(i * 0.3927) * (r - 0.1), y + Math.cos(i * 0.3927) * (r - 0.1), 0],
      ],
      0.01,
      steel(),
      {},
      { steps: 2 },
    ),
  ),
];

export const bicycle = () => {
  const m = gloss('#b3201a');
  const bar = (...p) => tube(p, 0.06, m, {}, { steps: 4 });
  return look(
    group(
      wheel(-1.6, 1, 0.95),
      wheel(1.7, 1, 0.95),
      bar([-1.6, 1, 0], [-0.25, 0.95, 0]),
      bar([-0.25, 0.95, 0], [-0.7, 2.2, 0]),
      bar([-1.6, 1, 0], [-0.66, 2.1, 0]),
      bar([-0.66, 2.05, 0], [1.2, 2.25, 0]),
      bar([-0.25, 0.95, 0], [1.28, 2.0, 0]),
      bar([1.7, 1, 0], [1.15, 2.6, 0]),
      put(capsule(0.15, 0.4, leather('#2a1c12', 3)), { at: [-0.75, 2.35, 0], turn: [0, 0, 90] }),
      tube(
        [
          [0.85, 2.95, -0.55],
          [1.05, 2.85, -0.3],
          [1.12, 2.75, 0],
          [1.05, 2.85, 0.3],
          [0.85, 2.95, 0.55],
        ],
        0.05,
        steel(),
      ),
      [-1, 1].map((z) => capsule(0.07, 0.2, rubber(), { at: [0.78, 2.95, z * 0.55], turn: [0, 0, 80] })),
      cylinder(0.26, 0.26, 0.06, steel(), { at: [-0.25, 0.95, 0.12], turn: [90, 0, 0] }),
      tube(
        [
          [-0.25, 0.95, 0.16],
          [-0.1, 0.55, 0.18],
        ],
        0.05,
        steel(),
      ),
      box(0.3, 0.06, 0.3, 0.02, rubber(), { at: [-0.08, 0.5, 0.34] }),
      tube(
        [
          [-0.25, 1.2, 0.14],
          [-1.6, 1.1, 0.14],
        ],
        0.02,
        castIron(),
      ),
      tube(
        [
          [-0.25, 0.7, 0.14],
          [-1.6, 0.9, 0.14],
        ],
        0.02,
        castIron(),
      ),
      tube(
        [
          [2.55, 1.4, 0],
          [2.3, 1.85, 0],
          [1.7, 2.05, 0],
          [1.2, 1.9, 0],
        ],
        0.07,
        m,
      ),
      tube(
        [
          [-2.5, 1.3, 0],
          [-2.3, 1.75, 0],
          [-1.6, 2.06, 0],
          [-1, 1.85, 0],
        ],
        0.07,
        m,
      ),
      box(1, 0.05, 0.5, 0.02, castIron(), { at: [-1.6, 2.2, 0] }),
      box(0.4, 0.5, 0.6, 0.06, steel('#444', 0.5), { at: [1.75, 2.5, 0] }),
    ),
    { turn: 14, down: 10 },
  );
};

export const scooter = () =>
  look(
    group(
      box(2.6, 0.14, 0.62, 0.06, brushed('#a9adb3'), { at: [0, 0.55, 0] }),
      box(2.0, 0.02, 0.5, 0.02, rubber('#1d1d1d'), { at: [-0.1, 0.63, 0] }),
      [-1.6, 1.75].map((x) => [
        cylinder(0.36, 0.36, 0.16, plastic('#1f5fc0', 0.35), { at: [x, 0.36, 0], turn: [90, 0, 0] }),
        ring(0.33, 0.07, rubber('#232323'), { at: [x, 0.36, 0] }),
      ]),
      tube(
        [
          [1.2, 0.55, 0],
          [1.5, 0.9, 0],
          [1.36, 3.6, 0],
        ],
        0.09,
        plastic('#1f5fc0', 0.3),
      ),
      tube(
        [
          [1.75, 0.36, 0.12],
          [1.5, 0.95, 0.1],
        ],
        0.06,
        steel(),
      ),
      cylinder(0.06, 0.06, 1.4, steel(), { at: [1.36, 3.65, 0], turn: [90, 0, 0] }),
      [-1, 1].map((z) => capsule(0.1, 0.36, rubber('#1f5fc0'), { at: [1.36, 3.65, z * 0.8], turn: [90, 0, 0] })),
      box(0.6, 0.1, 0.34, 0.04, plastic('#1f5fc0'), { at: [-1.5, 0.76, 0], turn: [0, 0, -14] }),
    ),
    { turn: 28, down: 14 },
  );

export const skateboard = () =>
  look(
    group(
      put(
        group(
          slab(
            outline([
              ...times(12, (i) => [1.7 + Math.sin(i * 0.2856) * 0.5, Math.cos(i * 0.2856) * 0.5]),
              ...times(12, (i) => [-1.7 - Math.sin(i * 0.2856) * 0.5, -Math.cos(i * 0.2856) * 0.5]),
            ]),
            0.08,
            plastic('#3a3c40', 0.9),
            { turn: [90, 0, 0] },
            { bevel: 0.03 },
          ),
          [-1.3, 1.3].map((x) => [
            box(0.3, 0.24, 0.3, 0.04, brushed(), { at: [x, -0.2, 0] }),
            cylinder(0.05, 0.05, 1, steel(), { at: [x, -0.32, 0], turn: [90, 0, 0] }),
            [-1, 1].map((z) => cylinder(0.2, 0.2, 0.26, plastic('#e0a63c', 0.4), { at: [x, -0.34, z * 0.42], turn: [90, 0, 0] })),
          ]),
        ),
        { at: [0, 0.55, 0], turn: [0, 18, 0] },
      ),
      put(
        slab(
          outline([
            ...times(12, (i) => [1.7 + Math.sin(i * 0.2856) * 0.5, Math.cos(i * 0.2856) * 0.5]),
            ...times(12, (i) => [-1.7 - Math.sin(i * 0.2856) * 0.5, -Math.cos(i * 0.2856) * 0.5]),
          ]),
          0.08,
          plastic(
            canvasTexture(512, 128, (context) => {
              context.fillStyle = '#c96a2b';
              context.fillRect(0, 0, 512, 128);
              times(9, (i) => {
                context.fillStyle = i % 2 ? '#17181b' : '#f2c14e';
                context.beginPath();
                context.arc(i * 64, 64, 40, 0, 7);
                context.fill();
              });
            }),
          ),
          {},
          { bevel: 0.03 },
        ),
        { at: [0, 1.2, -1.2], turn: [-16, 0, 0] },
      ),
    ),
    { down: 20, turn: 0 },
  );

export const tent = () => {
  const m = fabric('#3f7a4a', 30);
  const tri = [
    [-1.6, 0],
    [1.6, 0],
    [0, 2.1],
  ];
  return look(
    group(
      slab(outline(tri), 3.6, m, {}, { bevel: 0.02 }),
      slab(
        outline([
          [-0.7, 0],
          [0.7, 0],
          [0, 1.4],
        ]),
        0.05,
        fabric('#1d2a22', 10),
        { at: [0, 0, 1.83] },
        { bevel: 0 },
      ),
      [-1, 1].map((x) =>
        slab(
          outline([
            [0, 1.4],
            [x * 0.3, 1.05],
            [x * 0.85, 0],
            [x * 0.62, 0],
          ]),
          0.08,
          fabric('#e0a63c', 10),
          { at: [0, 0, 1.86] },
          { bevel: 0.01 },
        ),
      ),
      [-1, 1].map((z) =>
        tube(
          [
            [0, 2.15, z * 1.8],
            [0, 0.02, z * 3],
          ],
          0.02,
          fabric('#f4f0e4'),
        ),
      ),
      box(3.4, 0.08, 3.8, 0.02, fabric('#26352b', 10), { at: [0, 0.04, 0] }),
    ),
    { turn: 32, down: 14 },
  );
};
