// House, kitchen, crafts, farm.

import { label } from '../kit/labels.js';
import { castIron, clay, enamel, fabric, gloss, leather, paper, plastic, steel, wood } from '../kit/materials.js';
import { adinkraSign, kente, speckled, stripes, tieDye, wax } from '../kit/patterns.js';
import { ball, box, cylinder, disc, group, lathe, look, put, sheet, times } from '../kit/shapes.js';
import { canvasTexture } from '../kit/textures.js';
import { sunHat } from '../models/bags.js';
import { beddingPile, cushions, hangingCloth, pillow, rolled } from '../models/cloth.js';
import * as crafts from '../models/crafts.js';
import { eggCrate } from '../models/food.js';
import * as house from '../models/house.js';
import * as kitchen from '../models/kitchen.js';
import { pouch, sack } from '../models/packs.js';
import { landscape } from '../models/screens.js';
import * as farm from '../models/tools.js';

const bead =
  (colors, shapes = ['ball'], rs = [0.18], stripe) =>
  (i) => ({
    material: gloss(colors[i % colors.length]),
    shape: shapes[i % shapes.length],
    r: rs[i % rs.length],
    stripe: stripe && i % stripe.every === 0 && stripe.rings,
  });
const seedPack = (title, ground, mark) =>
  pouch({
    skin: label({ ground, title, foot: 'seeds', maker: 'Wiawso Farm', mark, size: [420, 600] }),
    w: 1.6,
    h: 2.3,
    d: 0.3,
  });

/** A canvas on an easel or in a frame; `paint` draws it. */
const painting = (paint, { w = 3, h = 2, frame = null, easel = true } = {}) =>
  look(
    group(
      put(
        group(
          box(w, h, 0.14, 0.02, fabric('#efe8d8', 30)),
          sheet(w, h, fabric(canvasTexture(Math.round(w * 220), Math.round(h * 220), paint), 40), {
            at: [0, 0, 0.075],
          }),
          frame &&
            [
              [0, h / 2, w + 0.3, 0.2],
              [0, -h / 2, w + 0.3, 0.2],
              [w / 2, 0, 0.2, h + 0.3],
              [-w / 2, 0, 0.2, h + 0.3],
            ].map(([x, y, fw, fh]) => box(fw, fh, 0.26, 0.04, frame, { at: [x, y, 0.06] })),
        ),
        { at: [0, h / 2 + (easel ? 0.9 : 0.15), 0], turn: [-9, 0, 0] },
      ),
      easel &&
        [
          [-1, 0.1, 6],
          [1, 0.1, -6],
          [0, -1.2, 0],
        ].map(([x, z, lean], i) =>
          box(0.14, h + 2, 0.1, 0.02, wood('oak'), {
            at: [x * 0.7, (h + 1.6) / 2, z - 0.35],
            turn: [i === 2 ? 14 : -9, 0, lean],
          }),
        ),
      easel && box(w * 0.7, 0.12, 0.36, 0.03, wood('oak'), { at: [0, 0.84, 0.12] }),
    ),
    { turn: 10, down: 8 },
  );
const dabs = (context, colors, { count, from, to, size, seed = 1 }) =>
  times(count, (i) => {
    const { width, height } = context.canvas;
    context.fillStyle = colors[(i * 7 + seed) % colors.length];
    context.globalAlpha = 0.8;
    context.beginPath();
    context.ellipse(
      (((i * 97 + seed * 31) % 1000) / 1000) * width,
      (from + (((i * 61 + seed * 17) % 1000) / 1000) * (to - from)) * height,
      size * (0.6 + (i % 5) * 0.2),
      size * 0.35,
      (i % 7) - 3,
      0,
      7,
    );
    context.fill();
  });
