// Rings, pendants, earrings, glasses.
import { brass, fabric, glass, gloss, gold, pearl, plastic, steel, suede, tinted } from '../../kit/materials.js';
import { adinkraSign } from '../../kit/patterns.js';
import { band, box, cylinder, disc, group, lathe, look, outline, put, ring, roundedRect, slab, times, tube } from '../../kit/shapes.js';
import { canvasTexture } from '../../kit/textures.js';

/** A ring in its box. */
export function stoneRing() {
  const hoop = put(
    group(
      ring(0.72, 0.075, gold(0.12)),
      lathe(
        [
          [0, -0.3],
          [0.27, 0.04],
          [0.27, 0.08],
          [0.16, 0.18],
          [0, 0.18],
        ],
        steel('#f4fbff', 0.02),
        { at: [0, 0.98, 0] },
        { sides: 8 },
      ),
      times(6, (i) =>
        tube(
          [
            [Math.sin(i * 1.047) * 0.1, 0.72, Math.cos(i * 1.047) * 0.1],
            [Math.sin(i * 1.047) * 0.26, 1.06, Math.cos(i * 1.047) * 0.26],
          ],
          0.025,
          gold(),
        ),
      ),
    ),
    { at: [0, 0.92, 0.06], turn: [-8, 0, 0] },
  );
  const velvet = suede('#5b1420');
  return look(
    group(
      hoop,
      box(2.4, 0.6, 2.2, 0.12, velvet, { at: [0, 0.3, 0] }),
      box(2.0, 0.1, 1.8, 0.04, suede('#f1e7d6'), { at: [0, 0.6, 0] }),
      put(group(box(2.4, 2.2, 0.5, 0.12, velvet, { at: [0, 1.1, 0] }), box(2.0, 1.8, 0.05, 0.02, fabric('#efe3cf'), { at: [0, 1.1, 0.26] })), {
        at: [0, 0.55, -1.25],
        turn: [-14, 0, 0],
      }),
    ),
    { focus: [0, -0.1], down: 18 },
  );
}

/** A cast pendant on a chain over a stand. */
export function pendant() {
  const chain = tube(
    times(25, (i) => {
      const t = (i / 24) * 2 - 1;
      return [t * 1.05, 1.75 + t * t * 1.9 - 0.1, 0.33 - t * t * 0.15];
    }),
    0.035,
    gold(),
  );
  const medal = group(
    put(cylinder(0.5, 0.5, 0.1, gold(), { turn: [90, 0, 0] })),
    disc(0.44, gold(0.5), { at: [0, 0, 0.06] }),
    signRelief(),
    ring(0.5, 0.045, gold(), { at: [0, 0, 0.03] }),
    ring(0.1, 0.03, gold(), { at: [0, 0.58, 0] }),
  );
  const bust = surface0();
  return look(group(bust, chain, put(medal, { at: [0, 1.05, 0.42], turn: [-8, 0, 0] })), { focus: [0, -0.2], down: 8 });
}

const signRelief = () =>
  disc(
    0.42,
    plastic(
      canvasTexture(256, 256, (context) => {
        context.fillStyle = '#cf9a35';
        context.fillRect(0, 0, 256, 256);
        context.strokeStyle = '#6d4a10';
        context.lineWidth = 12;
        adinkraSign(context, 128, 128, 0, 84);
      }),
      0.35,
    ),
    { at: [0, 0, 0.065] },
  );

const surface0 = () => {
  const shape = outline([
    [-1.5, 0],
    [-1.45, 1.4],
    [-1.2, 3],
    [-0.7, 3.6],
    [0, 3.7],
    [0.7, 3.6],
    [1.2, 3],
    [1.45, 1.4],
    [1.5, 0],
  ]);
  return slab(shape, 0.3, suede('#3a3330'), { turn: [-6, 0, 0] }, { bevel: 0.08 });
};

/** Glasses: frames, temples and lenses. */
export function glasses({ frame, lens, opacity = 0.8 }) {
  const rim = (x) => {
    const shape = roundedRect(1.35, 1.0, 0.4);
    const hole = roundedRect(1.17, 0.82, 0.33);
    return [
      slab(shape, 0.1, gloss(frame), { at: [x, 0, 0] }, { bevel: 0.025, holes: [hole] }),
      slab(roundedRect(1.19, 0.84, 0.33), 0.02, opacity > 0.4 ? tinted(lens, opacity) : glass(lens, opacity), { at: [x, 0, 0] }, { bevel: 0 }),
    ];
  };
  const temples = [-1, 1].map((x) =>
    band(
      [
        [x * 1.48, 0.22, 0],
        [x * 1.52, 0.2, -1.2],
        [x * 1.46, 0.1, -2.2],
        [x * 1.4, -0.5, -2.8],
      ],
      0.16,
      0.09,
      gloss(frame),
      {},
      { across: [0, 1, 0.2] },
    ),
  );
  return look(
    group(
      put(
        group(
          rim(-0.82),
          rim(0.82),
          tube(
            [
              [-0.16, 0.1, 0],
              [0, 0.2, 0.04],
              [0.16, 0.1, 0],
            ],
            0.07,
            gloss(frame),
          ),
          temples,
          [-1, 1].map((x) => box(0.12, 0.12, 0.14, 0.03, steel(), { at: [x * 1.5, 0.22, -0.02] })),
        ),
        { at: [0, 0.5, 0], turn: [0, 0, 0] },
      ),
    ),
    { turn: 16, down: 20, focus: [0.2, 0] },
  );
}

/** Drop earrings on a stand. */
export const earrings = () =>
  look(
    group(
      [-1, 1].map((x) =>
        put(
          group(
            tube(
              [
                [0, 1.05, -0.1],
                [0.02, 1.3, 0.12],
                [0, 1.0, 0.18],
                [0, 0.75, 0.1],
              ],
              0.025,
              steel(),
            ),
            lathe(
              [
                [0, 0.7],
                [0.12, 0.55],
                [0.34, 0.12],
                [0.3, -0.1],
                [0, -0.22],
              ],
              pearl(),
              { at: [0, 0, 0.1] },
              { smooth: true },
            ),
            cylinder(0.09, 0.05, 0.1, steel(), { at: [0, 0.7, 0.1] }),
          ),
          { at: [x * 0.7, 1.6, 0.12] },
        ),
      ),
      box(2.5, 0.16, 0.6, 0.06, suede('#40352f'), { at: [0, 2.75, 0] }),
      cylinder(0.09, 0.09, 2.7, brass(), { at: [0, 1.35, -0.2] }),
      cylinder(0.8, 0.9, 0.14, suede('#40352f'), { at: [0, 0.07, -0.2] }),
    ),
    { down: 8, focus: [0.3, 0] },
  );
