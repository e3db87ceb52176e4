import { darker, lighter } from './colours.ts';

/** Draws an object of a colour on the page of 100 by 100. */
export type Drawing = (colour: string) => string;

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function linear(id: string, [x1, y1, x2, y2]: [number, number, number, number], stops: Stop[]): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

export function radial(id: string, [cx, cy, r]: [number, number, number], stops: Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: Stop[]): string {
  return stops
    .map(([at, colour, seen = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${seen}"/>`)
    .join('');
}

/** A rectangle with round corners. */
export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint(fill)}" ${more}/>`;
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${paint(fill)}" ${more}/>`;
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${paint(fill)}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
}

export function turned(degrees: number, inner: string): string {
  return `<g transform="rotate(${degrees} 50 50)">${inner}</g>`;
}

export function moved(x: number, y: number, scale: number, inner: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
}

export function clipped(id: string, d: string, inner: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
}

/** A colour as it is; any other word is a gradient of the page. */
function paint(fill: string): string {
  return fill.startsWith('#') || fill === 'none' ? fill : `url(#${fill})`;
}

export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/**
 * A page of 100 by 100 with the gradients every drawing uses: `face`, `round`, `dark` and `pale` of its own colour, and
 * steel, ink, milk, wood, glass, screen, gold and gloss of their own.
 */
export function page(colour: string, inner: string): string {
  const metal = (id: string, base: string) => roundOf(id, base);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="0 0 100 100"><defs>
${faceOf('face', colour)}${roundOf('round', colour)}${faceOf('dark', darker(colour, 0.42))}${faceOf('pale', lighter(colour, 0.5))}
${metal('steel', '#b9bec6')}${faceOf('ink', '#2c2e36')}${roundOf('inkround', '#2c2e36')}${faceOf('milk', '#eceef1')}${roundOf('milkround', '#eceef1')}
${faceOf('wood', '#8a5730')}${roundOf('woodround', '#8a5730')}${roundOf('gold', '#d9a233')}
${linear(
  'glass',
  [0, 0, 1, 1],
  [
    [0, '#ffffff', 0.75],
    [0.5, '#dfeaf2', 0.35],
    [1, '#b8cddd', 0.55],
  ],
)}
${linear(
  'screen',
  [0, 0, 1, 1],
  [
    [0, lighter(colour, 0.35)],
    [0.45, colour],
    [1, darker(colour, 0.6)],
  ],
)}
${linear(
  'gloss',
  [0, 0, 0, 1],
  [
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ],
)}
${linear(
  'shade',
  [0, 0, 0, 1],
  [
    [0, '#000000', 0],
    [1, '#000000', 0.35],
  ],
)}
${radial(
  'ball',
  [0.35, 0.3, 0.75],
  [
    [0, lighter(colour, 0.55)],
    [0.45, colour],
    [1, darker(colour, 0.5)],
  ],
)}
</defs>${inner}</svg>`;
}

function faceOf(id: string, base: string): string {
  return linear(
    id,
    [0.1, 0, 0.9, 1],
    [
      [0, lighter(base, 0.24)],
      [0.5, base],
      [1, darker(base, 0.26)],
    ],
  );
}

function roundOf(id: string, base: string): string {
  const stops: Stop[] = [
    [0, darker(base, 0.3)],
    [0.16, base],
    [0.34, lighter(base, 0.45)],
    [0.58, base],
    [1, darker(base, 0.42)],
  ];
  return linear(id, [0, 0, 1, 0], stops);
}

/** The eye of a camera. */
export const lens = (x: number, y: number, r: number) =>
  oval(x, y, r, r, '#15161b') +
  oval(x, y, r * 0.62, r * 0.62, '#2b3350') +
  oval(x - r * 0.25, y - r * 0.25, r * 0.2, r * 0.2, '#ffffff', 'opacity=".8"');