const harbour = (context, w, h) => {
  context.fillStyle = '#8fc0d6';
  context.fillRect(0, 0, w, h);
  dabs(context, ['#a9d3e2', '#c9e3ea', '#f4dcb0', '#7fb4cf'], { count: 160, from: 0, to: 0.45, size: 40 });
  context.globalAlpha = 1;
  times(6, (i) => {
    context.fillStyle = ['#d9603a', '#f2c14e', '#f4efe2', '#c98a5a', '#7a4a3a', '#e8a06a'][i];
    context.fillRect((i * w) / 6, h * (0.3 + (i % 3) * 0.05), w / 6 + 2, h * 0.25);
  });
  dabs(context, ['#1f5f8a', '#2f7fa8', '#174a6e', '#7fb8cf'], { count: 220, from: 0.52, to: 1, size: 34, seed: 5 });
  context.globalAlpha = 1;
  for (const [x, y, color] of [
    [0.2, 0.72, '#c0261d'],
    [0.5, 0.82, '#f2b13c'],
    [0.78, 0.68, '#2e7d46'],
  ]) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(w * (x - 0.14), h * (y - 0.05));
    context.quadraticCurveTo(w * x, h * (y + 0.09), w * (x + 0.14), h * (y - 0.05));
    context.fill();
    context.fillRect(w * x - 3, h * (y - 0.24), 6, h * 0.2);
  }
};
const market = (context, w, h) => {
  context.fillStyle = '#e8a05a';
  context.fillRect(0, 0, w, h);
  dabs(context, ['#f2c14e', '#e0703a', '#d9543a', '#f7e0a8'], { count: 120, from: 0, to: 0.4, size: 44 });
  dabs(context, ['#c0261d', '#2e7d46', '#1f6fc0', '#f2c14e', '#7b2f8a', '#f4efe2'], {
    count: 260,
    from: 0.4,
    to: 1,
    size: 26,
    seed: 3,
  });
  context.globalAlpha = 1;
  times(9, (i) => {
    const x = w * (0.08 + i * 0.105);
    const y = h * (0.5 + (i % 3) * 0.12);
    context.fillStyle = ['#1f6fc0', '#c0261d', '#f2c14e', '#2e7d46'][i % 4];
    context.beginPath();
    context.moveTo(x, y - 30);
    context.lineTo(x + 34, y + 110);
    context.lineTo(x - 34, y + 110);
    context.fill();
    context.fillStyle = '#4a2a18';
    context.beginPath();
    context.arc(x, y - 44, 18, 0, 7);
    context.fill();
    context.fillStyle = '#f4efe2';
    context.beginPath();
    context.ellipse(x, y - 66, 34, 12, 0, 0, 7);
    context.fill();
  });
};
const symbols = (context, w, h) => {
  context.fillStyle = '#f2d48a';
  context.fillRect(0, 0, w, h);
  context.strokeStyle = '#3a1d0c';
  context.lineWidth = 14;
  times(9, (i) => adinkraSign(context, w * (0.2 + (i % 3) * 0.3), h * (0.2 + Math.floor(i / 3) * 0.3), i + Math.floor(i / 3), w * 0.1));
};
const lake = (context, w, h) =>
  context.drawImage(landscape({ sky: ['#7fb0cf', '#cfe3e6', '#f4e3c0'], hills: ['#5f8a6a', '#3f6b4f', '#2f6f8a'] }).image, 0, 0, w, h);
const batik = (context, w, h) => context.drawImage(tieDye('#7a1f3c').image, 0, 0, w, h);
const paints = ['#c0261d', '#e0641f', '#f2c14e', '#2e7d46', '#1f6fc0', '#7b2f8a', '#f4f4f0', '#17181b'];

