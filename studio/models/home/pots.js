// Pots, pans, mortars.
import { castIron, plastic, rubber, satin, steel, turned, wood } from '../../kit/materials.js';
import { ball, bend, box, cylinder, group, lathe, look, put, ring, times, tube } from '../../kit/shapes.js';

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

/** A woduro: a heavy mortar cut from one trunk, with fufu in it, and a pestle whose end is pounded to fibres. */
export const mortar = () => {
  const m = wood('odum', [2, 1]);
  const body = lathe(
    [
      [0, 0],
      [1.02, 0],
      [1.12, 0.08],
      [1.1, 0.3],
      [0.86, 0.5],
      [0.84, 0.62],
      [1.1, 0.8],
      [1.5, 1.15],
      [1.72, 1.6],
      [1.76, 1.95],
      [1.7, 2.03],
      [1.56, 2.03],
      [1.42, 1.9],
      [1.2, 1.45],
      [0.8, 1.2],
      [0, 1.12],
    ],
    m,
    {},
    { sides: 72 },
  );
  const rings = [0.44, 0.7, 1.72].map((y, i) => ring([0.93, 0.98, 1.745][i], 0.025, wood('walnut'), { at: [0, y, 0], turn: [90, 0, 0] }));
  const fufu = ball(1, satin('#efdcae'), { at: [-0.22, 1.42, 0.12], scale: [0.92, 0.48, 0.85] });
  bend(fufu.geometry, (x, y, z) => {
    const lumps = 1 + 0.05 * Math.sin(x * 5 + z * 3) + 0.04 * Math.sin(z * 7 + y * 4);
    return [x * lumps, y * lumps, z * lumps];
  });
  const pale = wood('pale', [1, 2]);
  const pestle = group(
    lathe(
      [
        [0, 0],
        [0.3, 0.02],
        [0.38, 0.14],
        [0.3, 0.42],
        [0.17, 0.75],
        [0.15, 2.2],
        [0.165, 4.3],
        [0.13, 4.42],
        [0, 4.45],
      ],
      pale,
      {},
      { smooth: true },
    ),
    times(26, (i) =>
      cylinder(0.035, 0.02, 0.34, wood('oak'), {
        at: [Math.sin(i * 0.2417) * 0.33, 0.12, Math.cos(i * 0.2417) * 0.33],
        turn: [Math.cos(i * 0.2417) * -14, 0, Math.sin(i * 0.2417) * 14],
      }),
    ),
  );
  return look(group(body, rings, fufu, put(pestle, { at: [0.28, 1.55, 0.05], turn: [8, 0, -24] })), { focus: [0, -0.2], down: 22 });
};
