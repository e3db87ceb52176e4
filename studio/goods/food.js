import { enamel, flesh, gloss, liquid, paper, plastic } from '../kit/materials.js';
import { speckled } from '../kit/patterns.js';
import { box, cylinder, group, lathe, look, put, sheet, times } from '../kit/shapes.js';
import { avocado, avocadoHalf, coconut, coconutHalf, mango, pineapple, roundFruit, watermelon } from '../models/farm/fruit.js';
import { crate, heap, loaf, tray } from '../models/farm/harvest.js';
import { eggplant, plantain } from '../models/farm/vegetables.js';
import { bottle, enamelCup, straw, tin } from '../models/home/bottles.js';
import { carton, lots, pouch } from '../models/home/packs.js';
import { bottles, open, words } from './wrappings.js';

export const food = {
  'sugarloaf-pineapple-basket-of-6': () =>
    look(
      group(
        tray(['#d8b06a', '#b98744', '#d8b06a']),
        [
          [0, 0.2, 0],
          [-1, 0.5, 0.2],
          [1, 0.5, 0.1],
          [-0.5, 0.35, -0.8],
          [0.6, 0.35, -0.8],
          [0.1, 0.3, 0.95],
        ].map(([x, y, z], i) => pineapple({ at: [x * 0.95, y, z * 0.9], turn: [z * 12, i * 60, -x * 16] })),
      ),
      { down: 18 },
    ),
  'keitt-mango-box-of-12': () =>
    look(group(crate(4.4, 1, 3.2), heap(mango, { columns: 4, rows: 3, layers: 1, gap: 1.02, y: 0.85, rise: 0.6 })), { down: 30, turn: 8 }),
  'apem-plantain-full-bunch': () => plantain(),
  'hass-avocado-tray-of-10': () =>
    look(
      group(
        tray(['#c79a5a', '#a87a3c'], { w: 2.1, h: 0.7 }),
        heap((place) => avocado({ ...place, turn: [80, place.turn[1], 0] }), {
          columns: 3,
          rows: 3,
          gap: 1.05,
          y: 0.6,
          rise: 0.7,
        }),
        avocadoHalf({ at: [1.0, 0.75, 2.1], turn: [-60, 0, -20] }),
      ),
      { down: 28 },
    ),
  'fresh-tomatoes-half-crate': () =>
    look(
      group(
        crate(4.2, 1.3, 3.2, 'odum'),
        heap(
          (place, random) =>
            roundFruit({
              color: random() > 0.5 ? '#cf2413' : '#d8381a',
              spots: ['#ff8a5a', '#a8160c'],
              lobes: 5,
              squash: 0.82,
              calyx: true,
            })(place),
          { columns: 4, rows: 3, layers: 2, gap: 1.02, y: 0.95, rise: 0.62 },
        ),
      ),
      { down: 28, turn: 8 },
    ),
  'garden-eggs-2-kg': () =>
    look(
      group(
        tray(['#7a9a4a', '#c79a5a'], { w: 1.9, h: 0.7 }),
        heap((place) => eggplant({ ...place, turn: [70, place.turn[1], 20] }), {
          columns: 3,
          rows: 3,
          layers: 2,
          gap: 0.95,
          y: 0.6,
          rise: 0.5,
        }),
      ),
      { down: 28 },
    ),
  'coconuts-pack-of-8': () =>
    look(
      group(
        [
          [-1, 0.95, 0],
          [0.85, 0.95, -0.2],
          [-0.1, 0.95, -1.6],
          [0, 2.3, -0.6],
        ].map(([x, y, z], i) => coconut(i % 2 === 0)({ at: [x, y, z], turn: [i * 20, i * 60, 20] })),
        coconutHalf({ at: [0.2, 0.1, 1.5], turn: [24, 0, 0] }),
      ),
      { down: 18 },
    ),
  'watermelon-large': () => watermelon(),
  'orange-bag-of-50': () =>
    look(
      group(
        tray(['#c0392b', '#e8e0cc', '#c0392b'], { w: 2, h: 1.1 }),
        heap(roundFruit({ color: '#e8861c', spots: ['#f7b45a', '#c9660f'], squash: 0.95 }), {
          columns: 3,
          rows: 3,
          layers: 2,
          gap: 1.08,
          y: 0.9,
          rise: 0.7,
        }),
      ),
      { down: 26 },
    ),
  'natural-cocoa-powder-500-g': () =>
    tin({
      label: words('Cocoa', 'natural · 500 g', '#5a2f18', {
        maker: 'Golden Tree',
        around: true,
        ink: '#f2d9a0',
        mark: ['drop', '#e0a63c'],
      }),
    }),
  'sobolo-concentrate-1-litre': () =>
    bottle({
      content: '#6a0f2a',
      ink: '#8a1f3c',
      see: 0.6,
      tall: 3.2,
      wide: 0.72,
      kind: 'long',
      labelAt: 0.27,
      labelTall: 0.3,
      cap: { screw: '#e0a63c' },
      label: words('Sobolo', 'hibiscus and ginger', '#fbe6ec', { ink: '#7a1232', mark: ['sun', '#c0264a'] }),
    }),
  'asaana-corn-drink-6-bottles': () => bottles('#4a240e', 'Asaana', '330 ml', '#f2d48a', { ink: '#6a3a1a', cap: { screw: '#c9a04a' } }),
  'drinking-chocolate-with-milk-400-g': () =>
    look(
      group(
        tin({
          label: words('Drinking Chocolate', '400 g', '#8a1f1a', {
            maker: 'Golden Tree',
            around: true,
            ink: '#f7e3b8',
          }),
        }),
        put(
          group(
            enamelCup('#f4efe2'),
            cylinder(0.8, 0.8, 0.02, liquid('#5a2f18'), { at: [0, 0.85, 0] }),
            lathe(
              [
                [0.3, 0],
                [0.36, 0],
              ],
              enamel('#f4efe2'),
            ),
          ),
          { at: [1.8, 0, 0.7] },
        ),
      ),
      { down: 18 },
    ),
  'fresh-coconut-water-12-pack': () =>
    look(
      lots(
        () =>
          bottle({
            content: '#eef4ee',
            ink: '#e6f2ea',
            see: 0.4,
            tall: 2.3,
            wide: 0.55,
            labelAt: 0.4,
            labelTall: 0.36,
            cap: { screw: '#2e7d46' },
            label: words('Coconut', 'water · 300 ml', '#2e8a55', { size: [420, 420] }),
          }),
        { columns: 4, rows: 3, gap: 1.2, depth: 1.2 },
      ),
      { down: 18, turn: 8 },
    ),
  'pineapple-ginger-juice-6-pack': () => bottles('#e0a81c', 'Pineapple', 'ginger · 500 ml', '#fdf3c8', { ink: '#f2c63a', cap: { screw: '#2e7d46' } }),
  'afia-fruit-drink-box-24-pack': () =>
    look(
      lots(
        () =>
          group(
            carton({
              front: words('Afia', 'apple · 200 ml', '#3f9a3a', { size: [300, 460], mark: ['sun', '#e0402a'] }),
              side: '#2f7a2c',
              w: 1.1,
              h: 1.7,
              d: 0.8,
            }),
            straw('#f4f4f0', [0.3, 1.7, 0], [0.42, 2.15, 0]),
          ),
        { columns: 4, rows: 3, gap: 1.2, depth: 1.0 },
      ),
      { down: 20, turn: 10 },
    ),
  'plantain-chips-spicy-10-packs': () =>
    look(
      group(
        [-0.9, 0.9].map((x, i) =>
          pouch({
            skin: words('Plantain Chips', 'spicy · 80 g', '#e8781c', { size: [460, 640], maker: 'Bel Krisps' }),
            place: { at: [x, 0, -i * 0.7], turn: [0, x * 8, 0] },
          }),
        ),
        times(9, (i) =>
          put(cylinder(0.3, 0.3, 0.04, flesh(speckled('#e8b84a', ['#c98f2a', '#f7d98a'], { count: 200 }))), {
            at: [-1.2 + (i % 5) * 0.6, 0.06 + (i > 4 ? 0.08 : 0), 1.0 + Math.floor(i / 5) * 0.3],
            turn: [12 * Math.sin(i), 0, 10 * Math.cos(i)],
            scale: [1, 1, 0.7],
          }),
        ),
      ),
      { down: 16 },
    ),
  'golden-tree-chocolate-12-bars': () =>
    look(
      group(
        times(4, (i) =>
          put(
            group(
              box(3, 0.24, 1.3, 0.04, gloss('#d9a63c')),
              sheet(2.9, 1.2, paper(words('Golden Tree', 'milk chocolate · 100 g', '#5a2412', { ink: '#f2d27a', size: [760, 320] })), {
                at: [0, 0.125, 0],
                turn: [-90, 0, 0],
              }),
            ),
            { at: [i * 0.06, 0.14 + i * 0.26, -i * 0.05], turn: [0, i * 7 - 8, 0] },
          ),
        ),
        put(
          group(
            times(12, (i) =>
              box(0.46, 0.2, 0.46, 0.06, plastic('#4a2412', 0.35), {
                at: [(i % 4) * 0.5, 0.1, Math.floor(i / 4) * 0.5],
              }),
            ),
            box(0.9, 0.26, 1.6, 0.03, gloss('#d9a63c'), { at: [-0.7, 0.12, 0.5] }),
          ),
          { at: [-0.6, 0, 1.2], turn: [0, 14, 0] },
        ),
      ),
      { down: 34, turn: 4 },
    ),
  'nkate-cake-tin-of-40': () =>
    look(
      group(
        tin({
          label: words('Nkate Cake', 'tin of 40 · 1 kg', '#c98f3a', {
            maker: 'Mama Akos',
            around: true,
            ink: '#4a2410',
          }),
        }),
        times(4, (i) =>
          put(box(1.0, 0.2, 0.7, 0.05, flesh(speckled('#b5712a', ['#e8c078', '#7a3f10', '#f2dba8'], { count: 400, size: [6, 16], alpha: 0.9 }))), {
            at: [1.4 + (i % 2) * 0.9, 0.1 + (i > 2 ? 0.22 : 0), 0.7 + Math.floor(i / 2) * 0.5],
            turn: [0, i * 20, 0],
          }),
        ),
      ),
      { down: 18 },
    ),
  'roasted-groundnuts-1-kg': () => open(['#b5713a', '#c98a52', '#9a5a2a'], 0.11, 1.6),
  'chin-chin-bucket-of-1-5-kg': () =>
    look(
      group(
        lathe(
          [
            [0, 0],
            [1.1, 0],
            [1.3, 2],
            [1.36, 2.02],
          ],
          plastic('#f4f1e8', 0.35),
        ),
        sheet(1.7, 1.1, plastic(words('Chin Chin', '1.5 kg', '#c0261d', { maker: 'Mama Akos', size: [560, 380] })), {
          at: [0, 1, 1.42],
          turn: [5, 0, 0],
        }),
        times(70, (i) =>
          box(0.26, 0.2, 0.26, 0.05, flesh(['#c98a3a', '#b5742a', '#dba052'][i % 3]), {
            at: [Math.sin(i * 2.4) * 0.13 * Math.sqrt(i), 2.0 + 0.4 * (1 - i / 80), Math.cos(i * 2.4) * 0.13 * Math.sqrt(i)],
            turn: [i * 40, i * 70, 0],
          }),
        ),
        times(6, (i) =>
          box(0.26, 0.2, 0.26, 0.05, flesh('#c98a3a'), {
            at: [-1.0 + i * 0.4, 0.1, 1.7 + 0.1 * Math.sin(i * 3)],
            turn: [0, i * 40, 0],
          }),
        ),
      ),
      { down: 20 },
    ),
  'atadwe-tigernuts-1-kg': () => open(['#8a6a4a', '#a5845f', '#6a4d33'], 0.1, 1.1),
  'tea-bread-family-loaf': () => loaf(),
};