export const homeAndFarm = {
  'bolga-basket-round-large': () => crafts.basket({ colors: ['#7a1f1a', '#d4602a', '#e8a53c', ['#d4602a', '#5a1e4a'], '#e8a53c', '#7a1f1a'] }),
  'bolga-market-basket-blue': () => crafts.basket({ colors: ['#dcb872', '#1f5fb0', ['#dcb872', '#1f5fb0'], '#1f5fb0', '#dcb872'], handles: 2 }),
  'bolga-shopper-natural': () => crafts.basket({ colors: ['#dcb872', '#cfa659', '#e3c688', '#cfa659'], handles: 2 }),
  'bolga-fan-pair': () => crafts.fans('#7a1f3c', '#c0642a'),
  'laundry-basket-with-lid': () => crafts.basket({ colors: ['#c79a5a', '#b5854a', '#d0a768', '#b5854a'], bucket: true, lid: true }),
  'straw-sun-hat-zaare': () => sunHat(),
  'bolga-baskets-set-of-three': () =>
    look(
      group(
        [
          [0, -0.6, 1],
          [-2.1, 0.6, 0.75],
          [1.8, 0.9, 0.55],
        ].map(([x, z, size]) =>
          put(crafts.basket({ colors: ['#1f7a4f', '#dcb872', ['#1f7a4f', '#e8a53c'], '#1f7a4f'] }), {
            at: [x, 0, z],
            scale: size,
          }),
        ),
      ),
      { down: 20 },
    ),
  'krobo-recycled-glass-beads': () =>
    crafts.beadString({
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
    crafts.beadString({
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
    crafts.waistBeads([
      ['#e8705a', '#f2c14e'],
      ['#f4f0e4', '#e8705a'],
      ['#d9a63c', '#d9a63c'],
      ['#2f8f9a', '#f4f0e4'],
      ['#c0392b', '#f2a63c'],
    ]),
  'bead-bracelet-adinkra-charm': () =>
    look(
      group(
        crafts.beadString({
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
    crafts.beadString({
      count: 38,
      bead: (i) => ({
        material: clay(['#b0603a', '#8d4527', '#c97a4e'][i % 3], 1),
        r: 0.2 + 0.06 * Math.sin((i / 38) * 3.14),
        shape: ['ball', 'lens'][i % 2],
      }),
    }),
  'christmas-chevron-beads': () =>
    crafts.beadString({
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
  'sesewa-stool-carved': () => crafts.stool(),
  'djembe-drum-12-inch': () => crafts.djembe(),
  'fontomfrom-drum-small': () => crafts.pegDrum(),
  'akuaba-doll': () => crafts.akuaba(),
  'elephant-carving': () => farm.elephant(),
  'festival-mask-wall-piece': () => crafts.mask(),
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

  'odum-dining-chair': () => house.chair(),
  'three-seater-sofa-with-lamp-offer': () => look(group(house.sofa('#3f5f9a'), house.floorLamp({ at: [4.3, 0, -0.6] })), { turn: 10, down: 14 }),
  'queen-bed-with-headboard': () => house.bed('#2a3f6a'),
  'study-table-with-shelf': () => house.desk(),
  'steel-filing-cabinet-2-drawers': () => house.cabinet({ m: enamel('#8d8a9e'), drawers: 2, w: 1.9, h: 3, d: 2.2 }),
  'wardrobe-three-doors': () => house.cabinet({ m: wood('walnut', [1, 2]), doors: 3, w: 4, h: 5, d: 1.7 }),
  'bamboo-bookshelf': () => house.bookshelf(),
  'cotton-bedsheet-set-queen': () => beddingPile(['#a9cfe8', '#cfe4f2']),
  'bedsheet-set-in-wax-print-king': () => beddingPile([wax('#e0762a', { repeat: [1.6, 1.6] }), wax('#e0762a', { repeat: [2, 2] })]),
  'memory-foam-pillow-pair': () =>
    look(
      group(
        pillow(fabric('#f4efe2', 30), { w: 3.2, h: 2, d: 0.95 }, { at: [0, 0.45, 0.2], turn: [-90, 0, 0] }),
        pillow(fabric('#f7f3e9', 30), { w: 3.2, h: 2, d: 0.95 }, { at: [0.1, 1.25, 0], turn: [-86, 0, 5] }),
      ),
      { turn: 22, down: 18 },
    ),
  'kente-cushion-covers-set-of-4': () => cushions(['#d99a1c', '#8a1f3c', '#1f4f9e', '#1f7a4f'].map((color) => kente(color, { strips: 6 }))),
  'bedside-lamp-warm-light': () => house.bedsideLamp(),
  'carved-frame-mirror': () => house.mirror(),
  'scented-candle-lemongrass': () => house.candle(),
  'sisal-floor-rug': () =>
    rolled(
      stripes(
        [
          ['#a8542f', 3],
          ['#e2cba0', 1],
          ['#8d4527', 1],
          ['#e2cba0', 2],
          ['#c97a4e', 1],
          ['#e2cba0', 1],
        ],
        { repeat: [1, 5], vertical: false },
      ),
      { width: 3, fringe: '#e2cba0' },
    ),
  'exercise-mat-10-mm': () => rolled('#1f8a8a', { width: 2.2, turns: 5, thick: 0.12 }),
  'binatone-16-inch-standing-fan': () => house.standFan('#22335c'),
  'rechargeable-fan-with-solar-panel': () => house.standFan('#f2f3f3', { panel: true }),
  'hisense-double-door-fridge-200-l': () => house.fridge(),
  'nasco-chest-freezer-150-l': () => house.freezer(),
  'midea-washing-machine-7-kg': () => house.washer(),
  'steam-iron-2000-w': () => house.iron(),
  '1-5-hp-inverter-air-conditioner': () => house.airConditioner(),
  'bucket-and-broom-set': () => house.bucketSet(),
  'waakye-bowl-set-with-leaves-print': () => kitchen.bowlSet(kitchen.leafPrint('#f2ead9', '#1f7a4f', '#17543a')),
  'asanka-with-tapoli-large': () => kitchen.asanka('#a4552f'),
  'asanka-with-tapoli-small': () => kitchen.asanka('#3a3330'),
  'dadesen-aluminium-cooking-pots-set-of-5': () => kitchen.dadesen(),
  'non-stick-frying-pan-28-cm': () => kitchen.fryingPan(),
  'fufu-mortar-and-pestle': () => kitchen.mortar(),
  'ceramic-tea-set': () => kitchen.teaSet('#2f6f8a'),
  'earthenware-water-cooler': () => kitchen.waterCooler('#a4552f'),
  'kitchen-knife-set': () => kitchen.knives(),
  'pot-of-enamel-for-soup-6-litres': () => kitchen.pot({ m: enamel('#b3201a'), lidM: enamel('#b3201a'), r: 1.2, h: 1.4, knob: castIron('#17181b') }),
  'binatone-blender-with-grinder': () => kitchen.blender('#e0644f'),
  'electric-kettle-1-8-litres': () => kitchen.kettle(),
  'rice-cooker-2-8-litres': () => kitchen.cooker({ color: '#f4f4f2' }),
  'microwave-oven-20-litres': () => house.microwave(),
  'four-burner-gas-cooker-with-oven': () => house.gasCooker(),
  'table-top-gas-stove-two-burners': () => house.gasStove(),
  'popcorn-maker-for-parties': () => house.popcornMaker(),
  'air-fryer-5-litres': () => kitchen.cooker({ color: '#1d1e21', black: true }),

  'tomato-seeds-pectomech': () =>
    look(
      group(
        seedPack('Tomato', '#c9261a', ['sun', '#f7d9a0']),
        times(14, (i) =>
          ball(0.09, plastic('#e2c98a', 0.6), {
            at: [-0.9 + ((i * 37) % 20) * 0.1, 0.05, 0.8 + (i % 4) * 0.16],
            scale: [1, 0.5, 1.3],
          }),
        ),
      ),
      { down: 18 },
    ),
  'hybrid-cocoa-seedlings-20': () =>
    look(
      group(
        times(9, (i) =>
          farm.potted(farm.seedling(), {
            pot: 'bag',
            place: { at: [((i % 3) - 1) * 1.6, 0, (Math.floor(i / 3) - 1) * 1.5] },
          }),
        ),
      ),
      { down: 20, turn: 12 },
    ),
  'okro-and-pepper-seed-pack': () =>
    look(
      group(
        put(seedPack('Okro', '#3f8a3a', ['leaf', '#d9f0a8']), { at: [-0.85, 0, 0], turn: [0, 8, 0] }),
        put(seedPack('Pepper', '#c0391a', ['drop', '#f7d98a']), { at: [0.85, 0, -0.3], turn: [0, -8, 0] }),
      ),
      { down: 12 },
    ),
  'dwarf-coconut-seedling': () => farm.potted(farm.palm(), { pot: 'bag' }),
  'sunflower-seeds-100-g': () => farm.sunflower(),
  'snake-plant-in-clay-pot': () => farm.potted(farm.snakePlant()),
  'cutlass-crocodile-brand': () => farm.cutlass(),
  'knapsack-sprayer-16-litres': () => farm.sprayer(),
  'water-pump-petrol-2-inch': () => farm.engine({ color: '#1f8a5a', pump: true, maker: 'PUMP 2"' }),
  'tool-box-46-pieces': () => farm.toolBox({ color: '#24498c' }),
  'claw-hammer-16-oz': () => farm.hammer(),
  'garden-pick-heavy': () => farm.pick(),
  'reflective-safety-vest': () => farm.vest(),
  'rain-barrel-200-litres': () => farm.barrel(),
  'day-old-broiler-chicks-50': () => farm.chickBox(),
  'sasso-cockerel-3-months': () => farm.cockerel(),
  'west-african-dwarf-goat': () => farm.goat(),
  'rabbit-pair-for-breeding': () =>
    look(
      group(farm.rabbit('#f4f1ea', { at: [-0.9, 0, 0], turn: [0, 30, 0] }), farm.rabbit('#f0ece2', { at: [1.1, 0, -0.6], turn: [0, -24, 0], scale: 0.92 })),
      { down: 12, turn: 0 },
    ),
  'farm-eggs-crate-of-30': () => eggCrate(),
  'layer-feed-50-kg': () =>
    sack({
      skin: label({
        ground: '#1f7a4f',
        ink: '#f7f0d2',
        title: 'Layer Feed',
        maker: 'Agricare',
        foot: '50 kg',
        mark: ['sun', '#f2c14e'],
        around: true,
        size: [512, 640],
      }),
    }),
  'chop-box-and-trunk-for-boarding': () => farm.trunk('#a8201a'),
};
export { leather, speckled };
