// Beauty, health, baby things and toys.
import { label } from '../kit/labels.js';
import { fabric } from '../kit/materials.js';
import { wax } from '../kit/patterns.js';
import { ball, group, look, put, times, tube } from '../kit/shapes.js';
import { teddy } from '../models/farm/animals.js';
import { bottle, jar, perfume, tin } from '../models/home/bottles.js';
import { blackSoap, soapBars, squeezeTube } from '../models/home/packs.js';
import { abacus, boardGame, kite, puzzle, robot, trotro } from '../models/leisure/toys.js';
import { pressureMonitor, stethoscope, thermometer } from '../models/tech/meters.js';
import { foldedCloth } from '../models/wear/cloth.js';
import { hairBundles, hairPick, sponge, wig } from '../models/wear/hair.js';
import { cap } from '../models/wear/hats.js';
import { babyBottles, bathtub, diapers, firstAid, pills, toothbrushes } from '../models/wear/health.js';
import { brushes, compact, lipstick, nailPolish, palette } from '../models/wear/makeup.js';

const words = (title, foot, ground, more = {}) => label({ ground, title, foot, ...more });
const sock = (color, place) =>
  put(
    group(
      tube(
        [
          [0, 3, 0],
          [0, 2, 0],
          [0, 1.1, 0],
          [0, 0.55, 0.3],
          [0, 0.4, 1.1],
          [0, 0.4, 1.5],
        ],
        0.42,
        fabric(color, 20),
      ),
      ball(0.42, fabric(color, 12), { at: [0, 0.4, 1.5] }),
      [2.5, 2.75].map((y) =>
        tube(
          times(12, (i) => [Math.sin(i * 0.5236) * 0.43, y, Math.cos(i * 0.5236) * 0.43]),
          0.05,
          fabric('#f2c63a'),
          {},
          { closed: true },
        ),
      ),
    ),
    place,
  );

