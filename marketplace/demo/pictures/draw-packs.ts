import { darker, lighter } from './colours.ts';
import { box, clipped, type Drawing, line, oval, shape, times, turned } from './svg.ts';

/** The seed of the bese saka mark: a small label without words that every pack can carry. */
const label = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h, 2, '#fbf4e4') +
  times(4, (i) =>
    oval(
      x + w / 2 + (i % 2 ? 1 : -1) * w * 0.12,
      y + h * 0.4 + (i < 2 ? -1 : 1) * w * 0.12,
      w * 0.13,
      w * 0.13,
      'face',
    ),
  ) +
  box(x + w / 2 - w * 0.045, y + h * 0.4 - w * 0.045, w * 0.09, w * 0.09, 0.6, '#fbf4e4') +
  box(x + w * 0.2, y + h * 0.74, w * 0.6, h * 0.05, h * 0.025, 'dark') +
  box(x + w * 0.3, y + h * 0.84, w * 0.4, h * 0.04, h * 0.02, 'face');

const jar: Drawing = () =>
  shape('M22 34Q22 28 28 28H72Q78 28 78 34V82Q78 92 68 92H32Q22 92 22 82Z', 'glass') +
  shape('M24.5 37H75.5V81Q75.5 89.5 67 89.5H33Q24.5 89.5 24.5 81Z', 'round') +
  box(22, 12, 56, 18, 4, 'woodround') +
  times(18, (i) => box(24 + i * 3, 15, 0.7, 13, 0.3, '#000000', 'opacity=".18"')) +
  label(31, 46, 38, 34) +
  box(26, 36, 5, 50, 2.5, '#ffffff', 'opacity=".4"');

const bottle: Drawing = () =>
  box(42, 4, 16, 10, 2, 'inkround') +
  shape('M43 14H57V26Q57 31 63 36Q70 41 70 50V88Q70 95 63 95H37Q30 95 30 88V50Q30 41 37 36Q43 31 43 26Z', 'round') +
  shape('M34 52Q34 44 40 38L43 36V92H40Q34 92 34 86Z', '#ffffff', 'opacity=".28"') +
  label(32, 54, 36, 32);

const dropper: Drawing = () =>
  oval(50, 10, 6, 8, 'inkround') +
  box(43, 14, 14, 14, 2, 'gold') +
  shape('M40 28H60V34Q72 38 72 48V86Q72 94 64 94H36Q28 94 28 86V48Q28 38 40 34Z', 'round') +
  shape('M32 48Q32 42 38 39V90H37Q32 90 32 84Z', '#ffffff', 'opacity=".35"') +
  label(33, 52, 34, 32);

const tube: Drawing = () =>
  turned(
    10,
    shape('M28 8H72L66 78H34Z', 'round') +
      box(28, 4, 44, 6, 1, 'dark') +
      box(36, 78, 28, 16, 3, 'milkround') +
      label(35, 28, 30, 34),
  );

const tin: Drawing = () =>
  shape('M20 22V80Q20 92 50 92T80 80V22Z', 'round') +
  oval(50, 22, 30, 10, 'steel') +
  oval(50, 21.4, 25, 7.6, 'milk') +
  oval(50, 21.8, 19, 5.4, 'steel', 'opacity=".6"') +
  label(30, 42, 40, 38) +
  line('M20 34Q20 44 50 44T80 34', '#ffffff', 0.8, 'opacity=".4"');

const sackBody = 'M30 18Q50 26 70 18Q84 40 86 66Q88 94 68 94H32Q12 94 14 66Q16 40 30 18Z';

const sack: Drawing = (c) =>
  shape(sackBody, 'face') +
  clipped(
    'sack',
    sackBody,
    times(26, (i) => line(`M${12 + i * 3} 14V95`, darker(c, 0.28), 0.35, 'opacity=".45"')) +
      times(22, (i) => line(`M10 ${14 + i * 4}H90`, darker(c, 0.28), 0.35, 'opacity=".45"')),
  ) +
  shape('M70 20Q84 42 85 68Q86 90 70 93Q82 60 70 20Z', '#000000', 'opacity=".18"') +
  shape('M34 20Q24 4 40 8Q50 2 60 8Q76 4 66 20Q50 26 34 20Z', 'pale') +
  line('M32 20Q50 28 68 20', '#7a4a2a', 2.6) +
  label(32, 42, 36, 38);

const pouch: Drawing = () =>
  shape('M24 10H76Q80 50 84 90Q50 97 16 90Q20 50 24 10Z', 'face') +
  box(23, 8, 54, 7, 1, 'dark') +
  line('M26 20H74', '#ffffff', 0.7, 'opacity=".6"') +
  shape('M27 22Q24 56 22 88L34 91Q30 52 34 22Z', '#ffffff', 'opacity=".22"') +
  shape('M72 22Q76 56 79 88L70 91Q72 52 68 22Z', '#000000', 'opacity=".16"') +
  label(31, 32, 38, 40);

const pack: Drawing = (c) =>
  shape('M14 26L66 20V90L14 84Z', 'face') +
  shape('M66 20L88 28V82L66 90Z', 'dark') +
  shape('M14 26L38 18L88 28L66 33Z', 'pale') +
  shape('M14 50L66 48V70L14 69Z', lighter(c, 0.65)) +
  oval(40, 59, 8, 8, 'dark') +
  oval(37.4, 57.6, 1.2, 1.6, '#ffffff') +
  oval(42.6, 57.6, 1.2, 1.6, '#ffffff') +
  line('M37 62Q40 65 43 62', '#ffffff', 1);

