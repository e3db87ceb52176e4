// Tools, farm things, animals and plants.
import * as THREE from 'three';
import { brushed, castIron, clay, enamel, fabric, fur, gloss, leaf, leather, paper, plastic, rubber, steel, wood } from '../kit/materials.js';
import { speckled } from '../kit/patterns.js';
import {
  ball,
  band,
  bend,
  box,
  capsule,
  createRandom,
  cylinder,
  group,
  lathe,
  look,
  mesh,
  outline,
  put,
  ring,
  sheet,
  slab,
  surface,
  times,
  tube,
} from '../kit/shapes.js';
import { word } from './audio.js';
import { readout } from './devices.js';
import { tuft } from './food.js';

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
                  [-0.14, 0],
                  [0.16, 0],
                  [0.06, 2.3],
                  [-0.02, 2.4],
                ],
                { smooth: false },
              ),
              0.05,
              steel(),
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

export const sprayer = () =>
  look(
    group(
      lathe(
        [
          [0, 0],
          [0.9, 0],
          [1, 0.1],
          [1.02, 1.2],
          [0.96, 1.3],
          [1.02, 1.4],
          [1, 2.6],
          [0.8, 2.9],
          [0.5, 3],
        ],
        plastic('#4fa0d8', 0.35),
      ),
      lathe(
        [
          [0, 0.34],
          [0.5, 0.3],
          [0.55, 0],
        ],
        plastic('#1d2b44'),
        { at: [0, 3, 0] },
      ),
      [-1, 1].map((x) =>
        tube(
          [
            [x * 0.6, 2.7, -0.7],
            [x * 0.75, 2.4, -1.4],
            [x * 0.7, 0.6, -1.2],
            [x * 0.6, 0.3, -0.8],
          ],
          0.1,
          fabric('#22262c'),
        ),
      ),
      tube(
        [
          [0.9, 0.3, 0.3],
          [1.6, 0.2, 0.8],
          [1.8, 1.2, 0.9],
          [1.5, 2, 0.8],
        ],
        0.07,
        rubber(),
      ),
      put(
        group(
          cylinder(0.07, 0.07, 3, steel('#c9a04a'), { at: [0, 1.5, 0] }),
          box(0.2, 0.7, 0.24, 0.06, plastic('#1d2b44'), { at: [0, 0.2, 0] }),
          lathe(
            [
              [0.1, 0],
              [0.16, 0.3],
            ],
            plastic('#1d2b44'),
            { at: [0, 3, 0] },
          ),
        ),
        { at: [1.5, 2, 0.8], turn: [0, 0, -18], scale: 0.75 },
      ),
      tube(
        [
          [-1, 0.4, 0],
          [-1.5, 1.2, 0.3],
          [-1.4, 2.2, 0.6],
        ],
        0.07,
        steel(),
      ),
      cylinder(0.1, 0.1, 0.7, rubber(), { at: [-1.4, 2.3, 0.6], turn: [70, 0, 0] }),
      word('16 L', '#4fa0d8', '#fff', 0.8, 0.4, { at: [0, 1.9, 1.03] }),
    ),
    { down: 12 },
  );

