import { darker, lighter } from './colours.ts';
import { box, clipped, type Drawing, line, oval, shape, times, turned } from './svg.ts';

const grooves = (cx: number, cy: number, rx: number, ry: number) =>
  times(
    6,
    (i) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx - i * 4}" ry="${ry - i * 1.9}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width=".7"/>`,
  );

const asanka: Drawing = (c) =>
  shape('M6 46Q10 86 50 88T94 46Z', 'round') +
  box(34, 84, 32, 7, 3, 'dark') +
  oval(50, 46, 44, 17, 'face') +
  oval(50, 47.5, 38, 13.6, darker(c, 0.5)) +
  grooves(50, 48, 36, 12.4) +
  turned(28, box(45, 2, 8, 44, 4, 'woodround') + oval(49, 46, 8, 5.4, 'woodround') + oval(49, 5, 8, 5, 'woodround'));

const bowlSet: Drawing = (c) => {
  const bowl = (y: number, w: number) =>
    shape(`M${50 - w} ${y}Q${50 - w + 4} ${y + 26} 50 ${y + 27}T${50 + w} ${y}Z`, 'round') +
    times(
      9,
      (i) =>
        `<g transform="translate(${50 - w * 0.72 + i * w * 0.18} ${y + 11 + Math.sin((i / 8) * Math.PI) * 5})">${shape('M0 -4Q3 0 0 4Q-3 0 0 -4Z', '#fbf4e4')}</g>`,
    ) +
    oval(50, y, w, w * 0.2, '#fbf4e4') +
    oval(50, y + 0.8, w - 3, w * 0.2 - 1.6, darker(c, 0.25));
  return (
    bowl(64, 40) +
    bowl(48, 38) +
    bowl(32, 36) +
    oval(50, 31.6, 30, 5, '#7b4030') +
    times(14, (i) => oval(28 + ((i * 17) % 45), 29.4 + ((i * 7) % 5), 2, 1.2, i % 3 ? '#f4e6c8' : '#4a2018'))
  );
};

const pot: Drawing = () =>
  box(2, 46, 16, 6, 3, 'steel') +
  box(82, 46, 16, 6, 3, 'steel') +
  shape('M12 38V74Q12 88 30 88H70Q88 88 88 74V38Z', 'round') +
  oval(50, 38, 38, 9, 'steel') +
  shape('M14 36Q18 20 50 20T86 36Q70 43 50 43T14 36Z', 'round') +
  oval(50, 19, 6, 4, 'inkround') +
  box(20, 46, 6, 36, 3, '#ffffff', 'opacity=".35"');

const mortar: Drawing = (c) =>
  turned(12, box(47, 2, 7, 54, 3.5, 'woodround') + oval(50.5, 6, 5.6, 6, 'woodround')) +
  shape('M22 44Q24 64 36 72L32 88Q50 95 68 88L64 72Q76 64 78 44Z', 'round') +
  oval(50, 44, 28, 9, 'face') +
  oval(50, 45, 22, 6.4, darker(c, 0.5)) +
  turned(12, box(47, 20, 7, 26, 3.5, 'woodround')) +
  line('M26 58Q50 68 74 58M36 72Q50 78 64 72', '#000000', 0.8, 'opacity=".35"');

const blender: Drawing = () =>
  box(34, 8, 32, 6, 2, 'inkround') +
  shape('M30 14H70L65 62H35Z', 'glass') +
  shape('M32.6 34H67.4L64.6 60H35.4Z', 'round', 'opacity=".85"') +
  line('M70 20Q84 22 80 40Q78 50 67 50', '#c9d3db', 4, 'opacity=".8"') +
  shape('M34 62H66L72 90Q72 94 67 94H33Q28 94 28 90Z', 'inkround') +
  oval(50, 80, 7, 7, 'steel') +
  box(49, 74, 2, 6, 1, '#c42f36') +
  shape('M34 16H40L42 60H38Z', '#ffffff', 'opacity=".5"');

const kettle: Drawing = () =>
  line('M62 26C92 22 92 62 72 70', '#2c2e36', 6) +
  shape('M24 40L10 30L14 26L32 34Z', 'round') +
  shape('M32 24Q34 18 46 18T62 24L72 80Q73 88 64 88H30Q21 88 22 80Z', 'round') +
  oval(47, 19, 12, 4, 'inkround') +
  oval(47, 15, 4, 3, 'inkround') +
  box(20, 84, 54, 8, 3, 'inkround') +
  shape('M34 28L30 80H36L39 28Z', '#ffffff', 'opacity=".5"') +
  box(52, 44, 5, 26, 2.5, '#8fc7ee');

const riceCooker: Drawing = () =>
  shape('M12 48Q10 90 28 90H72Q90 90 88 48Z', 'round') +
  shape('M12 46Q16 20 50 20T88 46Q70 52 50 52T12 46Z', 'round') +
  line('M12 48Q30 54 50 54T88 48', '#000000', 1, 'opacity=".35"') +
  box(38, 14, 24, 8, 4, 'inkround') +
  box(34, 62, 32, 20, 5, 'ink') +
  oval(44, 72, 4, 4, 'steel') +
  oval(57, 72, 1.4, 1.4, '#ff6b57') +
  shape('M22 32Q32 24 46 24Q30 30 26 42Z', '#ffffff', 'opacity=".45"');

const microwave: Drawing = () =>
  box(4, 22, 92, 58, 5, 'face') +
  box(10, 29, 58, 44, 3, '#14151a') +
  box(13, 32, 52, 38, 2, '#2d2620') +
  oval(39, 64, 20, 3.6, '#6d7480') +
  shape('M28 52Q30 64 39 64T50 52Z', '#d9582e') +
  shape('M13 32H44L22 70H13Z', '#ffffff', 'opacity=".1"') +
  box(73, 29, 18, 9, 1.5, '#0f1712') +
  times(2, (i) => oval(82, 50 + i * 15, 6, 6, 'steel') + box(81.2, 45 + i * 15, 1.6, 5, 0.8, '#2c2e36')) +
  box(68.6, 30, 2, 42, 1, 'steel') +
  box(10, 80, 8, 4, 1, '#222222') +
  box(82, 80, 8, 4, 1, '#222222');

const burner = (x: number, y: number, r: number) =>
  oval(x, y, r, r * 0.42, '#1b1c21') +
  oval(x, y - 0.8, r * 0.55, r * 0.22, 'steel') +
  line(`M${x - r} ${y - 1.4}H${x + r}M${x} ${y - r * 0.42}V${y + r * 0.34}`, '#000000', 1.4);

const gasCooker: Drawing = () =>
  shape('M20 8H80V26H20Z', 'glass') +
  shape('M16 26H84L88 38H12Z', 'ink') +
  burner(34, 30, 7) +
  burner(66, 30, 7) +
  burner(32, 35.4, 7) +
  burner(68, 35.4, 7) +
  box(12, 38, 76, 56, 3, 'face') +
  times(5, (i) => oval(24 + i * 13, 46, 3.2, 3.2, 'ink')) +
  box(18, 54, 64, 34, 3, '#1a1b20') +
  box(22, 60, 56, 24, 2, '#3a2a1c') +
  box(20, 55.6, 60, 2.4, 1.2, 'steel') +
  shape('M22 60H54L36 84H22Z', '#ffffff', 'opacity=".12"');

const gasStove: Drawing = () =>
  shape('M14 40H86L96 66H4Z', 'face') +
  shape('M14 40H86L87 43H13Z', '#ffffff', 'opacity=".25"') +
  burner(31, 52, 14) +
  burner(69, 52, 14) +
  times(8, (i) => shape(`M${21 + i * 2.8} 50q1.4-5 2.4 0Z`, '#4fa3ff')) +
  box(4, 66, 92, 14, 3, 'steel') +
  oval(26, 73, 4, 4, 'ink') +
  oval(74, 73, 4, 4, 'ink');

const table: Drawing = () =>
  box(12, 44, 5, 46, 1, 'round') +
  box(83, 44, 5, 46, 1, 'round') +
  box(60, 46, 26, 30, 1.5, 'face') +
  box(62, 49, 22, 11, 1, 'pale', 'opacity=".45"') +
  box(62, 63, 22, 11, 1, 'pale', 'opacity=".45"') +
  oval(73, 54.5, 1.4, 1.4, 'steel') +
  oval(73, 68.5, 1.4, 1.4, 'steel') +
  box(6, 38, 88, 7, 2, 'face') +
  box(6, 38, 88, 2, 1, '#ffffff', 'opacity=".3"') +
  box(20, 12, 3, 26, 1, 'face') +
  box(20, 12, 40, 3, 1, 'face') +
  box(57, 12, 3, 26, 1, 'face') +
  box(27, 19, 4, 19, 0.6, '#c44b2b') +
  box(32, 22, 4, 16, 0.6, '#12805c') +
  box(37, 17, 5, 21, 0.6, '#e8bf35');

const wardrobe: Drawing = () =>
  box(14, 6, 72, 84, 2, 'dark') +
  times(3, (i) => box(16 + i * 23, 9, 22, 78, 1, i === 1 ? 'glass' : 'face')) +
  box(39, 9, 22, 78, 1, '#cfdde6', 'opacity=".75"') +
  shape('M39 60L61 20V34L39 74Z', '#ffffff', 'opacity=".6"') +
  box(35, 44, 1.6, 10, 0.8, 'steel') +
  box(63.4, 44, 1.6, 10, 0.8, 'steel') +
  box(14, 5, 72, 3, 1, 'pale') +
  box(18, 90, 6, 5, 1, 'dark') +
  box(76, 90, 6, 5, 1, 'dark');

const bookshelf: Drawing = (c) =>
  box(18, 4, 4, 90, 2, 'round') +
  box(78, 4, 4, 90, 2, 'round') +
  times(
    4,
    (s) =>
      times(9, (i) =>
        (i + s) % 5 === 4
          ? ''
          : box(
              25 + i * 5.4,
              15 + s * 22 - ((i * 3 + s) % 4) * 1.6,
              4.4,
              14 + ((i * 3 + s) % 4) * 1.6,
              0.5,
              ['#c44b2b', '#12805c', '#22365f', '#e8bf35', '#7d1f3d'][(i + s) % 5] ?? c,
            ),
      ) + box(16, 29 + s * 22, 68, 3.6, 1, 'face'),
  );

const fan: Drawing = (c) =>
  box(47, 62, 6, 26, 2, 'milkround') +
  oval(50, 91, 22, 5, 'round') +
  `<circle cx="50" cy="36" r="32" fill="#ffffff" fill-opacity=".25" stroke="${darker(c, 0.2)}" stroke-width="2.2"/>` +
  times(
    5,
    (i) =>
      `<g transform="rotate(${i * 72} 50 36)">${shape('M50 36C40 26 42 10 52 8C62 12 58 28 50 36Z', 'face', 'opacity=".92"')}</g>`,
  ) +
  times(
    30,
    (i) =>
      `<line x1="50" y1="4" x2="50" y2="30" stroke="#6b7078" stroke-width=".5" transform="rotate(${i * 12} 50 36)"/>`,
  ) +
  times(2, (i) => `<circle cx="50" cy="36" r="${14 + i * 9}" fill="none" stroke="#6b7078" stroke-width=".5"/>`) +
  oval(50, 36, 7, 7, 'round');

const fridge: Drawing = () =>
  box(24, 3, 54, 92, 4, 'dark') +
  box(24, 3, 50, 92, 4, 'round') +
  box(24, 33, 50, 1.4, 0, '#000000', 'opacity=".5"') +
  box(68, 14, 2.6, 14, 1.3, 'ink') +
  box(68, 40, 2.6, 24, 1.3, 'ink') +
  box(28, 7, 6, 84, 3, '#ffffff', 'opacity=".25"') +
  box(32, 10, 12, 4, 1, '#0f1712', 'opacity=".7"');

const freezer: Drawing = () =>
  box(6, 40, 88, 48, 4, 'face') +
  shape('M6 34Q6 26 14 26H86Q94 26 94 34V41H6Z', 'pale') +
  line('M6 41H94', '#000000', 1, 'opacity=".35"') +
  box(44, 37, 12, 6, 2, 'steel') +
  box(70, 76, 18, 6, 1.5, '#2c2e36') +
  oval(75, 79, 1, 1, '#58d68d') +
  oval(80, 79, 1, 1, '#ff6b57') +
  times(2, (i) => oval(18 + i * 64, 90, 4, 4, 'ink')) +
  box(12, 46, 8, 36, 4, '#ffffff', 'opacity=".45"');

const washingMachine: Drawing = () =>
  box(16, 6, 68, 88, 5, 'face') +
  box(20, 10, 26, 10, 2, 'pale') +
  oval(56, 15, 4.6, 4.6, 'steel') +
  box(64, 11, 16, 8, 1.5, '#0f1712') +
  oval(50, 56, 28, 28, 'steel') +
  oval(50, 56, 22, 22, '#20303c') +
  oval(50, 62, 20, 14, '#8fc7ee', 'opacity=".5"') +
  oval(44, 60, 9, 7, '#c44b2b', 'opacity=".8"') +
  oval(57, 64, 8, 6, '#f2b13c', 'opacity=".8"') +
  shape('M34 50Q38 38 52 36Q42 42 38 56Z', '#ffffff', 'opacity=".5"');

const iron: Drawing = (c) =>
  shape('M8 78Q16 48 48 42H82Q90 42 90 52V78Z', 'face') +
  shape('M4 84Q6 78 10 78H92V84Q92 87 88 87H6Q3 87 4 84Z', 'steel') +
  line('M40 42Q46 22 66 22H76Q86 22 84 44', darker(c, 0.5), 8) +
  shape('M20 70Q28 54 48 50H60L54 70Z', '#ffffff', 'opacity=".3"') +
  oval(74, 58, 6, 6, 'milk') +
  line('M88 46C98 40 96 24 90 14', '#2c2e36', 2.6);

const airConditioner: Drawing = () =>
  box(3, 28, 94, 34, 7, 'face') +
  box(3, 28, 94, 8, 4, '#ffffff', 'opacity=".6"') +
  line('M8 50H92', '#9aa2ab', 0.8) +
  box(10, 53, 80, 5, 2.5, '#3a3f47') +
  times(3, (i) => box(12, 54 + i * 1.3, 76, 0.5, 0.2, '#aab2bb')) +
  box(76, 40, 12, 5, 1, '#0f1712') +
  times(4, (i) => line(`M${24 + i * 17} 66q4 5 0 10t0 10`, '#7db9e6', 1.6, 'opacity=".7"'));

const canvas: Drawing = (c) => {
  const d = 'M16 10H84V78H16Z';
  const dabs = times(
    60,
    (i) =>
      `<g transform="rotate(${((i * 47) % 70) - 35} ${18 + ((i * 31) % 66)} ${14 + ((i * 17) % 62)})">${box(14 + ((i * 31) % 66), 12 + ((i * 17) % 62), 6 + (i % 5), 2 + (i % 3), 1, [lighter(c, 0.45), c, darker(c, 0.4), '#f2b13c', '#c44b2b', '#f7efe0', '#12805c'][i % 7] ?? c, 'opacity=".85"')}</g>`,
  );
  const people = times(
    6,
    (i) =>
      oval(26 + i * 9.6, 54 + (i % 3) * 3, 2.2, 2.6, '#2a1710') +
      shape(`M${22 + i * 9.6} ${74 + (i % 3)}q1-18 4-18t4 18Z`, ['#e8bf35', '#c44b2b', '#12805c'][i % 3] ?? c),
  );
  return (
    line('M30 78L22 96M70 78L78 96M50 78V92', '#7a4a2a', 3) +
    box(14, 8, 72, 72, 1, '#f7f1e6') +
    clipped('art', d, box(16, 10, 68, 68, 0, 'screen') + dabs + people) +
    box(12, 79, 76, 4, 1, 'woodround')
  );
};

export const homeThings: Record<string, Drawing> = {
  asanka,
  'bowl-set': bowlSet,
  pot,
  mortar,
  blender,
  kettle,
  'rice-cooker': riceCooker,
  microwave,
  'gas-cooker': gasCooker,
  'gas-stove': gasStove,
  table,
  wardrobe,
  bookshelf,
  fan,
  fridge,
  freezer,
  'washing-machine': washingMachine,
  iron,
  'air-conditioner': airConditioner,
  canvas,
};