const soapBar: Drawing = () =>
  shape('M10 60Q8 52 18 50L62 42Q72 40 76 48L88 70Q92 78 82 80L34 90Q24 92 20 84Z', 'dark') +
  shape('M10 58Q8 50 18 48L62 40Q72 38 76 46L86 64Q90 72 80 74L33 83Q24 85 20 77Z', 'face') +
  times(26, (i) =>
    oval(20 + ((i * 37) % 57), 50 + ((i * 13) % 24), 0.8 + (i % 3) * 0.4, 0.7, '#c9a06a', 'opacity=".55"'),
  ) +
  turned(
    -8,
    shape('M28 26Q26 20 34 18L66 14Q74 13 76 20L80 32Q82 38 74 40L40 44Q32 45 31 39Z', 'face') +
      box(40, 24, 26, 10, 3, 'pale', 'opacity=".35"'),
  );

const compact: Drawing = () =>
  oval(50, 34, 34, 26, 'ink') +
  oval(50, 33, 29, 21.4, 'glass') +
  oval(50, 33, 29, 21.4, '#dfe9f2', 'opacity=".55"') +
  shape('M30 40L58 16L66 20L40 48Z', '#ffffff', 'opacity=".5"') +
  oval(50, 72, 38, 20, 'ink') +
  oval(50, 69, 36, 18, 'gold') +
  oval(50, 69, 32, 15.4, 'face') +
  oval(44, 65, 14, 5, '#ffffff', 'opacity=".18"');

const paletteBox: Drawing = (c) =>
  shape('M14 12H86V46H14Z', 'ink') +
  shape('M18 16H82V42H18Z', '#dfe9f2') +
  shape('M18 42L48 16H66L36 42Z', '#ffffff', 'opacity=".6"') +
  shape('M10 48H90L94 88H6Z', 'ink') +
  times(12, (i) =>
    box(
      15 + (i % 6) * 12,
      54 + Math.floor(i / 6) * 15,
      10,
      11,
      1.5,
      [
        c,
        '#8a3b2a',
        '#e3a35f',
        '#5a2c3f',
        '#f0c6a8',
        '#b5573e',
        '#c98b6b',
        '#3f2a2a',
        '#e9d0b0',
        '#a2526b',
        '#d77f5a',
        '#6e4632',
      ][i] ?? c,
    ),
  );

const perfume: Drawing = () =>
  box(40, 6, 20, 18, 3, 'gold') +
  box(44, 24, 12, 7, 1, 'steel') +
  box(20, 31, 60, 62, 8, 'glass') +
  box(24, 42, 52, 47, 5, 'round', 'opacity=".88"') +
  box(24, 35, 8, 54, 4, '#ffffff', 'opacity=".35"') +
  label(35, 50, 30, 28) +
  shape('M20 40Q20 31 28 31H72Q80 31 80 39Z', '#ffffff', 'opacity=".35"');

const pressureMonitor: Drawing = () =>
  shape('M56 18Q96 14 92 54Q90 76 70 72L60 40Z', 'face') +
  line('M70 50C90 92 60 96 54 82', '#2c2e36', 2.6) +
  box(10, 32, 54, 52, 8, 'milk') +
  box(16, 38, 32, 34, 2.5, '#c7d6cc') +
  ['M20 44h8v5h-8zM31 44h2v5h-2zM36 44h8v5h-8z', 'M20 54h8v5h-8zM32 54h8v5h-8z', 'M20 64h6v4h-6z']
    .map((d) => shape(d, '#26332b'))
    .join('') +
  oval(56, 62, 5, 5, 'face') +
  oval(56, 46, 3, 3, 'ink');

const firstAid: Drawing = () =>
  line('M36 28V18Q36 14 40 14H60Q64 14 64 18V28', '#2c2e36', 4) +
  box(10, 26, 80, 60, 9, 'face') +
  box(10, 54, 80, 3, 0, '#000000', 'opacity=".22"') +
  oval(50, 56, 19, 19, '#ffffff') +
  box(46, 43, 8, 26, 1, 'face') +
  box(37, 52, 26, 8, 1, 'face') +
  box(16, 30, 68, 6, 3, 'gloss', 'opacity=".5"');

const wig: Drawing = (c) =>
  oval(50, 90, 18, 5, 'ink') +
  box(47, 62, 6, 28, 2, 'steel') +
  shape(
    'M50 8C22 8 16 34 18 58C19 72 14 82 20 90C30 88 32 78 31 64C30 50 34 40 40 34C52 40 62 38 66 34C70 42 69 52 69 64C68 78 70 88 80 90C86 82 81 72 82 58C84 34 78 8 50 8Z',
    'face',
  ) +
  times(
    16,
    (i) =>
      line(
        `M${46 - i * 0.4} ${10 + i * 0.2}C${30 - i * 0.5} 18 ${24 + i * 0.5} ${40 + i} ${20 + i * 0.7} ${88 - i}`,
        i % 2 ? lighter(c, 0.2) : darker(c, 0.3),
        0.5,
        'opacity=".6"',
      ) +
      line(
        `M${54 + i * 0.4} ${10 + i * 0.2}C${70 + i * 0.5} 18 ${76 - i * 0.5} ${40 + i} ${80 - i * 0.7} ${88 - i}`,
        i % 2 ? lighter(c, 0.2) : darker(c, 0.3),
        0.5,
        'opacity=".6"',
      ),
  ) +
  shape('M34 16Q44 10 54 12Q40 18 34 34Q28 26 34 16Z', '#ffffff', 'opacity=".22"');

export const packs: Record<string, Drawing> = {
  jar,
  bottle,
  dropper,
  tube,
  tin,
  sack,
  pouch,
  pack,
  'soap-bar': soapBar,
  compact,
  'palette-box': paletteBox,
  perfume,
  'pressure-monitor': pressureMonitor,
  'first-aid': firstAid,
  wig,
};
