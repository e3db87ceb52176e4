// Bowls, pots, pans and kitchen machines.

import { sans, write } from '../kit/labels.js';
import {
  brushed,
  castIron,
  ceramic,
  clay,
  enamel,
  glass,
  gloss,
  leather,
  plastic,
  rubber,
  screen,
  steel,
  stone,
  tinted,
  turned,
  wood,
} from '../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, mesh, put, ring, sheet, times, tube } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';

/** A bowl; its outside carries a print. */
export const bowl = (skin, place, inside = '#f4efe4') =>
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
        ceramic(skin),
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
        ceramic(inside),
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

/** A pot with lid and two ears. */
export function pot({ m, lidM = m, r = 1, h = 1.1, place, handles = 'ears', knob = castIron() }) {
  const body = lathe(
    [
      [0, 0],
      [r * 0.9, 0],
      [r, 0.12],
      [r, h],
      [r + 0.06, h + 0.02],
    ],
    m,
  );
  const lid = lathe(
    [
      [0, 0.34],
      [r * 0.4, 0.3],
      [r * 0.85, 0.14],
      [r + 0.04, 0.04],
      [r + 0.05, 0],
    ],
    lidM,
    { at: [0, h + 0.02, 0] },
    { smooth: false },
  );
  const ears = {
    ears: () =>
      [-1, 1].map((x) =>
        tube(
          [
            [x * r, h * 0.72, -0.25],
            [x * (r + 0.3), h * 0.78, -0.22],
            [x * (r + 0.3), h * 0.78, 0.22],
            [x * r, h * 0.72, 0.25],
          ],
          0.06,
          knob,
        ),
      ),
    long: () => [box(0.26, 0.14, r * 1.7, 0.06, rubber(), { at: [0, h * 0.75, r * 1.8] })],
  }[handles]();
  return put(
    look(group(body, lid, ears, ball(0.13, knob, { at: [0, h + 0.46, 0] }), cylinder(0.06, 0.06, 0.14, knob, { at: [0, h + 0.36, 0] })), { focus: [0, 0] }),
    place,
  );
}

export const dadesen = () => {
  const m = () => turned('#c7c8c6');
  const one = (r, at) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [0.5, 0.02],
            [0.95, 0.3],
            [1.08, 0.8],
            [0.9, 1.25],
            [0.86, 1.32],
            [1, 1.42],
          ],
          m(),
          {},
          { smooth: true },
        ),
        lathe(
          [
            [0, 0.4],
            [0.4, 0.32],
            [0.95, 0.06],
            [1, 0],
          ],
          m(),
          { at: [0, 1.42, 0] },
        ),
        tube(
          [
            [-0.2, 1.8, 0],
            [0, 2.0, 0],
            [0.2, 1.8, 0],
          ],
          0.06,
          m(),
        ),
        [-1, 1].map((x) =>
          tube(
            [
              [x * 0.95, 1.0, -0.2],
              [x * 1.25, 1.1, -0.18],
              [x * 1.25, 1.1, 0.18],
              [x * 0.95, 1.0, 0.2],
            ],
            0.06,
            m(),
          ),
        ),
      ),
      { at, scale: r },
    );
  return look(group(one(1.15, [0, 0, -0.9]), one(0.9, [-1.9, 0, 0.2]), one(0.8, [1.9, 0, 0.1]), one(0.62, [-0.7, 0, 1.5]), one(0.5, [0.85, 0, 1.6])), {
    down: 20,
    turn: 0,
  });
};

export const fryingPan = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [1.2, 0],
          [1.55, 0.42],
          [1.6, 0.44],
        ],
        castIron('#26272a'),
      ),
      lathe(
        [
          [1.58, 0.44],
          [1.52, 0.42],
          [1.18, 0.05],
          [0, 0.05],
        ],
        plastic('#1b1b1d', 0.35),
      ),
      put(box(0.3, 0.16, 1.9, 0.08, rubber('#1a1a1a')), { at: [1.75, 0.62, 1.55], turn: [-10, 48, 0] }),
      ball(0.06, steel(), { at: [1.1, 0.42, 0.98] }),
    ),
    { down: 34, turn: -18, focus: [0, 0] },
  );

export const mortar = () => {
  const m = wood('odum', [2, 1]);
  return look(
    group(
      lathe(
        [
          [0, 0],
          [0.9, 0],
          [0.95, 0.2],
          [0.6, 0.55],
          [0.7, 0.8],
          [1.35, 1.2],
          [1.5, 1.6],
          [1.45, 1.62],
          [1.25, 1.3],
          [0, 0.9],
        ],
        m,
      ),
      put(
        lathe(
          [
            [0, 0],
            [0.36, 0.05],
            [0.42, 0.3],
            [0.14, 0.7],
            [0.13, 4],
            [0.16, 4.2],
            [0, 4.25],
          ],
          wood('pale', [1, 2]),
        ),
        { at: [0.2, 0.95, 0.1], turn: [6, 0, -20] },
      ),
    ),
    { focus: [0, -0.2], down: 18 },
  );
};

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
  const m = () => ceramic(skin);
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

export { brushed, enamel, glass, leather, stone, tinted };

const dial = (x, y, z, r = 0.2) => [
  cylinder(r, r, 0.12, plastic('#1d1e20'), { at: [x, y, z], turn: [90, 0, 0] }),
  box(0.04, r * 1.5, 0.1, 0.01, plastic('#e8e8e8'), { at: [x, y, z + 0.05] }),
];

export { dial };

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
