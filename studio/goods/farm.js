// Seeds, tools, animals.
import { label } from '../kit/labels.js';
import { plastic } from '../kit/materials.js';
import { ball, group, look, put, times } from '../kit/shapes.js';
import { chickBox, cockerel, goat, rabbit } from '../models/farm/animals.js';
import { eggCrate } from '../models/farm/harvest.js';
import { engine, sprayer } from '../models/farm/machines.js';
import { palm, potted, seedling, snakePlant, sunflower } from '../models/farm/plants.js';
import { barrel, cutlass, hammer, pick, toolBox, trunk } from '../models/farm/tools.js';
import { pouch, sack } from '../models/home/packs.js';
import { vest } from '../models/wear/hats.js';

const seedPack = (title, ground, mark) =>
  pouch({
    skin: label({ ground, title, foot: 'seeds', maker: 'Wiawso Farm', mark, size: [420, 600] }),
    w: 1.6,
    h: 2.3,
    d: 0.3,
  });

export const farm = {
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
          potted(seedling(), {
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
  'dwarf-coconut-seedling': () => potted(palm(), { pot: 'bag' }),
  'sunflower-seeds-100-g': () => sunflower(),
  'snake-plant-in-clay-pot': () => potted(snakePlant()),
  'cutlass-crocodile-brand': () => cutlass(),
  'knapsack-sprayer-16-litres': () => sprayer(),
  'water-pump-petrol-2-inch': () => engine({ color: '#1f8a5a', pump: true, maker: 'PUMP 2"' }),
  'tool-box-46-pieces': () => toolBox({ color: '#24498c' }),
  'claw-hammer-16-oz': () => hammer(),
  'garden-pick-heavy': () => pick(),
  'reflective-safety-vest': () => vest(),
  'rain-barrel-200-litres': () => barrel(),
  'day-old-broiler-chicks-50': () => chickBox(),
  'sasso-cockerel-3-months': () => cockerel(),
  'west-african-dwarf-goat': () => goat(),
  'rabbit-pair-for-breeding': () =>
    look(group(rabbit('#f4f1ea', { at: [-0.9, 0, 0], turn: [0, 30, 0] }), rabbit('#f0ece2', { at: [1.1, 0, -0.6], turn: [0, -24, 0], scale: 0.92 })), {
      down: 12,
      turn: 0,
    }),
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
  'chop-box-and-trunk-for-boarding': () => trunk('#a8201a'),
};