export const care = {
  'raw-shea-butter-500-g': () =>
    jar({
      content: '#eadfae',
      lid: '#5c3a21',
      label: words('Raw Shea', '500 g', '#f8f1e0', { ink: '#5c3a21', maker: 'Nkuto', mark: ['leaf', '#6c8a46'] }),
    }),
  'alata-samina-black-soap-400-g': () => blackSoap(),
  'whipped-shea-with-baobab-250-ml': () =>
    jar({
      content: '#f6ecc8',
      lid: '#c99b4a',
      tall: 1.2,
      wide: 1.15,
      label: words('Whipped Shea', 'baobab · 250 ml', '#fbf3dc', {
        ink: '#8a5a1e',
        maker: 'Nkuto',
        mark: ['leaf', '#c99b4a'],
      }),
    }),
  'moringa-face-oil-30-ml': () =>
    bottle({
      content: '#7d9a3a',
      ink: '#4f6b2a',
      see: 0.6,
      tall: 1.9,
      wide: 0.72,
      kind: 'square',
      cap: { dropper: '#1d1d1d' },
      label: words('Moringa', 'face oil · 30 ml', '#f3f0dc', { ink: '#3f5a22', mark: ['leaf', '#5f8a3a'] }),
    }),
  'aloe-and-cucumber-body-lotion': () =>
    bottle({
      content: '#cfe6c0',
      see: 0,
      tall: 3,
      wide: 0.85,
      cap: { pump: '#f4f6f1' },
      label: words('Aloe Cucumber', '400 ml', '#e9f4de', { ink: '#2f6b3a', mark: ['leaf', '#5fa04a'] }),
    }),
  'cocoa-butter-cream-300-g': () =>
    jar({
      content: '#5c3a21',
      glassy: false,
      lid: '#3a2212',
      tall: 1.3,
      wide: 1.1,
      label: words('Cocoa Butter', '300 g', '#f2dfba', { ink: '#4a2a14', mark: ['drop', '#8a5a2e'] }),
    }),
  'exfoliating-net-sponge-sapo': () => sponge(),
  'sunscreen-spf-50-for-dark-skin': () =>
    squeezeTube({
      skin: words('SPF 50', 'for dark skin', '#f2886a', {
        maker: 'Sun',
        around: true,
        size: [400, 640],
        mark: ['sun', '#fbe3a0'],
      }),
    }),
  'bone-straight-wig-20-inches': () => wig({ color: '#3f332d', long: 2.9 }),
  'curly-bob-wig-12-inches': () => wig({ color: '#6a412a', curl: 0.09, long: 1.25 }),
  'expression-braiding-hair-pack-of-4': () => hairBundles('#6a1830'),
  'black-castor-hair-oil': () =>
    bottle({
      content: '#2a1a10',
      ink: '#4a2a14',
      see: 0.75,
      tall: 2.4,
      wide: 0.7,
      kind: 'square',
      cap: { dropper: '#1d1d1d' },
      label: words('Black Castor', 'hair oil · 120 ml', '#efe0c2', { ink: '#3a2212', mark: ['drop', '#8a5a2e'] }),
    }),
  'afro-hair-pick-wooden': () => hairPick(),
  'sulphate-free-shampoo-500-ml': () =>
    bottle({
      content: '#1f8a8a',
      see: 0,
      tall: 3.1,
      wide: 0.8,
      cap: { screw: '#f2f4f4' },
      label: words('Shampoo', 'sulphate free · 500 ml', '#e4f2ee', { ink: '#176a68', mark: ['drop', '#1f8a8a'] }),
    }),
  'deep-treatment-with-hibiscus': () =>
    jar({
      content: '#e38aa6',
      glassy: false,
      lid: '#8a1f4a',
      tall: 1.4,
      wide: 1.1,
      label: words('Hibiscus', 'deep treatment · 350 ml', '#fbe3ea', { ink: '#8a1f4a', mark: ['sun', '#c93a6a'] }),
    }),
  'matte-lipstick-osu-red': () => lipstick('#b3121f'),
  'matte-lipstick-cocoa-nude': () => lipstick('#8a5240'),
  'full-cover-foundation-deep-shades': () =>
    bottle({
      content: '#7a4a2c',
      ink: '#8a5636',
      see: 0.5,
      tall: 2.2,
      wide: 0.62,
      kind: 'square',
      cap: { pump: '#17181b' },
      label: words('Zaron', 'foundation', '#f4e8d6', { ink: '#4a2a14', size: [420, 420] }),
    }),
  'pressed-powder-warm-bronze': () => compact('#a8693c'),
  'eyeshadow-palette-12-sunsets': () =>
    palette(['#f2c78a', '#e0844a', '#b3402a', '#6a1f2a', '#f4dcc0', '#c96a6a', '#8a3a5a', '#4a2a4a', '#e8a53c', '#d9603a', '#7a4a2c', '#2f1d1a']),
  'gel-nail-polish-set-of-6': () => nailPolish(['#c0121f', '#e8709c', '#7b2f8a', '#e8a53c', '#1f6fa0', '#5a2a1a']),
  'makeup-brush-set-12-pieces': () => brushes(),
  'oud-al-layl-eau-de-parfum': () =>
    perfume({
      content: '#b8691e',
      label: words('Oud Al Layl', '100 ml', '#1d1410', { ink: '#e2b04a', size: [420, 300] }),
    }),
  'citrus-fresh-body-mist': () =>
    bottle({
      content: '#bfe3c0',
      ink: '#cfeed2',
      see: 0.45,
      tall: 3.4,
      wide: 0.62,
      cap: { ball: true },
      label: words('Citrus', 'fresh mist · 250 ml', '#f4f9e4', { ink: '#3f8a4a', mark: ['sun', '#f2c63a'] }),
    }),
  'blue-ocean-for-men': () =>
    perfume({
      content: '#2f6fc0',
      cap: '#c9cdd2',
      label: words('Blue Ocean', 'for men', '#e6eef6', { ink: '#1f3f7a', size: [420, 300] }),
    }),
  'vanilla-musk-roll-on-10-ml': () =>
    bottle({
      content: '#e2b866',
      ink: '#efd9a0',
      see: 0.5,
      tall: 2.4,
      wide: 0.42,
      kind: 'square',
      cap: { ball: true },
      label: words('Vanilla', 'musk', '#fbf2dc', { ink: '#8a5a1e', size: [300, 360] }),
    }),
  'rose-garden-eau-de-parfum': () =>
    perfume({
      content: '#e78aa6',
      cap: '#e2b04a',
      round: true,
      label: words('Rose Garden', '90 ml', '#fff2f4', { ink: '#a83a5a', size: [420, 300] }),
    }),
  'digital-thermometer': () => thermometer(),
  'blood-pressure-monitor-upper-arm': () => pressureMonitor(),
  'vitamin-c-1000-mg-60-tablets': () => pills(words('Vitamin C', '1000 mg · 60 tablets', '#f7a43a', { maker: 'Nature Field', mark: ['sun', '#fff3d0'] })),
  'first-aid-kit-42-pieces': () => firstAid(),
  'moringa-and-lemongrass-tea': () =>
    tin({
      label: words('Moringa Tea', 'lemongrass · 25 bags', '#3f7a46', {
        maker: 'Asanteman',
        around: true,
        mark: ['leaf', '#cfe6a0'],
      }),
    }),
  'soft-toothbrush-pack-of-4': () => toothbrushes(['#2f8fde', '#e0478a', '#2e9e6a', '#f2a63c']),
  'stethoscope-for-students': () => stethoscope(),
  'baby-diapers-size-3-pack-of-72': () => diapers(words('Softcare', 'size 3 · 72 pieces', '#7cc3ea', { maker: 'Baby diapers', mark: ['sun', '#fff3c0'] })),
  'feeding-bottle-240-ml-twin': () => babyBottles(),
  'baby-shea-lotion-300-ml': () =>
    bottle({
      content: '#f7d9e0',
      see: 0,
      tall: 2.7,
      wide: 0.85,
      cap: { pump: '#ffffff' },
      label: words('Baby Shea', 'lotion · 300 ml', '#fff4f6', {
        ink: '#c0607e',
        maker: 'Nkuto',
        mark: ['drop', '#e38aa6'],
      }),
    }),
  'baby-bath-tub-with-support': () => bathtub(),
  'baby-soap-pack-of-4': () => soapBars({ color: '#f2d9a6', wrap: '#5f9fb8', words: words('Baby', 'soap', '#5f9fb8', { ink: '#ffffff', size: [360, 300] }) }),
  'baby-carrier-cloth-ntama': () => foldedCloth([wax('#e0b01c', { repeat: [1.6, 1.6], second: '#2f6fae' })], { layers: 2 }),
  'school-socks-pack-of-6': () =>
    look(group(times(4, (i) => sock('#2f5fae', { at: [-1.6 + i * 1.05, 0, -i * 0.2], turn: [0, 60, 0] }))), {
      turn: 0,
      down: 14,
    }),
  'children-cap-adjustable': () => cap('#2f6fae'),
  'ludo-and-oware-set': () => boardGame(),
  'teddy-bear-40-cm': () => teddy(),
  'puzzle-map-of-ghana': () => puzzle(),
  'counting-frame-abacus': () => abacus(),
  'harmattan-kite': () => kite(),
  'toy-trotro-with-driver': () => trotro(),
  'robot-building-kit': () => robot(),
};
