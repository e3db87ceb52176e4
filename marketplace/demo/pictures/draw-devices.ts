import { darker, lighter, mix } from './colours.ts';
import { box, type Drawing, lens, line, moved, oval, shape, times, turned } from './svg.ts';

const monitor: Drawing = () =>
  box(45, 66, 10, 16, 1, 'steel') +
  shape('M30 86Q30 81 38 81H62Q70 81 70 86Z', 'face') +
  box(5, 14, 90, 56, 3, 'dark') +
  box(5.6, 14.6, 88.8, 54.8, 2.6, '#15161b') +
  `<g>${box(7.4, 16.4, 85.2, 50, 1.4, 'screen')}${shape('M7.4 52C26 36 44 62 62 46S84 36 92.6 42V65Q92.6 66.4 91 66.4H9Q7.4 66.4 7.4 65Z', 'pale', 'opacity=".5"')}</g>` +
  shape('M7.4 17H56L30 66.4H7.4Z', '#ffffff', 'opacity=".1"');

const scene = (c: string) => {
  const sun = mix('#ffd98a', lighter(c, 0.4), 0.3);
  return (
    box(5, 17, 90, 52, 1, 'screen') +
    oval(68, 38, 8, 8, sun) +
    shape('M5 58C20 42 30 52 42 46S66 60 95 44V69H5Z', darker(c, 0.3)) +
    shape('M5 64C24 54 46 66 62 58S86 58 95 56V69H5Z', darker(c, 0.55))
  );
};

const flatTv: Drawing = (c) =>
  line('M24 73L18 84M76 73L82 84', '#2c2e36', 3) +
  box(3.4, 15.4, 93.2, 56.4, 1.6, '#101115') +
  scene(c) +
  shape('M5 17H52L26 69H5Z', '#ffffff', 'opacity=".09"') +
  box(46, 70, 8, 1, 0.5, '#777b84');

const earbuds: Drawing = () =>
  box(22, 46, 56, 40, 17, 'dark') +
  box(22, 46, 54, 39, 17, 'face') +
  line('M22 62H78', '#000000', 0.9, 'opacity=".45"') +
  oval(50, 70, 1.5, 1.5, '#7dffb0') +
  box(30, 50, 34, 7, 3.5, 'gloss', 'opacity=".3"') +
  [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(50 26) scale(${side} 1) translate(-50 -26)">${shape('M30 20a9 9 0 1 1 15 7l-3.4 15q-1 3-4.2 2.4t-2.8-4L36 29a9 9 0 0 1-6-9z', 'face')}${oval(45, 21, 3.4, 5, '#17181c')}${oval(36, 16, 2.6, 3, '#ffffff', 'opacity=".35"')}</g>`,
    )
    .join('');

const btSpeaker: Drawing = (c) =>
  box(6, 30, 88, 44, 21, 'dark') +
  box(8, 31, 84, 42, 20, 'face') +
  times(8, (r) =>
    times(26 - (r % 2), (i) =>
      oval(16 + i * 2.7 + (r % 2) * 1.35, 36 + r * 4.6, 0.75, 0.75, darker(c, 0.5), 'opacity=".6"'),
    ),
  ) +
  oval(14, 52, 6, 17, 'ink') +
  oval(86, 52, 6, 17, 'ink') +
  box(38, 44, 24, 14, 4, 'dark', 'opacity=".85"') +
  box(42, 49, 16, 4, 2, '#ffffff', 'opacity=".85"') +
  box(22, 33, 56, 5, 2.5, 'gloss', 'opacity=".45"');

const cone = (y: number, r: number) =>
  oval(50, y, r, r, '#17181c') +
  oval(50, y, r * 0.82, r * 0.82, 'ink') +
  oval(50, y, r * 0.3, r * 0.3, 'face') +
  oval(50 - r * 0.1, y - r * 0.12, r * 0.1, r * 0.1, '#ffffff', 'opacity=".6"');

const towerSpeaker: Drawing = () =>
  box(26, 5, 48, 90, 4, 'dark') +
  box(26, 5, 45.6, 90, 4, 'face') +
  cone(22, 9) +
  cone(45, 13) +
  cone(75, 14) +
  box(28, 7, 5, 86, 2, 'gloss', 'opacity=".25"');

