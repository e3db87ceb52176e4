import { darker, lighter, mix } from './colours.ts';
import { box, clipped, type Drawing, line, oval, shape, times } from './svg.ts';

/** Kente is woven in narrow strips: plain stripes along them, and blocks of weft across, set off from strip to strip. */
function kenteStrips(colour: string, x: number, y: number, width: number, height: number, strips: number): string {
  const thread = ['#e8b52c', '#176b3a', '#b3202c', '#151515', colour, '#f4e3b0'];
  const of = (index: number) => thread[index % thread.length] ?? colour;
  const w = width / strips;
  return times(strips, (strip) => {
    const left = x + strip * w;
    const ground = box(left, y, w + 0.1, height, 0, colour);
    const warp = times(5, (i) => box(left + w * (0.1 + i * 0.19), y, w * 0.07, height, 0, of(i + 1), 'opacity=".85"'));
    const step = w * 2.2;
    const blocks = times(Math.ceil(height / step) + 1, (row) =>
      (row + strip) % 2 === 0
        ? kenteBlock(left, y + row * step, w, step * 0.92, strip + row, of)
        : zigzag(left, y + row * step, w, step, of(row + 2)),
    );
    return ground + warp + blocks + box(left, y, w * 0.05, height, 0, '#000000', 'opacity=".4"');
  });
}

function kenteBlock(x: number, y: number, w: number, h: number, turn: number, of: (index: number) => string): string {
  const bars = 7;
  const bar = h / bars;
  const stripes = times(bars, (i) => box(x, y + i * bar, w, bar, 0, of([0, 3, 2, 1, 2, 3, 0][i] ?? 0)));
  const checks = times(8, (i) =>
    box(
      x + (i % 4) * (w / 4),
      y + bar * 3 + (((i + Math.floor(i / 4)) % 2) * bar) / 2,
      w / 4,
      bar / 2,
      0,
      of(turn + (i % 2) * 3),
    ),
  );
  return stripes + checks;
}

function zigzag(x: number, y: number, w: number, h: number, colour: string): string {
  return times(3, (i) =>
    line(
      `M${x} ${y + h * (0.24 + i * 0.24)}l${w / 4} ${-h * 0.12}l${w / 4} ${h * 0.12}l${w / 4} ${-h * 0.12}l${w / 4} ${h * 0.12}`,
      colour,
      w * 0.09,
    ),
  );
}

/** Soft folds of hanging cloth, laid over its pattern. */
function folds(x: number, y: number, width: number, height: number, count: number): string {
  const w = width / count;
  return times(
    count,
    (i) =>
      box(x + i * w, y, w * 0.5, height, 0, '#000000', `opacity="${i % 2 ? 0.2 : 0.11}"`) +
      box(x + i * w + w * 0.55, y, w * 0.18, height, 0, '#ffffff', 'opacity=".13"'),
  );
}

const hanging = 'M14 10Q32 13 50 10T86 10L90 86Q80 90 71 87T52 88T32 87T10 88Z';

function hung(pattern: string, fringe: string): string {
  const threads = times(38, (i) => line(`M${11.5 + i * 2.05} 86v7`, fringe, 0.9));
  return `${threads}${clipped('cloth', hanging, `${pattern}<g filter="url(#soft)">${folds(8, 6, 86, 86, 7)}</g>${box(8, 6, 86, 86, 0, 'shade', 'opacity=".5"')}`)}${softness}${box(6, 7, 88, 3.4, 1.7, 'woodround')}`;
}

const softness = '<filter id="soft"><feGaussianBlur stdDeviation="1.4"/></filter>';

/** A length of cloth folded twice, as it lies on a shop's table. */
function folded(pattern: (layer: number) => string): string {
  const layers = [
    'M16 66Q12 66 12 73T16 80H84Q90 80 90 73T84 66Z',
    'M15 52Q11 52 11 59T15 66H85Q91 66 91 59T85 52Z',
    'M17 38Q12 38 12 45T17 52H84Q90 52 90 45T84 38Z',
  ];
  const drape = 'M24 20H74Q82 20 84 28L88 40Q66 45 50 40T14 41L17 27Q18 20 24 20Z';
  const tail = 'M40 39Q56 44 74 41L71 92Q56 88 42 93Z';
  return `${layers.map((d, i) => clipped(`layer${i}`, d, `${pattern(i)}${shape(d, 'shade')}`)).join('')}${clipped('top', drape, pattern(3) + shape(drape, 'gloss', 'opacity=".35"'))}${clipped('tail', tail, `${pattern(4)}<g filter="url(#soft)">${folds(40, 38, 34, 56, 3)}</g>`)}${softness}${line('M14 41Q34 36 50 40T88 40', '#000000', 0.5, 'opacity=".35"')}`;
}

