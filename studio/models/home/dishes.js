// Bowls, cups, clay ware, knives.
import { clay, enamel, gloss, steel, wood } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, mesh, put, ring, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

/** A bowl; its outside carries a print. */
const bowl = (skin, place, inside = '#f4efe4') =>
  put(
    group(
      lathe(
        [
          [0, 0.06],
          [0.5, 0.06],
          [0.52, 0],
          [0.6, 0],
          [0.64, 0.12],
          [1.0, 0.42],
          [1.22, 0.85],
          [1.26, 1.0],
        ],
        enamel(skin),
        {},
        { smooth: false },
      ),
      lathe(
        [
          [1.26, 1.0],
          [1.2, 1.0],
          [0.95, 0.48],
          [0.5, 0.2],
          [0, 0.16],
        ],
        enamel(inside),
      ),
    ),
    place,
  );

/** Leaves painted round a bowl. */
export const leafPrint = (ground, leafColor, rim) =>
  canvasTexture(1024, 256, (context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, 1024, 256);
    context.fillStyle = rim;
    context.fillRect(0, 0, 1024, 16);
    times(16, (i) => {
      for (const turn of [-0.7, 0.7]) {
        context.save();
        context.translate(32 + i * 64, 90);
        context.rotate(turn);
        context.fillStyle = leafColor;
        context.beginPath();
        context.moveTo(0, 50);
        context.quadraticCurveTo(-26, 0, 0, -50);
        context.quadraticCurveTo(26, 0, 0, 50);
        context.fill();
        context.restore();
      }
    });
  });

export const bowlSet = (skin) =>
  look(
    group(
      bowl(skin),
      bowl(skin, { at: [0, 0.3, 0] }),
      bowl(skin, { at: [0, 0.6, 0] }),
      bowl(skin, { at: [2.15, 0, 0.9] }),
      bowl(skin, { at: [-1.5, 0, 1.7], turn: [0, 30, 0] }),
    ),
    { turn: 6, down: 24, focus: [0, -0.1] },
  );

/** An asanka with its tapoli. */
export function asanka(color) {
  const m = clay(color, 2);
  const ridges = times(12, (i) => ring(0.3 + i * 0.095, 0.018, m, { at: [0, 0.2 + (i / 12) ** 2 * 0.5, 0], turn: [90, 0, 0] }));
  const dish = lathe(
    [
      [0, 0],
      [0.7, 0],
      [0.78, 0.1],
      [1.2, 0.45],
      [1.5, 0.9],
      [1.58, 0.92],
      [1.56, 1.0],
      [1.46, 0.98],
      [1.1, 0.5],
      [0.6, 0.22],
      [0, 0.16],
    ],
    m,
  );
  const tapoli = put(
    lathe(
      [
        [0, 0],
        [0.3, 0.02],
        [0.42, 0.2],
        [0.24, 0.5],
        [0.2, 0.7],
        [0.24, 0.9],
        [0.42, 1.2],
        [0.3, 1.4],
        [0, 1.42],
      ],
      wood('odum'),
      {},
      { smooth: true },
    ),
    { at: [0.1, 0.5, 0.3], turn: [48, 20, -35] },
  );
  return look(group(dish, ridges, tapoli), { down: 32, focus: [0.1, 0.1] });
}

/** Clay water cooler with painted bands. */
export const waterCooler = (skin) =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.6, 0],
          [0.7, 0.1],
          [1.35, 0.9],
          [1.5, 1.7],
          [1.2, 2.5],
          [0.6, 2.95],
          [0.55, 3.3],
          [0.75, 3.5],
          [0.68, 3.52],
          [0.5, 3.3],
        ],
        clay(skin, 3),
        {},
        { smooth: true },
      ),
      lathe(
        [
          [0, 0.3],
          [0.5, 0.22],
          [0.8, 0.04],
          [0.8, 0],
        ],
        clay('#8d4527'),
        { at: [0, 3.52, 0] },
      ),
      ball(0.15, clay('#8d4527'), { at: [0, 3.88, 0] }),
    ),
    { focus: [0, 0.1], down: 12 },
  );

/** Teapot and cups. */
export const teaSet = (skin) => {
  const m = () => enamel(skin);
  const cup = (at) =>
    put(
      group(
        lathe(
          [
            [0, 0.06],
            [0.3, 0.06],
            [0.5, 0.3],
            [0.56, 0.7],
          ],
          m(),
          {},
          { smooth: true },
        ),
        lathe(
          [
            [0, 0],
            [0.4, 0.02],
            [0.85, 0.1],
          ],
          m(),
        ),
        put(ring(0.2, 0.05, m()), { at: [0.6, 0.42, 0] }),
        cylinder(0.5, 0.5, 0.02, gloss('#6b3414'), { at: [0, 0.56, 0] }),
      ),
      { at },
    );
  const pot0 = group(
    lathe(
      [
        [0, 0],
        [0.6, 0],
        [1.1, 0.5],
        [1.15, 1],
        [0.7, 1.6],
        [0.5, 1.66],
      ],
      m(),
      {},
      { smooth: true },
    ),
    lathe(
      [
        [0, 0.4],
        [0.1, 0.36],
        [0.12, 0.24],
        [0.5, 0.1],
        [0.54, 0],
      ],
      m(),
      { at: [0, 1.64, 0] },
    ),
    ball(0.13, m(), { at: [0, 2.1, 0] }),
    tube(
      [
        [-0.9, 0.6, 0],
        [-1.5, 0.85, 0],
        [-1.65, 1.4, 0],
        [-1.95, 1.6, 0],
      ],
      0.16,
      m(),
    ),
    tube(
      [
        [1.0, 1.35, 0],
        [1.7, 1.4, 0],
        [1.75, 0.7, 0],
        [1.05, 0.5, 0],
      ],
      0.1,
      m(),
    ),
  );
  return look(group(pot0, cup([-1.7, 0, 1.3]), cup([1.6, 0, 1.35]), cup([0, 0, 2])), { down: 24, turn: 0 });
};

export const knives = () =>
  look(
    group(
      [
        [1, -1.1, 2.3],
        [0.8, 0, 2],
        [0.55, 0.95, 1.5],
      ].map(([w, x, l]) =>
        put(
          group(
            mesh(box(0.001, 0.001, 0.001, 0, steel()).geometry, steel()),
            put(box(0.34 * w + 0.12, l, 0.04, 0.02, steel('#dfe0e0', 0.15)), { at: [0, l / 2 + 1.2, 0] }),
            box(0.3, 1.2, 0.2, 0.08, wood('walnut'), { at: [0, 0.6, 0] }),
            [0.3, 0.6, 0.9].map((y) => ball(0.045, steel(), { at: [0, y, 0.09] })),
          ),
          { at: [x, 0.1, 0], turn: [-90, 0, x * 4] },
        ),
      ),
      box(4.2, 0.1, 4.2, 0.06, wood('pale'), { at: [0, -0.06, -1.6] }),
    ),
    { down: 48, turn: -12 },
  );
