import { darker, lighter, mix } from './colours.ts';
import { box, clipped, type Drawing, line, oval, shape, times, turned } from './svg.ts';

const straw = '#dcb873';

/** Grass wound row by row; the dyed ones make zigzag bands. */
function weave(colour: string, rows: number, top: number, step: number): string {
  const columns = 34;
  return times(rows, (row) =>
    times(columns, (column) => {
      const band = (row + Math.abs((column % 12) - 6)) % 9;
      const dyed = band < 2 ? darker(colour, 0.45) : band < 5 ? colour : straw;
      const tone = mix(dyed, column % 2 ? '#000000' : '#ffffff', 0.1);
      const bow = Math.sin((column / (columns - 1)) * Math.PI) * 7;
      return `<ellipse cx="${4 + column * 2.8 + (row % 2) * 1.4}" cy="${top + row * step + bow}" rx="1.75" ry="${step * 0.62}" fill="${tone}" transform="rotate(${row % 2 ? 24 : -24} ${4 + column * 2.8} ${top + row * step + bow})"/>`;
    }),
  );
}

const bolgaBasket: Drawing = (c) => {
  const body = 'M8 46Q30 54 50 54T92 46Q90 84 70 91Q50 96 30 91Q10 84 8 46Z';
  const light =
    '<radialGradient id="bulge" cx=".38" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>';
  const handle = (d: string) =>
    line(d, '#4a2614', 5.4) + line(d, '#8a4a26', 3.2) + line(d, '#c07a48', 0.8, 'stroke-dasharray="1.4 2"');
  return `${light}${handle('M22 44C24 -2 76 -2 78 44')}${oval(50, 46, 42, 9, darker(straw, 0.55))}${clipped('basket', body, box(0, 40, 100, 60, 0, straw) + weave(c, 20, 40, 2.5) + shape(body, 'bulge'))}${times(40, (i) => `<ellipse cx="${50 + Math.cos((i / 40) * 2 * Math.PI) * 42}" cy="${46 + Math.sin((i / 40) * 2 * Math.PI) * 8.6}" rx="3.4" ry="1.5" fill="${i % 4 < 2 ? c : lighter(straw, 0.15)}" transform="rotate(${(i / 40) * 360 + 60} ${50 + Math.cos((i / 40) * 2 * Math.PI) * 42} ${46 + Math.sin((i / 40) * 2 * Math.PI) * 8.6})"/>`)}${handle('M16 51C30 8 70 10 84 51')}`;
};

const bolgaFan: Drawing = (c) =>
  turned(
    14,
    box(46.5, 58, 7, 38, 3.4, 'woodround') +
      oval(50, 38, 33, 33, straw) +
      times(11, (ring) =>
        times(
          6 + ring * 5,
          (i) =>
            `<ellipse cx="50" cy="${38 - 3 - ring * 2.8}" rx="1.7" ry="1.2" fill="${(i + ring) % 7 < 3 ? (ring % 4 < 2 ? c : darker(c, 0.4)) : lighter(straw, 0.1)}" transform="rotate(${(i / (6 + ring * 5)) * 360} 50 38)"/>`,
        ),
      ) +
      `<circle cx="50" cy="38" r="33" fill="none" stroke="#6b3a1e" stroke-width="2.4"/>`,
  );

const bead = (x: number, y: number, r: number, colour: string, spotted: boolean) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#beadlight)"/>${spotted ? `<circle cx="${x - r * 0.3}" cy="${y + r * 0.1}" r="${r * 0.2}" fill="#fff"/><circle cx="${x + r * 0.4}" cy="${y + r * 0.3}" r="${r * 0.2}" fill="#fff"/>` : ''}`;
const beadLight =
  '<radialGradient id="beadlight" cx=".33" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient>';

function strand(colours: string[], count: number, rx: number, ry: number, r: number): string {
  return times(count, (i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const large = i % 6 === 0 ? 1.35 : 1;
    return bead(
      50 + Math.cos(angle) * rx,
      52 + Math.sin(angle) * ry,
      r * large,
      colours[i % colours.length] ?? '#ffffff',
      i % 3 === 0,
    );
  });
}

const beads: Drawing = (c) =>
  beadLight +
  strand([c, '#f4ead2', darker(c, 0.4), '#e8bf35'], 34, 42, 42, 3.9) +
  strand([lighter(c, 0.35), c, '#c44b2b', '#f4ead2'], 26, 30, 31, 3.5) +
  strand([c, darker(c, 0.3), '#f4ead2'], 18, 18.5, 20, 3.2);

