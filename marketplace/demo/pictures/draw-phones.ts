import { darker, mix } from './colours.ts';
import { box, type Drawing, lens, line, linear, oval, shape, times, turned } from './svg.ts';

const wallpaper = (x: number, y: number, w: number, h: number, r: number) =>
  box(x, y, w, h, r, 'screen') +
  `<g opacity=".55">${shape(`M${x} ${y + h * 0.62}C${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.85} ${x + w} ${y + h * 0.5}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}Z`, 'pale')}</g>` +
  shape(`M${x} ${y + r}Q${x} ${y} ${x + r} ${y}H${x + w * 0.55}L${x} ${y + h * 0.7}Z`, '#ffffff', 'opacity=".12"');

const smartphone: Drawing = () =>
  turned(
    8,
    box(43, 8, 38, 80, 7, 'dark') +
      box(44, 9, 36, 78, 6.4, 'face') +
      box(47, 12, 15, 17, 5, 'dark', 'opacity=".55"') +
      lens(51.5, 17, 3.6) +
      lens(57.5, 24, 3.6) +
      oval(57.6, 16.4, 1.2, 1.2, '#fff6d8'),
  ) +
  turned(
    -7,
    box(18, 14, 39, 80, 7, 'ink') +
      box(18.5, 14.5, 38, 79, 6.6, 'dark', 'opacity=".5"') +
      wallpaper(20.4, 16.4, 34.2, 75.2, 5) +
      box(33, 18.6, 9, 2.4, 1.2, '#0d0e12'),
  );

const tablet: Drawing = () =>
  turned(
    -6,
    box(16, 12, 64, 80, 5, 'dark') +
      box(17, 13, 62, 78, 4.4, 'ink') +
      wallpaper(20, 17, 56, 70, 2) +
      box(28, 26, 40, 7, 2, '#ffffff', 'opacity=".35"') +
      times(4, (i) => box(28 + i * 10.4, 64, 8, 8, 2.2, '#ffffff', `opacity="${0.55 - i * 0.08}"`)),
  );

const featurePhone: Drawing = () =>
  turned(
    6,
    box(31, 8, 38, 86, 8, 'dark') +
      box(32, 9, 36, 84, 7.4, 'face') +
      box(36, 16, 28, 26, 2.5, '#101216') +
      box(37.5, 17.5, 25, 23, 1.5, 'screen') +
      box(41, 45, 18, 9, 4, 'pale', 'opacity=".8"') +
      box(46, 47, 8, 5, 2.4, 'dark') +
      times(12, (i) => box(35.6 + (i % 3) * 10, 58 + Math.floor(i / 3) * 8, 8.6, 6, 2.4, 'milk', 'opacity=".92"')),
  );

const smartWatch: Drawing = () =>
  turned(
    10,
    shape('M38 6H62L66 34H34Z', 'dark') +
      shape('M34 66H66L62 95H38Z', 'dark') +
      times(4, (i) => oval(50, 74 + i * 5, 1.1, 0.9, '#000000', 'opacity=".5"')) +
      box(27, 25, 46, 50, 13, 'steel') +
      box(29.4, 27.4, 41.2, 45.2, 11, '#0c0d11') +
      `<circle cx="50" cy="50" r="13" fill="none" stroke="url(#face)" stroke-width="3.4" stroke-dasharray="58 90" transform="rotate(-90 50 50)"/>` +
      `<circle cx="50" cy="50" r="8.6" fill="none" stroke="#f2b13c" stroke-width="3" stroke-dasharray="34 60" transform="rotate(-90 50 50)"/>` +
      box(73, 42, 3, 9, 1.5, 'steel') +
      shape('M31 38Q31 29 40 29H58L33 64Z', '#ffffff', 'opacity=".08"'),
  );

const powerBank: Drawing = () =>
  turned(
    -9,
    box(28, 10, 44, 82, 8, 'dark') +
      box(28, 10, 42, 81, 8, 'face') +
      box(32, 14, 8, 72, 4, 'gloss', 'opacity=".35"') +
      times(4, (i) => oval(58 + i * 3.2, 22, 0.9, 0.9, i < 3 ? '#7dffb0' : '#777777')) +
      box(40, 88, 7, 2.4, 1, '#111111') +
      box(52, 88, 7, 2.4, 1, '#111111') +
      box(43, 44, 13, 13, 6.5, 'pale', 'opacity=".35"'),
  );