/** A frame with an engine: generator or pump. */
export const engine = ({ color, pump = false, maker }) =>
  look(
    group(
      [-1, 1].map((z) =>
        tube(
          [
            [-1.7, 0.15, z],
            [-1.7, 2.2, z],
            [-1.5, 2.4, z],
            [1.5, 2.4, z],
            [1.7, 2.2, z],
            [1.7, 0.15, z],
          ],
          0.09,
          castIron('#26282c'),
        ),
      ),
      [-1.6, 1.6].map((x) => box(0.12, 0.12, 2, 0.03, castIron('#26282c'), { at: [x, 0.2, 0] })),
      [-1.6, 1.6].map((x) => box(0.12, 0.12, 2, 0.03, castIron('#26282c'), { at: [x, 2.38, 0] })),
      box(2.8, 0.6, 1.6, 0.2, enamel(color), { at: [0, 2.1, 0] }),
      cylinder(0.22, 0.22, 0.14, plastic('#151515'), { at: [0.6, 2.46, 0] }),
      box(1.3, 1.2, 1.3, 0.1, castIron('#4a4d52'), { at: [-0.7, 1.05, 0] }),
      times(7, (i) => box(1.35, 0.03, 1.36, 0, castIron('#777b80'), { at: [-0.7, 0.6 + i * 0.15, 0] })),
      cylinder(0.55, 0.55, 0.3, plastic('#1b1c1e'), { at: [-0.7, 1.05, 0.8], turn: [90, 0, 0] }),
      times(8, (i) =>
        box(0.06, 0.36, 0.05, 0, castIron('#888'), {
          at: [-0.7 + Math.sin(i * 0.785) * 0.3, 1.05 + Math.cos(i * 0.785) * 0.3, 0.96],
          turn: [0, 0, -i * 45],
        }),
      ),
      pump
        ? [
            put(
              lathe(
                [
                  [0, 0],
                  [0.75, 0.05],
                  [0.85, 0.4],
                  [0.6, 0.8],
                  [0, 0.85],
                ],
                brushed('#a9adb3'),
              ),
              { at: [0.6, 1, 0], turn: [0, 0, -90] },
            ),
            cylinder(0.36, 0.36, 0.6, brushed('#a9adb3'), { at: [0.95, 1.8, 0.5] }),
            cylinder(0.4, 0.4, 0.3, castIron('#333'), { at: [1.75, 1, 0], turn: [0, 0, 90] }),
          ]
        : [
            put(cylinder(0.62, 0.62, 1.1, brushed('#8d9196')), { at: [0.55, 1, 0], turn: [0, 0, 90] }),
            box(1.2, 0.8, 0.1, 0.04, plastic('#1c1d20'), { at: [0.8, 1, 0.85] }),
            [0.5, 1.05].map((x) => cylinder(0.16, 0.16, 0.06, plastic('#e6e6e6'), { at: [x, 1.05, 0.9], turn: [90, 0, 0] })),
            box(0.2, 0.3, 0.06, 0.02, plastic('#c0261d'), { at: [0.78, 0.75, 0.9] }),
          ],
      word(maker, color, '#fff', 1.4, 0.34, { at: [0, 2.08, 0.806] }),
      [-1, 1].flatMap((x) => [-1, 1].map((z) => cylinder(0.16, 0.18, 0.2, rubber(), { at: [x * 1.4, 0.1, z * 0.9] }))),
      !pump && [-1, 1].map((z) => cylinder(0.4, 0.4, 0.16, rubber(), { at: [1.75, 0.35, z * 1.1], turn: [90, 0, 0] })),
    ),
    { turn: 22, down: 14 },
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

export const vest = () => {
  const m = fabric('#d8ea1f', 30);
  const half = (x) =>
    slab(
      outline(
        [
          [x * 0.04, 0],
          [x * 1.1, 0],
          [x * 1.12, 1.6],
          [x * 0.85, 2.0],
          [x * 0.95, 2.9],
          [x * 0.5, 3.1],
          [x * 0.3, 2.4],
          [x * 0.04, 1.7],
        ],
        { smooth: false },
      ),
      0.3,
      m,
      {},
      { bevel: 0.1 },
    );
  return look(
    group(
      [-1, 1].map((x) => [
        half(x),
        [0.5, 1.15].map((y) => box(1.08, 0.24, 0.56, 0.02, steel('#e3e6e8', 0.3), { at: [x * 0.58, y, 0] })),
        box(0.22, 1.3, 0.56, 0.02, steel('#e3e6e8', 0.3), { at: [x * 0.6, 2.2, 0] }),
      ]),
      box(0.06, 1.7, 0.6, 0.01, plastic('#e0641f'), { at: [0, 0.85, 0] }),
      slab(
        outline(
          [
            [-1.05, 0],
            [1.05, 0],
            [1.0, 2],
            [0.9, 2.9],
            [0.4, 3.1],
            [-0.4, 3.1],
            [-0.9, 2.9],
            [-1, 2],
          ],
          { smooth: false },
        ),
        0.1,
        m,
        { at: [0, 0, -0.3] },
      ),
    ),
    { down: 8, turn: 8 },
  );
};

/** A pot with a plant; `plant` stands at soil height 0. */
export const potted = (plant, { pot = 'clay', place } = {}) =>
  put(
    look(
      group(
        pot === 'clay'
          ? lathe(
              [
                [0, 0],
                [0.7, 0],
                [1.0, 1.3],
                [1.12, 1.3],
                [1.12, 1.6],
                [1, 1.6],
              ],
              clay('#b0603a', 2),
            )
          : lathe(
              [
                [0, 0],
                [0.55, 0],
                [0.75, 1.2],
                [0.72, 1.22],
              ],
              plastic('#1c1c1c', 0.6),
            ),
        cylinder(pot === 'clay' ? 0.98 : 0.7, 0.9 * (pot === 'clay' ? 1 : 0.7), 0.1, clay('#3a2617', 4), {
          at: [0, pot === 'clay' ? 1.42 : 1.08, 0],
        }),
        put(plant, { at: [0, pot === 'clay' ? 1.45 : 1.1, 0] }),
      ),
      { down: 12 },
    ),
    place,
  );
export const snakePlant = () =>
  group(
    times(11, (i) =>
      surface(
        (u, v) => [
          (u - 0.5) * 0.5 * Math.sin(Math.PI * Math.min(1, 0.25 + v * 0.75)) ** 0.8,
          v * (2 + (i % 4) * 0.45),
          0.12 * Math.sin(v * 3) - 0.1 * Math.cos((u - 0.5) * 3),
        ],
        leaf('#4e7a3c'),
        {
          at: [Math.sin(i * 2.4) * 0.5, 0, Math.cos(i * 2.4) * 0.5],
          turn: [Math.cos(i * 2.4) * 12, i * 70, -Math.sin(i * 2.4) * 12],
        },
        { across: 6, along: 14 },
      ),
    ),
  );
export const seedling = () =>
  group(
    tube(
      [
        [0, 0, 0],
        [0.04, 0.8, 0],
        [0, 1.5, 0],
      ],
      0.06,
      leaf('#6a7d3a'),
    ),
    times(7, (i) =>
      put(
        surface(
          (u, v) => [(u - 0.5) * 0.66 * Math.sin(Math.PI * v) ** 0.8, v * 1.2, 0.3 * Math.sin(v * 2.2) - 0.12 * Math.cos((u - 0.5) * 3)],
          leaf(['#3f7a32', '#55903f', '#6b8f3a'][i % 3]),
          {},
          { across: 8, along: 12 },
        ),
        { at: [0, 0.7 + i * 0.13, 0], turn: [0, i * 137, 0] },
      ).rotateX(1.15),
    ),
  );
export const palm = () =>
  group(
    tube(
      [
        [0, 0, 0],
        [0.06, 0.7, 0],
        [0, 1.2, 0],
      ],
      0.12,
      clay('#7a5a35', 4),
    ),
    times(9, (i) =>
      put(
        group(
          tube(
            [
              [0, 0, 0],
              [0, 0.9, 0.5],
              [0, 1.3, 1.4],
              [0, 1.0, 2.2],
            ],
            0.03,
            leaf('#7a9a45'),
          ),
          times(16, (k) => {
            const t = 0.15 + k * 0.053;
            return [-1, 1].map((x) =>
              surface(
                (u, v) => [
                  x * v * 0.75 * Math.sin(Math.PI * (0.25 + t * 0.7)),
                  1.35 * Math.sin(t * 1.9) - v * 0.25 - 0.12,
                  t * 2.2 + (u - 0.5) * 0.13 + v * 0.3,
                ],
                leaf('#4f8a3a'),
                {},
                { across: 2, along: 4 },
              ),
            );
          }),
        ),
        { at: [0, 1.1, 0], turn: [0, i * 40, 0] },
      ),
    ),
  );
export const sunflower = () =>
  look(
    group(
      tube(
        [
          [0, 0, -0.3],
          [0.1, 1.5, -0.3],
          [0, 3, -0.1],
        ],
        0.09,
        leaf('#5f8a3a'),
      ),
      put(
        group(
          times(44, (i) =>
            put(
              surface(
                (u, v) => [(u - 0.5) * 0.34 * Math.sin(Math.PI * (0.15 + v * 0.85)), v * 0.95, 0.1 * Math.sin(v * 3)],
                leaf(i % 2 ? '#f0b01c' : '#f7c63a'),
                {},
                { across: 4, along: 8 },
              ),
              { turn: [0, 0, i * (360 / 22) + (i > 21 ? 8 : 0)], at: [0, 0, i > 21 ? -0.04 : 0] },
            ),
          ),
          put(
            lathe(
              [
                [0, 0.14],
                [0.5, 0.1],
                [0.62, 0],
              ],
              clay(speckled('#4a2c12', ['#7a5022', '#2a1608'], { count: 900 }), 4),
            ),
            { turn: [90, 0, 0] },
          ),
        ),
        { at: [0, 3.1, 0.05], turn: [-14, 0, 0] },
      ),
      [-1, 1].map((x) => surface((u, v) => [x * v * 1.2, 1.4 + Math.sin(v * 2.4) * 0.35, -0.3 + (u - 0.5) * 0.9 * Math.sin(Math.PI * v)], leaf('#4f8a3a'))),
      [0.9, 1.5, 1.2].map((x, i) =>
        times(14, (k) =>
          ball(0.1, plastic('#2a2a2a', 0.5), {
            at: [x + Math.sin(k * 2.4) * 0.3, 0.06 + (k > 8 ? 0.1 : 0), 0.9 + i * 0.2 + Math.cos(k * 2.4) * 0.2],
            scale: [0.6, 0.5, 1.1],
            turn: [0, k * 40, 0],
          }),
        ),
      ),
    ),
    { down: 14 },
  );

/** Animals, of soft round parts. */
const puff = (r, color, at, scale = 1) => ball(r, fur(color), { at, scale });
export const chick = (place) =>
  put(
    group(
      puff(0.5, '#f3cf4a', [0, 0.62, 0], [1, 0.95, 1.12]),
      puff(0.36, '#f6d65a', [0, 1.18, 0.28]),
      put(mesh(new THREE.ConeGeometry(0.08, 0.2, 12), plastic('#e08a2a')), { at: [0, 1.15, 0.68], turn: [90, 0, 0] }),
      [-1, 1].map((x) => [
        ball(0.05, gloss('#111'), { at: [x * 0.2, 1.25, 0.56] }),
        puff(0.28, '#e9bf35', [x * 0.45, 0.66, -0.05], [0.4, 0.75, 1]),
        tube(
          [
            [x * 0.18, 0.25, 0],
            [x * 0.2, 0.03, 0.05],
            [x * 0.22, 0.03, 0.25],
          ],
          0.04,
          plastic('#e08a2a'),
        ),
      ]),
    ),
    place,
  );
export const chickBox = () =>
  look(
    group(
      box(4.4, 0.1, 3.2, 0.02, paper('#b98d55'), { at: [0, 0.05, 0] }),
      [-1, 1].map((z) => box(4.4, 0.9, 0.1, 0.02, paper('#c79a60'), { at: [0, 0.45, z * 1.6] })),
      [-1, 1].map((x) => box(0.1, 0.9, 3.2, 0.02, paper('#c79a60'), { at: [x * 2.2, 0.45, 0] })),
      times(15, (i) =>
        chick({
          at: [-1.7 + (i % 5) * 0.85, 0.1, -1.0 + Math.floor(i / 5) * 0.95],
          turn: [0, Math.sin(i * 2.3) * 50, 0],
          scale: 0.82,
        }),
      ),
    ),
    { down: 30, turn: 8 },
  );
export const cockerel = () => {
  const tail = leaf('#1d3a2f');
  return look(
    group(
      put(
        mesh(
          bend(new THREE.SphereGeometry(1, 40, 28), (x, y, z) => [x * 0.75, y * 0.85 + 0.16 * z * z * (z < 0 ? 1.4 : 0.5), z * 1.25]),
          fur('#8a3a16'),
        ),
        { at: [0, 1.9, 0] },
      ),
      put(capsule(0.42, 0.9, fur('#c46a22')), { at: [0, 2.85, 0.95], turn: [28, 0, 0] }),
      ball(0.4, fur('#b3551c'), { at: [0, 3.5, 1.25] }),
      put(mesh(new THREE.ConeGeometry(0.13, 0.4, 12), plastic('#d9a545')), { at: [0, 3.45, 1.75], turn: [96, 0, 0] }),
      times(5, (i) =>
        ball(0.17, plastic('#c71f1a', 0.5), {
          at: [0, 3.92 + Math.sin(i * 0.8) * 0.12, 0.9 + i * 0.17],
          scale: [0.4, 1.3, 0.8],
        }),
      ),
      [-1, 1].map((x) => [
        ball(0.13, plastic('#c71f1a', 0.5), { at: [x * 0.1, 3.05, 1.6], scale: [0.6, 1.6, 0.7] }),
        ball(0.06, gloss('#111'), { at: [x * 0.34, 3.58, 1.42] }),
        ball(0.7, fur('#5f2710'), { at: [x * 0.62, 2.0, -0.1], scale: [0.4, 0.75, 1.25] }),
        tube(
          [
            [x * 0.35, 1.3, 0.1],
            [x * 0.36, 0.7, 0],
            [x * 0.36, 0.08, 0.1],
          ],
          0.09,
          plastic('#d9a545'),
        ),
        [-0.25, 0, 0.25].map((d) =>
          tube(
            [
              [x * 0.36, 0.08, 0.1],
              [x * 0.36 + d, 0.05, 0.5],
            ],
            0.05,
            plastic('#d9a545'),
          ),
        ),
      ]),
      times(9, (i) =>
        put(
          surface((u, v) => [(u - 0.5) * 0.42 * (1 - v * 0.5), v * 1.5 - v * v * 0.6, -v * 1.4], tail, {}, { across: 4, along: 12 }),
          { at: [(i - 4) * 0.09, 2.2, -1.0], turn: [i * 6 - 20, (i - 4) * 8, 0] },
        ),
      ),
    ),
    { turn: 62, down: 8 },
  );
};
export const goat = () => {
  const [coat, dark] = ['#7a5236', '#3a261a'];
  return look(
    group(
      put(capsule(0.75, 1.7, fur(coat)), { at: [0, 1.9, 0], turn: [90, 0, 0] }),
      put(capsule(0.38, 0.9, fur(coat)), { at: [0, 2.6, 1.35], turn: [30, 0, 0] }),
      put(
        mesh(
          bend(new THREE.SphereGeometry(0.5, 32, 24), (x, y, z) => [x * 0.72 * (1 - 0.25 * z), y * 0.85, z * 1.35]),
          fur(coat),
        ),
        { at: [0, 3.15, 1.85], turn: [24, 0, 0] },
      ),
      ball(0.22, fur(dark), { at: [0, 2.88, 2.42], scale: [1, 0.8, 0.8] }),
      [-1, 1].map((x) => [
        put(capsule(0.12, 0.5, fur(dark)), { at: [x * 0.58, 3.15, 1.55], turn: [0, 0, x * 70] }),
        tube(
          [
            [x * 0.18, 3.5, 1.6],
            [x * 0.26, 3.95, 1.4],
            [x * 0.34, 4.15, 1.0],
          ],
          0.1,
          leather('#4b3b2c', 4),
        ),
        ball(0.07, gloss('#111'), { at: [x * 0.34, 3.3, 2.05] }),
        [-0.95, 0.95].map((z) => [
          capsule(0.2, 1.0, fur(z > 0 ? coat : dark), { at: [x * 0.42, 0.85, z] }),
          cylinder(0.17, 0.2, 0.24, rubber('#1a1411'), { at: [x * 0.42, 0.12, z] }),
        ]),
      ]),
      capsule(0.12, 0.34, fur(dark), { at: [0, 2.4, -1.75], turn: [-50, 0, 0] }),
      put(mesh(new THREE.ConeGeometry(0.14, 0.5, 12), fur(dark)), { at: [0, 2.45, 2.25], turn: [180, 0, 0] }),
    ),
    { turn: 58, down: 10 },
  );
};
export const rabbit = (color, place) =>
  put(
    group(
      put(
        mesh(
          bend(new THREE.SphereGeometry(0.9, 36, 26), (x, y, z) => [x * 0.85, y * 0.85 + (z < 0 ? 0.12 : 0), z * 1.25]),
          fur(color),
        ),
        { at: [0, 0.85, 0] },
      ),
      ball(0.52, fur(color), { at: [0, 1.5, 1.0], scale: [0.9, 0.95, 1.15] }),
      [-1, 1].map((x) => [
        put(
          lathe(
            [
              [0, 0],
              [0.15, 0.2],
              [0.17, 0.7],
              [0, 1.15],
            ],
            fur(color),
            {},
            { smooth: true },
          ),
          { at: [x * 0.2, 1.85, 0.85], turn: [-18, 0, -x * 12], scale: [1, 1, 0.5] },
        ),
        put(
          lathe(
            [
              [0, 0],
              [0.08, 0.2],
              [0.1, 0.6],
              [0, 0.9],
            ],
            plastic('#e3a9a0', 0.8),
            {},
            { smooth: true },
          ),
          { at: [x * 0.2, 1.92, 0.93], turn: [-18, 0, -x * 12], scale: [1, 1, 0.3] },
        ),
        ball(0.08, gloss('#3a1210'), { at: [x * 0.36, 1.6, 1.32] }),
        ball(0.3, fur(color), { at: [x * 0.55, 0.4, -0.5], scale: [0.7, 1, 1.4] }),
        capsule(0.15, 0.4, fur(color), { at: [x * 0.35, 0.25, 1.0], turn: [60, 0, 0] }),
      ]),
      ball(0.06, plastic('#d98a80'), { at: [0, 1.5, 1.6] }),
      ball(0.24, fur('#ffffff'), { at: [0, 0.8, -1.15] }),
    ),
    place,
  );
export const elephant = () => {
  const m = wood('ebony');
  return look(
    group(
      put(
        mesh(
          bend(new THREE.SphereGeometry(1.1, 40, 28), (x, y, z) => [x * 0.9, y * 0.95, z * 1.25]),
          m,
        ),
        { at: [0, 2.1, 0] },
      ),
      ball(0.75, m, { at: [0, 2.75, 1.45], scale: [0.95, 1.05, 0.95] }),
      tube(
        [
          [0, 2.7, 2.1],
          [0, 2.1, 2.5],
          [0, 1.3, 2.6],
          [0, 0.75, 2.75],
          [0, 0.8, 3.05],
        ],
        0.22,
        m,
      ),
      [-1, 1].map((x) => [
        put(
          mesh(
            bend(new THREE.SphereGeometry(0.75, 28, 20), (a, b, c) => [a * 0.16, b, c * 0.8]),
            m,
          ),
          { at: [x * 0.85, 2.75, 1.15], turn: [0, x * 34, x * 8] },
        ),
        tube(
          [
            [x * 0.32, 2.3, 2.05],
            [x * 0.4, 1.95, 2.5],
            [x * 0.36, 2.05, 2.9],
          ],
          0.09,
          plastic('#f2e8d2', 0.35),
        ),
        ball(0.07, gloss('#f6f1e6'), { at: [x * 0.5, 2.95, 1.95] }),
        [-0.75, 0.75].map((z) => cylinder(0.4, 0.44, 1.6, m, { at: [x * 0.55, 0.8, z] })),
      ]),
      tube(
        [
          [0, 2.4, -1.3],
          [0, 1.9, -1.6],
          [0, 1.3, -1.6],
        ],
        0.06,
        m,
      ),
      box(2.4, 0.2, 4.2, 0.06, wood('walnut'), { at: [0, 0, 0.5] }),
    ),
    { turn: 56, down: 10 },
  );
};
export const teddy = () => {
  const [coat, belly] = ['#a8703c', '#dcb482'];
  return look(
    group(
      puff(0.95, coat, [0, 1.05, 0], [1, 1.08, 0.9]),
      puff(0.6, belly, [0, 1.0, 0.42], [0.95, 1.1, 0.75]),
      puff(0.78, coat, [0, 2.45, 0.05], [1.08, 0.98, 0.95]),
      puff(0.34, belly, [0, 2.28, 0.68], [1.1, 0.85, 0.8]),
      ball(0.13, gloss('#21140c'), { at: [0, 2.4, 0.95], scale: [1.3, 0.9, 0.7] }),
      [-1, 1].map((x) => [
        puff(0.3, coat, [x * 0.62, 3.05, 0]),
        puff(0.18, belly, [x * 0.62, 3.05, 0.2]),
        ball(0.09, gloss('#16100c'), { at: [x * 0.3, 2.62, 0.72] }),
        put(capsule(0.3, 0.6, fur(coat)), { at: [x * 1.05, 1.45, 0.2], turn: [-20, 0, x * 40] }),
        put(capsule(0.36, 0.6, fur(coat)), { at: [x * 0.62, 0.36, 0.7], turn: [80, 0, -x * 18] }),
        puff(0.28, belly, [x * 0.76, 0.4, 1.32], [1, 1, 0.35]),
      ]),
      [-1, 1].map((x) => ball(0.26, fabric('#b3201a', 4), { at: [x * 0.26, 1.85, 0.62], scale: [1.1, 0.7, 0.5] })),
    ),
    { down: 8, turn: 6 },
  );
};
export { brushed, createRandom, readout, ring, sheet, tuft };
