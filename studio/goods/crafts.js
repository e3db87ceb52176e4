// Baskets, beads, carvings, paintings.
import { clay, fabric, gloss, paper, plastic, steel, wood } from '../kit/materials.js';
import { adinkraSign } from '../kit/patterns.js';
import { ball, box, cylinder, disc, group, lathe, look, put, times } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { elephant } from '../models/farm/animals.js';
import { basket, beadString, fans, waistBeads } from '../models/home/baskets.js';
import { akuaba, djembe, mask, pegDrum, stool } from '../models/home/carvings.js';
import { batik, harbour, lake, market, painting, symbols } from '../models/home/paintings.js';
import { hangingCloth } from '../models/wear/cloth.js';
import { sunHat } from '../models/wear/hats.js';

const bead =
  (colors, shapes = ['ball'], rs = [0.18], stripe) =>
  (i) => ({
    material: gloss(colors[i % colors.length]),
    shape: shapes[i % shapes.length],
    r: rs[i % rs.length],
    stripe: stripe && i % stripe.every === 0 && stripe.rings,
  });
const paints = ['#c0261d', '#e0641f', '#f2c14e', '#2e7d46', '#1f6fc0', '#7b2f8a', '#f4f4f0', '#17181b'];

export const crafts = {
  'bolga-basket-round-large': () => basket({ colors: ['#7a1f1a', '#d4602a', '#e8a53c', ['#d4602a', '#5a1e4a'], '#e8a53c', '#7a1f1a'] }),
  'bolga-market-basket-blue': () => basket({ colors: ['#dcb872', '#1f5fb0', ['#dcb872', '#1f5fb0'], '#1f5fb0', '#dcb872'], handles: 2 }),
  'bolga-shopper-natural': () => basket({ colors: ['#dcb872', '#cfa659', '#e3c688', '#cfa659'], handles: 2 }),
  'bolga-fan-pair': () => fans('#7a1f3c', '#c0642a'),
  'laundry-basket-with-lid': () => basket({ colors: ['#c79a5a', '#b5854a', '#d0a768', '#b5854a'], bucket: true, lid: true }),
  'straw-sun-hat-zaare': () => sunHat(),
  'bolga-baskets-set-of-three': () =>
    look(
      group(
        [
          [0, -0.6, 1],
          [-2.1, 0.6, 0.75],
          [1.8, 0.9, 0.55],
        ].map(([x, z, size]) =>
          put(basket({ colors: ['#1f7a4f', '#dcb872', ['#1f7a4f', '#e8a53c'], '#1f7a4f'] }), {
            at: [x, 0, z],
            scale: size,
          }),
        ),
      ),
      { down: 20 },
    ),
  'krobo-recycled-glass-beads': () =>
    beadString({
      bead: (i) => ({
        material: gloss(['#1f56b0', '#3f8fd0', '#e9eef0', '#123a7a'][i % 4]),
        r: [0.2, 0.16, 0.15, 0.18][i % 4],
        shape: ['lens', 'tube', 'ball', 'lens'][i % 4],
        stripe: i % 4 === 0 && [
          [0, '#f2c14e'],
          [0.45, '#e9eef0'],
          [-0.45, '#e9eef0'],
        ],
      }),
    }),
  'krobo-bodom-beads-ceremonial': () =>
    beadString({
      count: 26,
      bead: bead(['#e8b52c', '#d99a1c'], ['lens'], [0.3], {
        every: 1,
        rings: [
          [0, '#1f3f7a'],
          [0.4, '#a8301a'],
          [-0.4, '#a8301a'],
        ],
      }),
    }),
  'waist-beads-set-of-5': () =>
    waistBeads([
      ['#e8705a', '#f2c14e'],
      ['#f4f0e4', '#e8705a'],
      ['#d9a63c', '#d9a63c'],
      ['#2f8f9a', '#f4f0e4'],
      ['#c0392b', '#f2a63c'],
    ]),
  'bead-bracelet-adinkra-charm': () =>
    look(
      group(
        beadString({
          count: 24,
          rx: 1.1,
          rz: 1.0,
          bead: bead(['#d9603f', '#7a4326', '#d9603f'], ['ball'], [0.17]),
        }),
        put(
          group(
            cylinder(0.34, 0.34, 0.07, steel('#c99b4a', 0.3), { turn: [90, 0, 0] }),
            disc(
              0.28,
              plastic(
                canvasTexture(128, 128, (context) => {
                  context.fillStyle = '#c99b4a';
                  context.fillRect(0, 0, 128, 128);
                  context.strokeStyle = '#4a2f0c';
                  context.lineWidth = 8;
                  adinkraSign(context, 64, 64, 1, 42);
                }),
                0.4,
              ),
              { at: [0, 0, 0.045] },
            ),
          ),
          { at: [0.2, 0.14, 1.5], turn: [-80, 0, 20] },
        ),
      ),
      { down: 38 },
    ),
  'terracotta-bead-necklace': () =>
    beadString({
      count: 38,
      bead: (i) => ({
        material: clay(['#b0603a', '#8d4527', '#c97a4e'][i % 3], 1),
        r: 0.2 + 0.06 * Math.sin((i / 38) * 3.14),
        shape: ['ball', 'lens'][i % 2],
      }),
    }),
  'christmas-chevron-beads': () =>
    beadString({
      count: 32,
      bead: bead(['#7a1230', '#8f1f3c'], ['tube'], [0.22], {
        every: 1,
        rings: [
          [0.7, '#f4f0e4'],
          [0, '#f4f0e4'],
          [-0.7, '#f4f0e4'],
        ],
      }),
    }),
  'sesewa-stool-carved': () => stool(),
  'djembe-drum-12-inch': () => djembe(),
  'fontomfrom-drum-small': () => pegDrum(),
  'akuaba-doll': () => akuaba(),
  'elephant-carving': () => elephant(),
  'festival-mask-wall-piece': () => mask(),
  'jamestown-harbour-painting': () => painting(harbour),
  'makola-colours-painting': () => painting(market, { w: 2.2, h: 2.8 }),
  'adinkra-symbols-art-print': () => painting(symbols, { w: 2, h: 2.7, frame: wood('walnut'), easel: false }),
  'lake-bosomtwe-landscape-framed': () => painting(lake, { w: 3, h: 2.3, frame: steel('#c99b4a', 0.4), easel: false }),
  'batik-wall-hanging': () => hangingCloth(canvasTexture(512, 700, batik), { width: 2.2, height: 3.6, folds: 2 }),
  'artist-paint-set-24-colours': () =>
    look(
      group(
        times(8, (i) =>
          put(
            group(
              lathe(
                [
                  [0.26, 0],
                  [0.28, 0.2],
                  [0.3, 1.3],
                ],
                paper(paints[i]),
              ),
              cylinder(0.17, 0.2, 0.24, plastic('#f2f2ef'), { at: [0, -0.12, 0] }),
              box(0.62, 0.1, 0.06, 0.01, plastic('#ddd'), { at: [0, 1.3, 0] }),
            ),
            { at: [-2.1 + i * 0.6, 0.3, -0.8], turn: [-78, 0, 0] },
          ),
        ),
        put(
          group(
            cylinder(1.4, 1.4, 0.1, wood('pale'), { scale: [1.25, 1, 0.85] }),
            paints.slice(0, 7).map((color, i) =>
              ball(0.26, gloss(color), {
                at: [Math.cos(0.4 + i * 0.75) * 1.15, 0.1, Math.sin(0.4 + i * 0.75) * 0.75],
                scale: [1, 0.4, 0.9],
              }),
            ),
          ),
          { at: [0, 0.1, 1.5] },
        ),
        put(
          group(
            cylinder(0.06, 0.04, 2.6, wood('red')),
            cylinder(0.08, 0.07, 0.3, steel(), { at: [0, 1.4, 0] }),
            lathe(
              [
                [0.07, 0],
                [0.09, 0.2],
                [0, 0.5],
              ],
              fabric('#3a2a1c', 3),
              { at: [0, 1.55, 0] },
            ),
          ),
          { at: [1.7, 0.3, 1.4], turn: [80, 0, -50] },
        ),
      ),
      { down: 36, turn: 0 },
    ),
};
