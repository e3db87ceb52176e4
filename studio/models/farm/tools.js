// Hand tools, boxes, barrels.
import { castIron, enamel, plastic, steel, wood } from '../../kit/materials.js';
import { ball, band, box, capsule, cylinder, group, lathe, look, outline, put, slab, times, tube } from '../../kit/shapes.js';
import { word } from '../tech/audio.js';

const flat = (model, turn = 24) => look(group(put(model, { at: [0, 0.3, 0], turn: [-72, 0, turn] })), { down: 34, turn: 0 });

export const hammer = () =>
  flat(
    group(
      band(
        [
          [0, -2.4, 0],
          [0.04, -1, 0],
          [0, 0.6, 0],
          [0, 1.7, 0],
        ],
        (v) => 0.34 - 0.1 * Math.sin(v * 3),
        0.24,
        wood('pale', [1, 2]),
      ),
      box(0.5, 0.5, 0.44, 0.08, steel('#8d9094', 0.35), { at: [0, 1.7, 0] }),
      cylinder(0.2, 0.24, 0.5, steel('#8d9094', 0.35), { at: [0.45, 1.7, 0], turn: [0, 0, 90] }),
      cylinder(0.32, 0.32, 0.3, steel('#b7babd', 0.2), { at: [0.8, 1.7, 0], turn: [0, 0, 90] }),
      [-1, 1].map((z) =>
        tube(
          [
            [-0.2, 1.75, z * 0.1],
            [-0.7, 1.78, z * 0.14],
            [-1.1, 1.5, z * 0.2],
            [-1.25, 1.2, z * 0.22],
          ],
          0.11,
          steel('#8d9094', 0.35),
        ),
      ),
    ),
    -58,
  );

export const pick = () =>
  flat(
    group(
      cylinder(0.14, 0.17, 4.4, wood('pale', [1, 3]), { at: [0, 0, 0] }),
      box(0.5, 0.5, 0.5, 0.08, castIron('#33363b'), { at: [0, 2, 0] }),
      band(
        [
          [0.1, 2, 0],
          [1, 2.02, 0],
          [1.9, 1.7, 0],
        ],
        (v) => 0.36 * (1 - v) + 0.06,
        0.3,
        castIron('#33363b'),
        {},
        { across: [0, 1, 0] },
      ),
      band(
        [
          [-0.1, 2, 0],
          [-1, 2.02, 0],
          [-1.8, 1.72, 0],
        ],
        0.16,
        0.5,
        castIron('#33363b'),
        {},
        { across: [0, 1, 0] },
      ),
    ),
    -38,
  );

export const cutlass = () =>
  flat(
    group(
      slab(
        outline(
          [
            [-0.16, 0],
            [0.2, 0],
            [0.34, 1.4],
            [0.46, 2.8],
            [0.3, 3.4],
            [0.02, 3.6],
            [-0.12, 2.4],
          ],
          { smooth: false },
        ),
        0.05,
        steel('#c9cccf', 0.25),
        { at: [0, -0.6, 0] },
        { bevel: 0.015 },
      ),
      slab(
        outline(
          [
            [-0.2, 0],
            [0.24, 0],
            [0.26, -0.7],
            [0.34, -1.3],
            [-0.06, -1.35],
            [-0.16, -0.8],
          ],
          { smooth: false },
        ),
        0.2,
        wood('walnut'),
        { at: [0, -0.5, 0] },
        { bevel: 0.05 },
      ),
      [-0.75, -1.1, -1.45].map((y) => ball(0.06, steel(), { at: [0.05, y, 0.14] })),
    ),
    34,
  );

export const scissors = () =>
  flat(
    group(
      [-1, 1].map((x) =>
        put(
          group(
            slab(
              outline(
                [
                  [-0.22, 0],
                  [0.24, 0],
                  [0.12, 2.1],
                  [-0.04, 2.4],
                ],
                { smooth: false },
              ),
              0.07,
              steel('#9aa0a6'),
              {},
              { bevel: 0.02 },
            ),
            tube(
              times(14, (i) => [x * 0.42 + Math.sin(i * 0.4488) * 0.34, -0.9 + Math.cos(i * 0.4488) * 0.55, 0]),
              0.13,
              plastic('#c0261d', 0.35),
              {},
              { closed: true },
            ),
            box(0.3, 0.5, 0.12, 0.05, plastic('#c0261d'), { at: [x * 0.1, -0.2, 0] }),
          ),
          { turn: [0, 0, x * 13], at: [0, 0, x * 0.05] },
        ),
      ),
      cylinder(0.1, 0.1, 0.2, steel(), { at: [0, 0.1, 0.02], turn: [90, 0, 0] }),
    ),
    -20,
  );

