// Pots, pans, mortars.
import { castIron, plastic, rubber, steel, turned, wood } from '../../kit/materials.js';
import { ball, box, cylinder, group, lathe, look, put, tube } from '../../kit/shapes.js';

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