const soundbar: Drawing = () =>
  box(62, 20, 30, 40, 3, 'face') +
  `<g transform="translate(27 0)">${cone(40, 11)}</g>` +
  box(4, 62, 92, 14, 4, 'face') +
  times(40, (i) => box(8 + i * 2.1, 65, 0.8, 8, 0.4, '#000000', 'opacity=".35"')) +
  oval(90, 69, 1, 1, '#7dffb0');

const solarPanel: Drawing = () =>
  shape('M56 66L64 92H69L62 64Z', 'steel') +
  shape('M30 64L24 92H29L36 66Z', 'steel') +
  shape('M18 10H82L94 70H6Z', 'steel') +
  shape('M20.5 12.5H79.5L90.4 67.4H9.6Z', '#122a55') +
  times(5, (i) => line(`M${20.5 + i * 14.75} 12.5L${9.6 + i * 20.2} 67.4`, '#dfe8f5', 0.8)) +
  times(4, (i) => line(`M${19 - i * 2.2} ${22 + i * 12.4}H${81 + i * 2.2}`, '#dfe8f5', 0.7)) +
  shape('M20.5 12.5H48L22 67.4H9.6Z', '#ffffff', 'opacity=".18"');

const inverter: Drawing = () =>
  box(16, 16, 68, 70, 5, 'dark') +
  box(16, 16, 65, 69, 5, 'face') +
  box(24, 24, 32, 16, 2, '#0f1712') +
  line('M29 34L34 29L39 34L44 28L50 33', '#7dffb0', 1.4) +
  oval(68, 32, 6, 6, 'ink') +
  box(67, 26.6, 2, 6, 1, '#ffffff') +
  times(7, (i) => box(24, 50 + i * 3.8, 50, 1.8, 0.9, '#000000', 'opacity=".35"')) +
  times(3, (i) => box(24 + i * 17, 78, 13, 5, 1.4, 'ink'));

const generator: Drawing = () =>
  line('M12 84V24Q12 18 18 18H82Q88 18 88 24V84', '#2c2e36', 4.4) +
  box(20, 26, 60, 22, 6, 'face') +
  oval(50, 26, 7, 2.4, 'ink') +
  box(20, 50, 34, 30, 4, 'ink') +
  times(6, (i) => box(24, 54 + i * 4, 26, 1.8, 0.9, '#000000')) +
  box(57, 50, 24, 30, 3, 'milk') +
  oval(64, 58, 3.6, 3.6, 'ink') +
  oval(74, 58, 3.6, 3.6, 'ink') +
  box(61, 66, 16, 5, 1.5, 'face') +
  box(8, 82, 84, 5, 2, 'ink') +
  oval(20, 88, 7, 7, 'ink') +
  oval(20, 88, 3, 3, 'steel') +
  oval(80, 88, 7, 7, 'ink') +
  oval(80, 88, 3, 3, 'steel') +
  box(26, 29, 48, 4, 2, 'gloss', 'opacity=".5"');

const lantern: Drawing = () =>
  line('M32 40C32 8 68 8 68 40', '#2c2e36', 3) +
  box(30, 36, 40, 8, 3, 'face') +
  box(33, 44, 34, 34, 3, '#fff3cf') +
  box(33, 44, 34, 34, 3, 'glass') +
  oval(50, 61, 9, 12, '#ffd35a', 'opacity=".85"') +
  oval(50, 61, 4.4, 7, '#ffffff') +
  times(3, (i) => box(38 + i * 11, 44, 1.6, 34, 0.8, 'dark')) +
  box(28, 78, 44, 12, 4, 'face') +
  oval(50, 84, 3, 3, 'ink');

const extension: Drawing = () =>
  line('M88 60C98 60 98 86 84 88S58 84 50 90', '#2c2e36', 3) +
  turned(
    -6,
    box(6, 34, 84, 34, 6, 'face') +
      times(3, (i) =>
        moved(
          10 + i * 26,
          38,
          1,
          box(0, 0, 23, 26, 4, 'milk') +
            box(9.7, 5, 3.6, 7, 1, '#26262b') +
            box(4, 15, 5.6, 3.2, 1, '#26262b') +
            box(13.4, 15, 5.6, 3.2, 1, '#26262b') +
            box(9, 21, 5, 3, 1.4, '#d33a2f'),
        ),
      ),
  );