const waistBeads: Drawing = (c) =>
  beadLight +
  times(5, (row) =>
    times(44, (i) => {
      const angle = (i / 44) * 2 * Math.PI;
      return bead(
        50 + Math.cos(angle) * 42,
        34 + row * 8.4 + Math.sin(angle) * 11,
        2.1,
        [c, '#e8bf35', '#1d8a8a', '#f4ead2', '#7d1f3d'][(i + row * 2) % 5 === 0 ? (row + 1) % 5 : row] ?? c,
        false,
      );
    }),
  );

const pendant: Drawing = () =>
  beadLight +
  times(30, (i) =>
    bead(50 + Math.cos((i / 29) * Math.PI) * 34, 20 + Math.sin((i / 29) * Math.PI) * 34, 1.7, '#d9a233', false),
  ) +
  oval(50, 74, 19, 20, 'gold') +
  oval(50, 74, 15.5, 16.5, '#f4cf6b') +
  line('M43 80V70Q43 64 50 64T57 70V80M40 80H60M50 64V80', '#8a5c10', 2.4) +
  oval(44, 66, 4, 3, '#ffffff', 'opacity=".6"');

const ahenema: Drawing = (c) => {
  const sandal = (x: number, lean: number) =>
    `<g transform="translate(${x} 0) rotate(${lean} 25 50)">${shape('M25 4C44 4 44 34 40 54C38 66 42 92 25 94C8 92 12 66 10 54C6 34 6 4 25 4Z', '#1b1310')}${shape('M25 7C41 7 41 34 37 54C35 66 39 89 25 91C11 89 15 66 13 54C9 34 9 7 25 7Z', '#6b3a1e')}${shape('M8 42Q12 26 25 20Q38 26 42 42L36 52Q32 38 25 34Q18 38 14 52Z', '#191517')}${times(7, (i) => oval(12.5 + i * 4.2, 40 - Math.sin((i / 6) * Math.PI) * 12, 1.9, 1.9, 'gold'))}${shape('M25 22l5 6l-5 6l-5-6Z', c)}${line('M25 20V12', '#191517', 3)}</g>`;
  return sandal(0, -6) + sandal(50, 6);
};

const stool: Drawing = (c) =>
  shape('M6 26Q50 52 94 26Q97 24 96 30Q92 46 50 50T4 30Q3 24 6 26Z', 'face') +
  shape('M6 26Q50 52 94 26L92 23Q50 44 8 23Z', 'pale') +
  shape('M34 46H66L62 64L68 80H32L38 64Z', 'round') +
  times(3, (i) => oval(50, 54 + i * 9, 6, 3, darker(c, 0.6))) +
  line('M20 44Q26 66 18 82M80 44Q74 66 82 82', c, 7) +
  line('M20 44Q26 66 18 82M80 44Q74 66 82 82', lighter(c, 0.3), 1.4, 'opacity=".6"') +
  box(10, 80, 80, 9, 3, 'face') +
  times(14, (i) => shape(`M${14 + i * 5.4} 87l2-4l2 4Z`, darker(c, 0.5)));

const akuaba: Drawing = (c) =>
  oval(50, 28, 25, 25, 'face') +
  oval(50, 28, 22, 22, 'pale', 'opacity=".12"') +
  line('M36 24Q43 19 48 24M52 24Q57 19 64 24M50 24V34', lighter(c, 0.4), 1.5) +
  oval(50, 39, 4, 1.2, lighter(c, 0.3)) +
  times(4, (i) => box(44, 53 + i * 3.2, 12, 2.4, 1.2, 'round')) +
  box(45, 66, 10, 26, 4, 'round') +
  box(26, 66, 48, 7, 3.5, 'face') +
  oval(50, 92, 11, 4, 'round');

const mask: Drawing = (c) =>
  shape('M50 4C76 4 80 30 76 54C72 78 62 94 50 96C38 94 28 78 24 54C20 30 24 4 50 4Z', 'round') +
  shape('M34 16Q50 6 66 16L62 24Q50 16 38 24Z', 'gold') +
  shape('M30 42Q37 34 45 42Q37 48 30 42ZM70 42Q63 34 55 42Q63 48 70 42Z', '#1a0d08') +
  shape('M46 38L44 62Q50 68 56 62L54 38Z', 'pale', 'opacity=".4"') +
  oval(50, 77, 10, 5, '#1a0d08') +
  times(4, (i) => box(43 + i * 3.8, 73, 2.6, 3.6, 0.5, '#f4ead2')) +
  times(
    8,
    (i) =>
      line(`M${27 + i * 0.6} ${54 + i * 3}h7`, darker(c, 0.5), 0.8) +
      line(`M${66 - i * 0.3} ${54 + i * 3}h7`, darker(c, 0.5), 0.8),
  ) +
  times(7, (i) => oval(35 + i * 5, 28, 1.3, 1.3, 'gold'));

