// Labels, bags and bottles of food.
import { label } from '../kit/labels.js';
import { look } from '../kit/shapes.js';
import { seeds } from '../models/farm/harvest.js';
import { bottle } from '../models/home/bottles.js';
import { lots, pouch, sack } from '../models/home/packs.js';

export const words = (title, foot, ground, more = {}) => label({ ground, title, foot, ...more });
export const bag = (title, foot, ground, ink, more = {}) => sack({ skin: words(title, foot, ground, { ink, around: true, size: [512, 640], ...more }) });
export const open = (colors, size, long) =>
  sack({
    skin: '#c7a56b',
    w: 2.3,
    h: 1.7,
    d: 2,
    content: seeds({ colors, r: 0.98, size, long, h: 0.5 }, { at: [0, 1.4, 0] }),
  });
export const packet = (title, foot, ground, more = {}) => pouch({ skin: words(title, foot, ground, { size: [460, 640], ...more }) });
export const bottles = (content, title, foot, ground, more = {}) =>
  look(
    lots(
      () =>
        bottle({
          content,
          see: 0.55,
          tall: 2.6,
          wide: 0.58,
          kind: 'long',
          labelAt: 0.26,
          labelTall: 0.28,
          label: words(title, foot, ground, { size: [420, 420] }),
          ...more,
        }),
      { columns: 3, rows: 2, gap: 1.3, depth: 1.25 },
    ),
    { down: 14, turn: 4 },
  );