const charger: Drawing = () =>
  turned(
    -12,
    box(44, 12, 5, 16, 1, 'steel') +
      box(34, 16, 4, 13, 1, 'steel') +
      box(55, 16, 4, 13, 1, 'steel') +
      box(24, 26, 46, 46, 9, 'face') +
      box(28, 30, 12, 38, 5, 'gloss', 'opacity=".6"') +
      box(42, 62, 12, 4, 2, '#22242a'),
  ) +
  line('M52 76C54 92 78 94 84 80S76 56 88 46', '#d9dde2', 3.2) +
  box(84, 36, 8, 11, 2, 'steel');

const cable: Drawing = (c) =>
  times(
    4,
    (i) =>
      `<ellipse cx="50" cy="52" rx="${36 - i * 4.2}" ry="${30 - i * 3.6}" fill="none" stroke="${i % 2 ? darker(c, 0.25) : c}" stroke-width="3.6"/>`,
  ) +
  line('M78 34C86 26 80 16 88 12', c, 3.6) +
  line('M22 70C14 78 20 86 12 90', c, 3.6) +
  turned(
    0,
    box(83, 2, 9, 12, 2.4, 'ink') +
      box(6, 86, 12, 9, 2.4, 'ink') +
      box(85.5, -1, 4, 4, 1, 'steel') +
      box(2.6, 88.4, 4, 4, 1, 'steel'),
  ) +
  box(44, 17, 12, 11, 3, 'ink');

const phoneCase: Drawing = (c) =>
  turned(
    7,
    box(30, 7, 42, 86, 9, mix(c, '#ffffff', 0.3), 'opacity=".55"') +
      `<rect x="31.5" y="8.5" width="39" height="83" rx="7.6" fill="none" stroke="url(#face)" stroke-width="3"/>` +
      `<rect x="36" y="14" width="17" height="19" rx="5.5" fill="#00000018" stroke="url(#face)" stroke-width="2"/>` +
      shape('M34 70L66 18V36L34 88Z', '#ffffff', 'opacity=".35"'),
  );

const ringLight: Drawing = () =>
  line('M50 60V84', '#2c2e36', 3) +
  line('M50 82L34 95M50 82L66 95M50 82V96', '#2c2e36', 2.6) +
  `<circle cx="50" cy="36" r="26" fill="none" stroke="#2c2e36" stroke-width="12"/><circle cx="50" cy="36" r="26" fill="none" stroke="#fff6e0" stroke-width="8.6"/><circle cx="50" cy="36" r="26" fill="none" stroke="#ffffff" stroke-width="3" opacity=".9"/>` +
  box(43, 24, 14, 26, 2.4, 'ink') +
  box(44.2, 26, 11.6, 21, 1, 'screen');

const wallpaperOf = (c: string) =>
  linear(
    'dawn',
    [0, 0, 1, 1],
    [
      [0, '#f6c56b'],
      [0.5, mix('#2f7f8f', c, 0.2)],
      [1, mix('#123a4a', c, 0.15)],
    ],
  );

const laptopOpen: Drawing = (c) =>
  wallpaperOf(c) +
  box(14, 14, 72, 52, 3.4, 'face') +
  box(15.4, 15.4, 69.2, 49.4, 2.4, '#101115') +
  box(17.4, 17.8, 65.2, 44.4, 1, 'dawn') +
  shape('M17.4 50C30 38 42 54 56 44S74 46 82.6 38V62.2H17.4Z', '#ffffff', 'opacity=".22"') +
  shape('M17.4 17.8H52L30 62.2H17.4Z', '#ffffff', 'opacity=".1"') +
  shape('M14 66H86L97 86H3Z', 'pale') +
  shape('M14 66H86L97 86H3Z', 'face', 'opacity=".55"') +
  shape('M19 68.4H81L86.4 78H13.6Z', '#1c1d22') +
  times(4, (row) =>
    times(13, (i) =>
      box(19.4 - row * 1.3 + i * (4.7 + row * 0.2), 69.2 + row * 2.2, 3.7 + row * 0.16, 1.6, 0.4, '#3b3d45'),
    ),
  ) +
  shape('M40 79.4H60L61.6 84.6H38.4Z', 'dark', 'opacity=".4"') +
  shape('M3 86H97Q97 89.4 92 89.4H8Q3 89.4 3 86Z', 'dark');

export const phones: Record<string, Drawing> = {
  smartphone,
  tablet,
  'feature-phone': featurePhone,
  'smart-watch': smartWatch,
  'power-bank': powerBank,
  charger,
  cable,
  'phone-case': phoneCase,
  'ring-light': ringLight,
  'laptop-open': laptopOpen,
};