export const toolBox = ({ color, open = true }) =>
  look(
    group(
      box(3.4, 1.1, 1.6, 0.06, enamel(color), { at: [0, 0.56, 0] }),
      box(3.44, 0.5, 1.64, 0.06, enamel(color), {
        at: [0, open ? 1.6 : 1.36, open ? -0.75 : 0],
        turn: [open ? -64 : 0, 0, 0],
      }),
      box(3.2, 0.05, 1.4, 0, plastic('#151515'), { at: [0, 1.1, 0] }),
      [-1, 1].map((x) => box(0.3, 0.4, 0.08, 0.03, steel(), { at: [x * 1, 1.05, 0.82] })),
      tube(
        [
          [-0.6, 0.7, 0.84],
          [-0.5, 0.7, 1.05],
          [0.5, 0.7, 1.05],
          [0.6, 0.7, 0.84],
        ],
        0.06,
        steel(),
      ),
      open && [
        times(7, (i) => cylinder(0.07 + (i % 3) * 0.03, 0.07 + (i % 3) * 0.03, 0.5, steel(), { at: [-1.4 + i * 0.2, 1.25, 0.3] })),
        times(4, (i) =>
          put(
            group(
              cylinder(0.04, 0.04, 0.9, steel(), { at: [0.6, 0, 0], turn: [0, 0, 90] }),
              capsule(0.1, 0.4, plastic(['#c0261d', '#f2b13c', '#1f6fc0', '#222'][i]), { turn: [0, 0, 90] }),
            ),
            { at: [0.3, 1.2, -0.4 + i * 0.28] },
          ),
        ),
        put(box(1.4, 0.08, 0.3, 0.06, steel('#a9adb3')), { at: [-0.7, 1.2, -0.3], turn: [0, 16, 0] }),
      ],
    ),
    { turn: 18, down: 24 },
  );

export const trunk = (color) =>
  look(
    group(
      box(3.8, 1.7, 2.1, 0.06, enamel(color), { at: [0, 0.9, 0] }),
      box(3.86, 0.55, 2.16, 0.06, enamel(color), { at: [0, 2, 0] }),
      [-1, 0, 1].map((x) => box(0.18, 2.3, 2.2, 0.02, enamel('#1a1a1a'), { at: [x * 1.75, 1.14, 0] })),
      [-1, 1].map((x) => box(0.36, 0.5, 0.1, 0.04, steel('#c9a04a'), { at: [x * 0.8, 1.7, 1.1] })),
      tube(
        [
          [-0.4, 1.1, 1.08],
          [-0.35, 1.0, 1.25],
          [0.35, 1.0, 1.25],
          [0.4, 1.1, 1.08],
        ],
        0.07,
        steel(),
      ),
      put(
        group(
          box(1.5, 1.5, 1.5, 0.04, wood('pale')),
          times(3, (i) => box(1.54, 0.05, 1.54, 0, wood('walnut'), { at: [0, -0.5 + i * 0.5, 0] })),
          box(0.3, 0.4, 0.1, 0.03, steel(), { at: [0, 0.3, 0.78] }),
        ),
        { at: [2.9, 0.76, 0.6], turn: [0, -16, 0] },
      ),
    ),
    { turn: 16, down: 18 },
  );

export const barrel = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [1.05, 0],
          [1.1, 0.1],
          [1.16, 0.9],
          [1.2, 1.05],
          [1.16, 1.2],
          [1.18, 1.7],
          [1.16, 2.2],
          [1.2, 2.35],
          [1.16, 2.5],
          [1.1, 3.3],
          [1.05, 3.4],
          [0, 3.4],
        ],
        plastic('#2a62b8', 0.4),
      ),
      cylinder(0.3, 0.3, 0.14, plastic('#151515'), { at: [0.5, 3.46, 0.2] }),
      cylinder(0.12, 0.12, 0.4, steel('#c9a04a'), { at: [0, 0.45, 1.25], turn: [90, 0, 0] }),
      box(0.3, 0.08, 0.1, 0.03, plastic('#c0261d'), { at: [0, 0.62, 1.4] }),
      word('200 L', '#2a62b8', '#dbe8fb', 0.9, 0.4, { at: [0, 1.75, 1.185] }),
    ),
    { down: 14 },
  );
