// Shoes, bags, jewellery, cloth and clothes.
import { fabric, gloss, leather, rubber, satin, suede } from '../kit/materials.js';
import { adinkra, denim, fugu, kente, speckled, stripes, tieDye, wax } from '../kit/patterns.js';
import { times } from '../kit/shapes.js';
import { canvasTexture, fill } from '../kit/textures.js';
import { backpack, beadPurse, briefcase, clutch, handbag, suitcase } from '../models/wear/bags.js';
import { foldedCloth, hangingCloth, stole } from '../models/wear/cloth.js';
import { gown, romper, row, top } from '../models/wear/garments.js';
import { gradCap } from '../models/wear/hats.js';
import { onWall } from '../models/wear/hung.js';
import { earrings, glasses, pendant, stoneRing } from '../models/wear/jewellery.js';
import { boot, laceShoe, pair, pump, sandal } from '../models/wear/shoes.js';
import { jacket, tie, trousers } from '../models/wear/tailoring.js';
import { watch } from '../models/wear/watches.js';

const dotted = (ground, ink) =>
  canvasTexture(
    256,
    256,
    (context) => {
      fill(context, ground);
      context.fillStyle = ink;
      times(8, (i) => {
        context.beginPath();
        context.arc(32 + (i % 2) * 128 + (Math.floor(i / 2) % 2) * 64, 32 + Math.floor(i / 2) * 64, 13, 0, 7);
        context.fill();
      });
    },
    { repeat: [2, 2] },
  );
const shirt = (skin, more = {}) => top({ skin, ...more });
const fold = (color, second) => foldedCloth([wax(color, { repeat: [1.6, 1.6], second })]);
const kaftan = (color, trim, more = {}) => top({ skin: color, trim, length: 3, sleeves: 'long', neck: 'slit', hem: 1.08, deep: 0.07, ...more });

