import { plastic, wood } from '../kit/materials.js';
import { speckled } from '../kit/patterns.js';
import { cylinder, group, look, put, times } from '../kit/shapes.js';
import { seeds } from '../models/farm/harvest.js';
import { ginger, pepper, spices, yam, yamCut } from '../models/farm/vegetables.js';
import { bottle, jar, tin } from '../models/home/bottles.js';
import { bag, open, packet, words } from './wrappings.js';

const speckledOil = (color) => plastic(speckled(color, ['#8a2a10', '#1a0804', '#b34a1a'], { count: 900, size: [2, 8] }), 0.3);

export const groceries = {
  'gari-extra-fine-5-kg': () => bag('GARI', 'extra fine · 5 kg', '#f3ead6', '#7a2d12', { maker: 'Kasoa', mark: ['leaf', '#2e7d46'] }),
  'local-perfumed-rice-25-kg': () => bag('Perfumed Rice', '25 kg', '#f2d27a', '#1f5a3a', { maker: 'Aveyime', mark: ['leaf', '#2e7d46'] }),
  'brown-beans-for-waakye-2-kg': () => open(['#7a3f22', '#8f5230', '#5f2e18'], 0.1, 1.5),
  'waakye-leaves-and-beans-pack': () => packet('Waakye', 'leaves and beans · 1.2 kg', '#7a1f2e', { maker: 'Tamale', mark: ['leaf', '#9ac25a'] }),
  'kenkey-maize-flour-3-kg': () => bag('Maize Flour', 'for kenkey · 3 kg', '#f4d84a', '#7a4a12', { maker: 'Ejura' }),
  'millet-for-hausa-koko-2-kg': () => open(['#b08a5a', '#c9a676', '#8f6c40'], 0.05, 1),
  'puna-yam-5-large-tubers': () =>
    look(
      group(
        [
          [-1.1, 0.42, 0.5],
          [0, 0.42, 0.6],
          [1.1, 0.42, 0.4],
          [-0.55, 1.15, 0.2],
        ].map(([x, y, z], i) => yam({ at: [x, y, z], turn: [90, 0, i * 4 - 6] })),
        yamCut({ at: [0.6, 1.15, 0.35], turn: [90, 0, 6] }),
      ),
      { down: 24, turn: 18 },
    ),
  'fonio-washed-1-kg': () => packet('Fonio', 'washed · 1 kg', '#e2b34a', { ink: '#5a2d0c', maker: 'Yendi', mark: ['sun', '#fff3c0'] }),
  'shito-fish-and-shrimp-500-g': () =>
    jar({
      content: speckledOil('#3a1408'),
      lid: '#b3201a',
      label: words('SHITO', 'fish and shrimp', '#f6e6c8', { ink: '#8a1a12', maker: 'Auntie Esi' }),
    }),
  'shito-vegetarian-500-g': () =>
    jar({
      content: speckledOil('#2a140a'),
      lid: '#2e7d46',
      label: words('SHITO', 'vegetarian', '#eef3dc', {
        ink: '#2f5a2a',
        maker: 'Auntie Esi',
        mark: ['leaf', '#5f8a3a'],
      }),
    }),
  'zomi-palm-oil-2-litres': () =>
    bottle({
      content: '#c9430f',
      ink: '#e0601c',
      see: 0.65,
      tall: 3,
      wide: 0.95,
      cap: { screw: '#c0261d' },
      label: words('ZOMI', 'palm oil · 2 litres', '#fbe3a8', { ink: '#a8300c' }),
    }),
  'groundnut-paste-800-g': () =>
    jar({
      content: '#b9803f',
      lid: '#e0a63c',
      label: words('Groundnut', 'paste · 800 g', '#fbf1d8', { ink: '#7a4a14' }),
    }),
  'kpakpo-shito-pepper-powder': () =>
    look(
      group(
        seeds({
          colors: ['#b3260f', '#c93a1a', '#8f1a0a', '#e0702a'],
          r: 1.2,
          h: 0.55,
          size: 0.035,
          count: 900,
          long: 1,
        }),
        [
          [-1.4, 0.6, 0.9, '#d8261a'],
          [1.3, 0.6, 0.8, '#e0641f'],
          [0.5, 0.6, 1.5, '#d8261a'],
          [-0.5, 0.6, 1.6, '#f2a63c'],
        ].map(([x, y, z, color], i) => pepper(color)({ at: [x, y - 0.1, z], turn: [70, i * 80, 20] })),
      ),
      { down: 26 },
    ),
  'prekese-and-soup-spice-pack': () => spices(),
  'dawadawa-sun-dried-250-g': () =>
    tin({
      label: words('Dawadawa', 'sun dried · 250 g', '#6a4326', {
        around: true,
        ink: '#f6e6c8',
        mark: ['sun', '#e0a63c'],
      }),
      tall: 1.5,
    }),
  'pure-forest-honey-1-litre': () =>
    look(
      group(
        jar({
          content: '#c9780f',
          lid: '#e0a63c',
          tall: 2,
          label: words('Forest Honey', '1 litre', '#fdf3d4', { ink: '#8a4f0c', mark: ['drop', '#e0941c'] }),
        }),
        put(
          group(
            cylinder(0.07, 0.07, 2, wood('maple')),
            times(5, (i) => cylinder(0.26, 0.26, 0.09, wood('maple'), { at: [0, -1 + i * 0.14, 0] })),
          ),
          { at: [1.7, 0.3, 0.8], turn: [80, 0, -40] },
        ),
      ),
      { down: 14 },
    ),
  'ginger-and-garlic-paste': () =>
    look(
      group(
        jar({
          content: '#e2c98a',
          lid: '#c9a05a',
          tall: 1.5,
          label: words('Ginger Garlic', 'paste · 350 g', '#fbf4de', { ink: '#7a5a1e' }),
        }),
        ginger({ at: [1.9, 0, 0.9], turn: [0, -20, 0], scale: 0.85 }),
      ),
      { down: 14 },
    ),
};
