// Furniture, appliances, kitchen.
import { castIron, enamel, fabric, wood } from '../kit/materials.js';
import { kente, stripes, wax } from '../kit/patterns.js';
import { group, look } from '../kit/shapes.js';
import { airConditioner, bucketSet, freezer, fridge, iron, standFan, washer } from '../models/home/appliances.js';
import { gasCooker, gasStove, microwave, popcornMaker } from '../models/home/cookers.js';
import { asanka, bowlSet, knives, leafPrint, teaSet, waterCooler } from '../models/home/dishes.js';
import { bed, bedsideLamp, bookshelf, cabinet, candle, chair, desk, floorLamp, mirror, sofa } from '../models/home/furniture.js';
import { airFryer, blender, kettle, riceCooker } from '../models/home/kitchen-machines.js';
import { dadesen, fryingPan, mortar, pot } from '../models/home/pots.js';
import { beddingPile, cushions, pillow, rolled } from '../models/wear/cloth.js';

export const home = {
  'odum-dining-chair': () => chair(),
  'three-seater-sofa-with-lamp-offer': () => look(group(sofa('#3f5f9a'), floorLamp({ at: [4.3, 0, -0.6] })), { turn: 10, down: 14 }),
  'queen-bed-with-headboard': () => bed('#2a3f6a'),
  'study-table-with-shelf': () => desk(),
  'steel-filing-cabinet-2-drawers': () => cabinet({ m: enamel('#8d8a9e'), drawers: 2, w: 1.9, h: 3, d: 2.2 }),
  'wardrobe-three-doors': () => cabinet({ m: wood('walnut', [1, 2]), doors: 3, w: 4, h: 5, d: 1.7 }),
  'bamboo-bookshelf': () => bookshelf(),
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
  'bedside-lamp-warm-light': () => bedsideLamp(),
  'carved-frame-mirror': () => mirror(),
  'scented-candle-lemongrass': () => candle(),
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
  'binatone-16-inch-standing-fan': () => standFan('#22335c'),
  'rechargeable-fan-with-solar-panel': () => standFan('#f2f3f3', { panel: true }),
  'hisense-double-door-fridge-200-l': () => fridge(),
  'nasco-chest-freezer-150-l': () => freezer(),
  'midea-washing-machine-7-kg': () => washer(),
  'steam-iron-2000-w': () => iron(),
  '1-5-hp-inverter-air-conditioner': () => airConditioner(),
  'bucket-and-broom-set': () => bucketSet(),
  'waakye-bowl-set-with-leaves-print': () => bowlSet(leafPrint('#f2ead9', '#1f7a4f', '#17543a')),
  'asanka-with-tapoli-large': () => asanka('#a4552f'),
  'asanka-with-tapoli-small': () => asanka('#3a3330'),
  'dadesen-aluminium-cooking-pots-set-of-5': () => dadesen(),
  'non-stick-frying-pan-28-cm': () => fryingPan(),
  'fufu-mortar-and-pestle': () => mortar(),
  'ceramic-tea-set': () => teaSet('#2f6f8a'),
  'earthenware-water-cooler': () => waterCooler('#a4552f'),
  'kitchen-knife-set': () => knives(),
  'pot-of-enamel-for-soup-6-litres': () => pot({ m: enamel('#b3201a'), lidM: enamel('#b3201a'), r: 1.2, h: 1.4, knob: castIron('#17181b') }),
  'binatone-blender-with-grinder': () => blender('#e0644f'),
  'electric-kettle-1-8-litres': () => kettle(),
  'rice-cooker-2-8-litres': () => riceCooker('#f4f4f2'),
  'microwave-oven-20-litres': () => microwave(),
  'four-burner-gas-cooker-with-oven': () => gasCooker(),
  'table-top-gas-stove-two-burners': () => gasStove(),
  'popcorn-maker-for-parties': () => popcornMaker(),
  'air-fryer-5-litres': () => airFryer(),
};