export const fashion = {
  'nike-air-running-sneakers': () => pair(() => laceShoe({ skin: fabric('#b5aac6', 40), accent: '#6f5f94', soleColor: '#f5f3f0' })),
  'classic-white-sneakers': () => pair(() => laceShoe({ skin: leather('#f4f2ee', 3), accent: '#d99aa0', soleColor: '#f7f5f2' })),
  'basketball-high-top-sneakers': () => pair(() => laceShoe({ skin: fabric('#7d8f80', 40), accent: '#2c4a38', soleColor: '#e8e8e2', high: 0.6 })),
  'ahenema-sandals-hand-made': () =>
    pair(() =>
      sandal({
        straps: 'broad',
        ornament: true,
        soleColor: '#161412',
        skin: { material: leather('#17130f', 3), inside: '#241a12' },
      }),
    ),
  'leather-oxford-shoes': () =>
    pair(() =>
      laceShoe({
        skin: leather('#6e3d20', 2),
        accent: '#8a5a34',
        soleColor: '#3a2619',
        lace: '#4a2c18',
        soleHeight: 0.14,
        stripe: false,
        toe: leather('#7c4726', 2),
      }),
    ),
  'block-heels-for-ladies': () => pair(() => pump({ skin: suede('#b3201a'), heel: 0.9, heelWidth: 0.26 })),
  'mules-with-low-heel': () =>
    pair(() =>
      sandal({
        straps: 'broad',
        soleColor: '#b3201a',
        heel: 0,
        thick: 0.3,
        skin: { material: leather('#c98f58', 3), inside: '#c98f58' },
      }),
    ),
  'ballerina-flats': () => pair(() => pump({ skin: leather('#2f5fae', 3), bow: satin('#24498c') })),
  'chale-wote-slippers': () =>
    pair(() =>
      sandal({
        straps: 'thong',
        soleColor: '#1f5fb0',
        thick: 0.26,
        skin: { material: rubber('#1b3f7a'), inside: '#eef2f6' },
      }),
    ),
  'safety-boots-steel-toe': () =>
    pair(() =>
      laceShoe({
        skin: suede('#b98a4e'),
        accent: '#d9a441',
        soleColor: '#4a3a2c',
        lace: '#e8c070',
        high: 0.75,
        soleHeight: 0.36,
        stripe: false,
        toe: suede('#6b4a2c'),
      }),
    ),
  'rain-boots-for-ladies': () => pair(() => boot({ skin: gloss('#e2705a'), soleColor: '#a84432', band: gloss('#c9543f') })),
  'leather-handbag-two-tone': () => handbag({ main: '#efe3cb', flap: '#7a4424' }),
  'ankara-clutch-bag': () => clutch(wax('#e08a5a', { repeat: [2, 1.2], second: '#2f6fae' })),
  'laptop-backpack-with-usb': () => backpack({ color: '#d9624f', accent: '#3a3033' }),
  'travel-suitcase-medium': () => suitcase('#2f63b0'),
  'coin-purse-beaded': () => beadPurse(),
  'executive-leather-briefcase': () => briefcase({ color: '#3d2212' }),
  'classic-watch-leather-strap': () => watch({ face: ['#2a4468', '#0e1c31'], strap: '#7a3f1c' }),
  'curren-steel-watch-for-men': () => watch({ face: ['#6b4426', '#2b190c'], link: true }),
  'gold-plated-engagement-ring': () => stoneRing(),
  'tarkwa-gold-pendant-18-carat': () => pendant(),
  'polarised-sunglasses': () => glasses({ frame: '#2a1838', lens: '#2b1d36', opacity: 0.88 }),
  'blue-light-reading-glasses': () => glasses({ frame: '#1f4f9a', lens: '#dff0fb', opacity: 0.25 }),
  'pearl-drop-earrings': () => earrings(),
  'bonwire-kente-stole-adwinasa': () => stole(kente('#d99a1c', { strips: 4, repeat: [1, 0.92] }), '#e8b52c'),
  'full-kente-cloth-for-men-sika-futuro': () => hangingCloth(kente('#d99a1c', { strips: 10 }), { fringe: '#e8b52c' }),
  'ladies-kente-two-pieces-and-slit': () => foldedCloth([kente('#8a1f3c', { strips: 8 }), kente('#8a1f3c', { strips: 6 })], { layers: 3 }),
  'ewe-kente-agbozume-weave': () => hangingCloth(kente('#1f4f9e', { strips: 9 }), { fringe: '#f4e3b0' }),
  'gtp-nustyle-wax-print-6-yards': () => fold('#2b3f9e', '#f2c14e'),
  'atl-akosombo-print-12-yards': () => foldedCloth([wax('#178a55', { repeat: [1.6, 1.6], second: '#f7e08a' })], { layers: 6 }),
  'vlisco-super-wax-6-yards': () => fold('#e0762a', '#2f3f8f'),
  'woodin-fancy-print-3-yards': () => foldedCloth([wax('#d9478a', { repeat: [1.6, 1.6], second: '#f7d9a0' })], { layers: 2 }),
  'adinkra-stamped-mourning-cloth': () => hangingCloth(adinkra('#a4512f')),
  'northern-smock-fabric-handwoven': () => foldedCloth([fugu('#27407e', [2, 1])], { layers: 3 }),
  'ankara-midi-dress-with-pockets': () => gown({ skin: wax('#1f6fc0', { repeat: [4, 4], second: '#f2903a' }), trim: '#173f7a', sash: '#173f7a' }),
  'kaba-and-slit-ready-to-wear': () =>
    gown({
      skin: wax('#1f8a55', { repeat: [4, 4], second: '#f2c14e' }),
      trim: '#e8b52c',
      sleeves: 'bell',
      hem: 0.72,
      waist: 0.58,
      deep: 0.03,
    }),
  'lace-blouse-off-white': () =>
    shirt(speckled('#f5efe2', ['#d8cdb8', '#ffffff'], { count: 2200, size: [3, 9], alpha: 0.8 }), {
      trim: '#efe6d4',
      sleeves: 'short',
      length: 1.9,
      chest: 0.85,
      hem: 0.8,
    }),
  'high-waist-jeans-for-women': () => trousers({ skin: denim('#3f63a0'), leg: 0.3, belt: '#3f63a0', fly: '#d9a860' }),
  'boubou-gown-tie-and-dye': () => gown({ skin: tieDye('#6a3a9a', [2, 2]), trim: '#e8b52c', sleeves: 'wide', hem: 1.5, waist: 0.95, deep: 0.06 }),
  'office-blazer-for-ladies': () => jacket({ skin: '#b98a55', lapel: '#a87a48' }),
  'maternity-wrap-dress': () => gown({ skin: '#8a5fbe', trim: '#a47fd2', sash: '#6d459e', sleeves: 'long', waist: 0.8, hem: 1.15, neck: 'wrap' }),
  'batakari-smock-hand-sewn': () =>
    top({
      skin: fugu('#27407e', [2, 1]),
      trim: '#1c2d5c',
      sleeves: 'wide',
      length: 2.6,
      flare: 0.25,
      neck: 'slit',
      deep: 0.05,
    }),
  'political-suit-two-pieces': () =>
    row([shirt('#7a5c42', { trim: '#6a4e37', neck: 'collar', buttons: 5, length: 2.5 }), trousers({ skin: '#7a5c42', length: 2.6 })], 2.5),
  'african-print-shirt-short-sleeves': () => shirt(wax('#2e8a4a', { repeat: [4, 3], second: '#f2c14e' }), { trim: '#1d5c33', neck: 'collar', buttons: 5 }),
  'plain-cotton-t-shirt-pack-of-3': () => row([shirt('#2f5f9e', { length: 2.2 }), shirt('#f1ede4', { length: 2.2 }), shirt('#2c466e', { length: 2.2 })], 1.75),
  'kaftan-with-embroidery': () => kaftan('#efe6d0', '#c29a4a'),
  'slim-chinos-for-men': () => trousers({ skin: '#b39468', leg: 0.3, belt: null }),
  'formal-shirt-and-tie-set': () =>
    onWall(
      shirt(
        stripes(
          [
            ['#f5f7fa', 5],
            ['#8fb3d9', 1],
          ],
          { repeat: [9, 1] },
        ),
        { neck: 'collar', trim: '#f7f9fb', buttons: 5, sleeves: 'long', length: 2.5 },
      ),
      tie('#2f5aa8', { at: [0, -0.24, 0.42] }),
    ),
  'black-star-polo-shirt': () => shirt('#35373d', { trim: '#e8b52c', neck: 'collar', buttons: 3, length: 2.4 }),
  'boys-kaftan-with-trousers': () => row([kaftan('#2a9a68', '#e8b52c', { length: 2.6 }), trousers({ skin: '#2a9a68', length: 2.1, belt: null })], 2.5),
  'girls-ankara-dress': () =>
    gown({
      skin: wax('#7b4fd0', { repeat: [4, 3], second: '#f2c14e' }),
      trim: '#4f2f96',
      sash: '#4f2f96',
      length: 2.9,
      hem: 1.35,
    }),
  'baby-romper-pack-of-3': () => row([romper('#e58ea4', '#fff6f2'), romper(dotted('#f7e6d6', '#d9708a'), '#d9708a'), romper('#8fb8c9', '#fff6f2')], 1.7),
  'school-shorts-khaki-pair': () =>
    row(
      [0, 1].map(() => trousers({ skin: '#c2a56c', length: 1.2, leg: 0.5, belt: null })),
      1.9,
    ),
  'training-jersey-set-of-12': () =>
    row(
      ['#1f8a4a', '#f4f4f0', '#1f8a4a'].map((skin) => shirt(skin, { trim: skin === '#1f8a4a' ? '#f4f4f0' : '#1f8a4a', length: 2.2 })),
      1.75,
    ),
  'keep-fit-t-shirt-quick-dry': () =>
    shirt(
      stripes(
        [
          ['#2f9bb8', 9],
          ['#f4f7f8', 1],
          ['#2f9bb8', 2],
        ],
        { repeat: [2, 1] },
      ),
      { trim: '#1d5c70', length: 2.2 },
    ),
  'graduation-gown-and-cap': () => gradCap(),
  'school-backpack-for-jhs': () => backpack({ color: '#2e7d46', accent: '#1d4f2d' }),
  'waterproof-laptop-bag-15-6-inch': () => briefcase({ color: '#33373d', soft: true }),
};
