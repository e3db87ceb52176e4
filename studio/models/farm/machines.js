// Machines of the farm.
import { brushed, castIron, enamel, fabric, plastic, rubber, steel } from '../../kit/materials.js';
import { box, cylinder, group, lathe, look, put, times, tube } from '../../kit/shapes.js';
import { word } from '../tech/audio.js';

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