/** Wax print: rings and petals in three dyes, with the fine cracks of the wax. */
function waxPattern(colour: string, layer: number): string {
  const ground = darker(colour, 0.55);
  const bright = lighter(colour, 0.25);
  const cream = '#fbeecb';
  const size = 15;
  const offset = layer * 6.5;
  const cells = times(64, (i) => {
    const row = Math.floor(i / 8);
    const x = (i % 8) * size + (row % 2) * (size / 2) - 6 + (offset % 9);
    const y = row * size * 0.84 + 2 + (offset % 7);
    const petals = times(
      8,
      (p) =>
        `<ellipse cx="${x}" cy="${y - 5}" rx="1.3" ry="2.1" fill="${bright}" transform="rotate(${p * 45} ${x} ${y})"/>`,
    );
    return (
      petals +
      oval(x, y, 3.4, 3.4, cream) +
      oval(x, y, 2.6, 2.6, colour) +
      oval(x, y, 1.3, 1.3, ground) +
      times(
        6,
        (d) =>
          `<circle cx="${x}" cy="${y - 7.3}" r=".55" fill="${cream}" transform="rotate(${d * 60 + 30} ${x} ${y})"/>`,
      )
    );
  });
  const cracks = times(14, (i) =>
    line(`M${(i * 37) % 100} ${(i * 23) % 100}l5 7l-3 6l6 8`, cream, 0.25, 'opacity=".5"'),
  );
  return box(0, 0, 100, 100, 0, ground) + cells + cracks;
}

function adinkraPattern(colour: string): string {
  const sign = (x: number, y: number, kind: number) =>
    kind % 3 === 0
      ? line(
          `M${x - 3} ${y + 4}V${y - 2}Q${x} ${y - 7} ${x + 3} ${y - 2}V${y + 4}M${x - 5} ${y + 4}H${x + 5}M${x} ${y - 4}V${y + 4}`,
          '#1b0d08',
          1.2,
        )
      : kind % 3 === 1
        ? line(
            `M${x} ${y + 5}C${x - 9} ${y - 1} ${x - 4} ${y - 7} ${x} ${y - 2}C${x + 4} ${y - 7} ${x + 9} ${y - 1} ${x} ${y + 5}M${x - 3} ${y - 1}q1-2 3 1q2-3 3-1`,
            '#1b0d08',
            1.2,
          )
        : times(
            4,
            (i) =>
              `<circle cx="${x + (i % 2 ? 2.6 : -2.6)}" cy="${y + (i < 2 ? -2.6 : 2.6)}" r="2.2" fill="none" stroke="#1b0d08" stroke-width="1.2"/>`,
          );
  return (
    box(0, 0, 100, 100, 0, colour) +
    times(7, (i) => line(`M${i * 15 + 4} 0V100`, '#1b0d08', 0.5, 'opacity=".6"')) +
    times(56, (i) => sign((i % 7) * 15 + 11.5, Math.floor(i / 7) * 14 + 7, i + Math.floor(i / 7)))
  );
}

function stripePattern(colour: string): string {
  return (
    box(0, 0, 100, 100, 0, '#f2efe6') +
    times(
      12,
      (i) => box(i * 9, 0, 5, 100, 0, i % 3 ? colour : darker(colour, 0.4)) + box(i * 9 + 6.4, 0, 0.7, 100, 0, colour),
    )
  );
}

const stole: Drawing = (c) => {
  const strip = (id: string, d: string, lean: number) =>
    clipped(
      id,
      d,
      `<g transform="rotate(${lean} 50 50)">${kenteStrips(c, 4, -14, 92, 130, 6)}</g>${shape(d, 'shade', 'opacity=".5"')}`,
    );
  const fringe = times(
    9,
    (i) => line(`M${25.6 + i * 2.05} 86v8`, '#e8b52c', 0.9) + line(`M${58 + i * 2.05} 86v8`, '#e8b52c', 0.9),
  );
  return (
    fringe +
    strip('back', 'M34 8Q50 2 66 8L60 22Q50 17 40 22Z', 90) +
    strip('left', 'M34 8L43 20Q46 40 43 86H25Q24 40 34 8Z', 3) +
    strip('right', 'M66 8L57 20Q54 40 57 86H76Q76 40 66 8Z', -3)
  );
};

const smock: Drawing = (c) => {
  const body = 'M36 14Q50 22 64 14L78 20L94 44L80 54L76 46L82 88Q50 96 18 88L24 46L20 54L6 44L22 20Z';
  const stripes = times(
    17,
    (i) =>
      box(i * 6.2 - 2, 0, 3.4, 100, 0, i % 4 === 1 ? darker(c, 0.35) : c) +
      box(i * 6.2 + 2.4, 0, 0.6, 100, 0, lighter(c, 0.3)),
  );
  const ground = mix('#f4f0e6', c, 0.08);
  return `${clipped('smock', body, `${box(0, 0, 100, 100, 0, ground)}${stripes}<g filter="url(#soft)">${folds(16, 50, 68, 46, 7)}</g>${box(0, 0, 100, 100, 0, 'shade', 'opacity=".45"')}`)}${softness}${shape('M36 14Q50 22 64 14L57 30Q50 40 43 30Z', darker(c, 0.65))}${line('M36 14L43 30Q50 40 57 30L64 14', '#e8b52c', 1.5)}${line('M50 38V56', '#e8b52c', 1.2)}${line('M24 46L28 30M76 46L72 30', '#000000', 0.7, 'opacity=".4"')}`;
};

