// Plants in pots.
import { clay, leaf, plastic } from '../../kit/materials.js';
import { speckled } from '../../kit/patterns.js';
import { ball, cylinder, group, lathe, look, put, surface, times, tube } from '../../kit/shapes.js';

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