const oware: Drawing = (c) =>
  shape('M4 48Q4 36 18 36H82Q96 36 96 48V60Q96 74 82 74H18Q4 74 4 60Z', 'dark') +
  box(4, 32, 92, 36, 16, 'face') +
  times(
    12,
    (i) =>
      oval(19 + (i % 6) * 12.4, 42 + Math.floor(i / 6) * 16, 5.4, 5.6, darker(c, 0.55)) +
      times(4, (s) =>
        oval(
          17.4 + (i % 6) * 12.4 + (s % 2) * 3,
          41 + Math.floor(i / 6) * 16 + Math.floor(s / 2) * 2.6,
          1.5,
          1.3,
          i % 2 ? '#b9c2b4' : '#98a08f',
        ),
      ),
  );

const machete: Drawing = (c) =>
  turned(
    38,
    shape('M44 2Q62 8 60 34L57 66H44Z', 'steel') +
      shape('M44 2Q48 4 47 66H44Z', '#ffffff', 'opacity=".5"') +
      box(42.6, 64, 16, 30, 4, 'woodround') +
      times(3, (i) => oval(50.6, 70 + i * 9, 1.5, 1.5, 'gold')) +
      line('M58 92q4 4 0 6', c, 2),
  );

const sprayer: Drawing = () =>
  line('M70 76C92 84 96 56 88 30', '#2c2e36', 3) +
  box(85, 2, 3, 32, 1.5, 'steel') +
  oval(86.5, 3, 3.6, 2, 'ink') +
  shape('M20 24Q20 16 28 16H62Q70 16 70 24V80Q70 92 58 92H32Q20 92 20 80Z', 'round') +
  box(34, 8, 22, 9, 3, 'inkround') +
  times(5, (i) => box(26, 34 + i * 9, 7, 1, 0.5, '#000000', 'opacity=".35"')) +
  box(40, 34, 22, 30, 3, 'milk', 'opacity=".85"') +
  box(44, 40, 14, 4, 2, 'dark') +
  box(8, 56, 14, 5, 2.5, 'inkround') +
  box(24, 22, 5, 60, 2.5, '#ffffff', 'opacity=".35"');

const dumbbell: Drawing = () => {
  const one =
    box(28, 46, 44, 8, 3, 'steel') +
    times(8, (i) => line(`M${38 + i * 3} 46l2 8`, '#7d838c', 0.6)) +
    ['10', '66']
      .map(
        (x) =>
          shape(`M${x} 36l5-7h14l5 7v28l-5 7H${Number(x) + 5}l-5-7Z`, 'face') +
          box(Number(x) + 3, 34, 4, 32, 2, '#ffffff', 'opacity=".16"'),
      )
      .join('');
  return `<g transform="translate(6 -14) rotate(-10 50 50)">${one}</g><g transform="translate(-2 20) rotate(6 50 50)">${one}</g>`;
};

const mat: Drawing = (c) =>
  shape('M30 60L96 70L92 84L20 78Z', 'face') +
  shape('M20 78L92 84V87L20 82Z', 'dark') +
  oval(26, 66, 17, 17, 'round') +
  times(
    4,
    (i) => `<circle cx="26" cy="66" r="${14 - i * 3.4}" fill="none" stroke="${darker(c, 0.45)}" stroke-width="1"/>`,
  ) +
  line('M44 62l46 7', lighter(c, 0.4), 0.8, 'opacity=".7"');

const footballBoot: Drawing = (c) =>
  shape('M8 62Q8 34 14 24Q24 20 34 24Q40 44 58 50Q84 56 94 66Q97 76 90 78H14Q8 76 8 62Z', 'face') +
  shape('M8 66Q40 74 94 68Q97 77 90 78H14Q8 77 8 66Z', 'dark') +
  shape('M14 24Q24 20 34 24L35 30Q24 25 13 31Z', 'ink') +
  shape('M44 40L30 72H40L52 46Z', '#ffffff', 'opacity=".85"') +
  shape('M56 49L46 73H54L64 52Z', '#ffffff', 'opacity=".85"') +
  times(4, (i) => line(`M${37 + i * 6} ${32 + i * 4.4}l8 -3`, '#f4f4f4', 1.8)) +
  times(6, (i) => shape(`M${14 + i * 13.6 + (i > 2 ? 2 : 0)} 78h9l-2 9h-5Z`, 'ink')) +
  shape('M12 40Q14 30 18 28Q16 44 18 60Q12 58 12 40Z', '#ffffff', 'opacity=".25"') +
  line('M8 62Q40 68 92 65', lighter(c, 0.5), 0.8, 'opacity=".7"');

export const crafts: Record<string, Drawing> = {
  'bolga-basket': bolgaBasket,
  'bolga-fan': bolgaFan,
  beads,
  'waist-beads': waistBeads,
  pendant,
  ahenema,
  stool,
  akuaba,
  mask,
  oware,
  machete,
  sprayer,
  dumbbell,
  'football-boot': footballBoot,
  mat,
};