const batteryBox: Drawing = () =>
  box(12, 34, 76, 54, 4, 'ink') +
  box(10, 26, 80, 16, 4, 'face') +
  oval(26, 25, 5, 3.6, 'steel') +
  oval(74, 25, 5, 3.6, 'steel') +
  box(24, 18, 4, 7, 1, '#c42f36') +
  box(72, 18, 4, 7, 1, '#26262b') +
  box(22, 50, 56, 28, 3, 'face') +
  shape('M54 52L42 66H49L45 77L59 61H51Z', '#ffffff');

const gameConsole: Drawing = () =>
  shape('M38 8Q50 4 60 8L64 90H34Z', 'ink') +
  shape('M26 6Q34 2 44 7L42 92Q34 94 28 90Z', 'face') +
  shape('M74 6Q66 2 56 7L58 92Q66 94 72 90Z', 'face') +
  line('M45 10L44 88M55 10L56 88', '#4f8df5', 0.8) +
  box(48, 58, 4, 1.2, 0.6, '#ffffff') +
  shape('M28 8Q33 5 36 7L33 90Q30 91 29 89Z', '#ffffff', 'opacity=".3"');

const router: Drawing = () =>
  times(
    4,
    (i) =>
      `<g transform="rotate(${(i - 1.5) * 9} ${22 + i * 18.6} 62)">${box(20.4 + i * 18.6, 12, 3.4, 50, 1.7, 'face')}</g>`,
  ) +
  shape('M12 58H88L94 78Q94 84 88 84H12Q6 84 6 78Z', 'face') +
  shape('M12 58H88L90 64H10Z', 'gloss', 'opacity=".6"') +
  times(6, (i) => oval(26 + i * 9.6, 75, 1.1, 1.1, i === 4 ? '#f2b13c' : '#58d68d'));

const webcam: Drawing = () =>
  shape('M34 66L28 92H72L66 66Z', 'dark') +
  oval(50, 90, 24, 5, 'face') +
  oval(50, 42, 32, 32, 'face') +
  oval(50, 42, 22, 22, '#111217') +
  lens(50, 42, 15) +
  oval(40, 28, 12, 7, '#ffffff', 'opacity=".22"') +
  oval(50, 68, 1.3, 1.3, '#58d68d');

const drive: Drawing = () =>
  turned(
    -10,
    box(22, 14, 56, 74, 7, 'dark') +
      box(22, 13, 55, 73, 7, 'face') +
      box(26, 17, 10, 64, 5, 'gloss', 'opacity=".35"') +
      box(38, 46, 24, 3, 1.5, '#ffffff', 'opacity=".65"') +
      oval(70, 78, 1.2, 1.2, '#6fb6ff'),
  ) +
  line('M57 88C60 100 82 98 84 86V74', '#2c2e36', 3) +
  box(80, 62, 8, 13, 2, 'steel');

const flashDrive: Drawing = () =>
  turned(
    32,
    box(38, 8, 24, 22, 1.4, 'steel') +
      box(42, 13, 5, 5, 0.8, '#50545c') +
      box(53, 13, 5, 5, 0.8, '#50545c') +
      box(32, 28, 36, 60, 7, 'face') +
      box(36, 32, 7, 50, 3.5, 'gloss', 'opacity=".4"') +
      oval(50, 78, 4, 4, 'dark'),
  );

const memoryCard: Drawing = () =>
  turned(
    -9,
    shape('M30 10H62L74 22V88Q74 92 70 92H30Q26 92 26 88V14Q26 10 30 10Z', 'ink') +
      times(6, (i) => box(31 + i * 5.6, 13, 3.2, 11, 0.8, 'gold')) +
      box(30, 34, 40, 46, 2.5, 'face') +
      box(35, 40, 30, 5, 2, '#ffffff', 'opacity=".9"') +
      box(35, 49, 20, 4, 2, '#ffffff', 'opacity=".6"'),
  );

export const devices: Record<string, Drawing> = {
  monitor,
  'flat-tv': flatTv,
  earbuds,
  'bt-speaker': btSpeaker,
  'tower-speaker': towerSpeaker,
  soundbar,
  'solar-panel': solarPanel,
  inverter,
  generator,
  lantern,
  extension,
  'battery-box': batteryBox,
  'game-console': gameConsole,
  router,
  webcam,
  drive,
  'flash-drive': flashDrive,
  'memory-card': memoryCard,
};
