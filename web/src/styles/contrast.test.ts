import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = css.split('@variant dark');

function tokens(block: string): Map<string, number> {
  const matches = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g);
  return new Map([...matches].map(([, name = '', l, c, h]) => [name, luminance(Number(l), Number(c), Number(h))]));
}

/** Relative luminance of an OKLCH colour, by way of linear sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const text = [
  ...['page', 'surface', 'sunken', 'brand-tint', 'gold-tint', 'clay-tint'].map((on) => ['text', on]),
  ...['page', 'surface', 'sunken', 'brand-tint'].map((on) => ['muted', on]),
  ...['page', 'surface', 'sunken', 'brand-tint'].map((on) => ['brand', on]),
  ...['page', 'surface', 'sunken', 'clay-tint'].map((on) => ['clay', on]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-forest', 'forest'],
  ['on-gold', 'gold'],
  ['on-gold-tint', 'gold-tint'],
  ['on-clay', 'clay'],
  ['on-clay', 'clay-strong'],
  ['page', 'text'],
];
const graphics = [
  ['control', 'page'],
  ['control', 'surface'],
];

for (const [theme, block] of [
  ['light', lightBlock],
  ['dark', darkBlock],
] as const) {
  const colours = tokens(block);
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [colours.get(one) ?? Number.NaN, colours.get(other) ?? Number.NaN].sort(
      (a, b) => a - b,
    );
    return (light + 0.05) / (dark + 0.05);
  };

  test.each(text)(`${theme}: %s is readable on %s`, (front = '', back = '') => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphics)(`${theme}: %s is distinguishable on %s`, (front = '', back = '') => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
}