/** Sewn from wax print: the pattern of the cloth, folds where it falls, a plain band at waist and hem. */
const printDress: Drawing = (c) => {
  const gown = 'M34 6Q38 14 50 14T66 6L72 8L68 28L64 44Q84 66 90 90Q70 96 50 96T10 90Q16 66 36 44L32 28L28 8Z';
  const print = `${waxPattern(c, 0)}<g filter="url(#soft)">${folds(14, 46, 74, 52, 6)}</g>${shape(gown, 'shade', 'opacity=".5"')}`;
  const bands =
    shape('M36 41Q50 46 64 41L65 47Q50 52 35 47Z', darker(c, 0.6)) +
    line('M11 88Q30 93 50 93T89 88', lighter(c, 0.35), 2);
  return `${clipped('gown', gown, print)}${softness}${bands}${line('M34 6Q38 14 50 14T66 6', darker(c, 0.6), 1.6)}`;
};

const printShirt: Drawing = (c) => {
  const body = 'M35 10Q50 20 65 10L80 16L96 40L82 48L77 40L78 90Q50 95 22 90L23 40L18 48L4 40L20 16Z';
  const print = `${waxPattern(c, 1)}<g filter="url(#soft)">${folds(20, 44, 60, 52, 5)}</g>${shape(body, 'shade', 'opacity=".45"')}`;
  const front =
    line('M50 20V92', '#000000', 0.7, 'opacity=".5"') + times(5, (i) => oval(52, 32 + i * 13, 1.2, 1.2, '#f4ead2'));
  const collar =
    shape('M35 10Q50 20 65 10L62 8Q50 13 38 8Z', darker(c, 0.65)) +
    shape('M36 9L50 20L40 30Z', lighter(c, 0.2)) +
    shape('M64 9L50 20L60 30Z', lighter(c, 0.2));
  return `${clipped('shirt', body, print)}${softness}${front}${collar}`;
};

const sheets: Drawing = (c) =>
  folded((i) => waxOrPlain(c, i)) +
  shape('M20 26Q22 12 34 13H66Q78 12 80 26Q82 36 70 35H30Q18 36 20 26Z', 'milk') +
  line('M30 18H70', '#cfd4da', 0.6);

function waxOrPlain(colour: string, layer: number): string {
  return (
    box(0, 0, 100, 100, 0, lighter(colour, 0.18 + (layer % 2) * 0.12)) +
    times(22, (i) => line(`M0 ${i * 5 + layer}H100`, lighter(colour, 0.5), 0.7, 'opacity=".6"'))
  );
}

const cushion: Drawing = (c) => {
  const pad = 'M16 18Q50 26 84 18Q90 14 88 22Q78 50 88 80Q90 88 82 85Q50 78 18 85Q10 88 12 80Q22 50 12 22Q10 14 16 18Z';
  const pattern = c === '#d49a1e' ? kenteStrips(c, 6, 6, 90, 90, 7) : box(0, 0, 100, 100, 0, c);
  return `${clipped('pad', pad, `${pattern}${oval(50, 50, 60, 60, 'padlight')}`)}<radialGradient id="padlight" cx=".4" cy=".35" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>`;
};

const rug: Drawing = (c) => {
  const d = 'M20 30H80L96 80H4Z';
  const bands = times(
    9,
    (i) =>
      box(0, 30 + i * 6, 100, 3, 0, i % 2 ? '#f0e2c4' : darker(c, 0.3)) +
      times(16, (k) => shape(`M${k * 6.6} ${33 + i * 6}l3.3 3l3.3 -3Z`, i % 2 ? c : '#f0e2c4')),
  );
  return (
    times(30, (i) => line(`M${5 + i * 3.1} 80v5`, '#f0e2c4', 0.8)) +
    clipped('rug', d, box(0, 0, 100, 100, 0, c) + bands + box(0, 0, 100, 100, 0, 'shade', 'opacity=".35"'))
  );
};

export const cloths: Record<string, Drawing> = {
  kente: (c) => hung(kenteStrips(c, 6, 4, 90, 92, 8), '#e8b52c'),
  stole,
  wax: (c) => folded((layer) => waxPattern(c, layer)),
  adinkra: (c) => hung(adinkraPattern(c), darker(c, 0.4)),
  stripes: (c) => folded(() => stripePattern(c)),
  smock,
  'print-dress': printDress,
  'print-shirt': printShirt,
  sheets,
  cushion,
  rug,
};
