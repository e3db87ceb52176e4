import { mix } from './colours.ts';
import type { Framing } from './framings.ts';

/** A studio corner: the wall from light to dark, and the floor before it. */
export interface Backdrop {
  light: string;
  wall: string;
  floor: string;
}

const backdrops: Record<string, Backdrop> = {
  linen: { light: '#fbf7ef', wall: '#ece3d3', floor: '#e0d4bf' },
  sand: { light: '#f8ecd8', wall: '#ead4b0', floor: '#d9bd92' },
  honey: { light: '#fff0cf', wall: '#f3d48e', floor: '#e2b962' },
  clay: { light: '#fae3d6', wall: '#e9bda4', floor: '#d59d80' },
  rose: { light: '#fdebea', wall: '#f2cfd0', floor: '#e3b3b6' },
  lilac: { light: '#f3eefb', wall: '#d9cdef', floor: '#c1b1e0' },
  sky: { light: '#ecf5fb', wall: '#c7dfee', floor: '#a9c9de' },
  mist: { light: '#f4f6f7', wall: '#d9dfe3', floor: '#c3ccd2' },
  mint: { light: '#eaf7f0', wall: '#c3e2d3', floor: '#a3cdb9' },
  leaf: { light: '#f0f6e2', wall: '#d0e0ae', floor: '#b4ca88' },
  forest: { light: '#5b9279', wall: '#2c6b50', floor: '#1c513b' },
  dusk: { light: '#6f7d99', wall: '#414d68', floor: '#2d374f' },
  cocoa: { light: '#a58670', wall: '#74543f', floor: '#5a3f2e' },
};

/** The tones that suit a trade; dark ones are rare, and never behind the first picture. */
const tones: Record<string, readonly string[]> = {
  'phones-tablets': ['mist', 'sky', 'lilac', 'linen', 'dusk'],
  computers: ['mist', 'sky', 'linen', 'mint', 'dusk'],
  electronics: ['mist', 'lilac', 'sand', 'sky', 'dusk'],
  fashion: ['linen', 'rose', 'sand', 'clay', 'cocoa'],
  'beauty-health': ['rose', 'linen', 'mint', 'honey', 'clay'],
  'home-kitchen': ['linen', 'sand', 'mint', 'clay', 'forest'],
  'food-groceries': ['honey', 'leaf', 'linen', 'sand', 'forest'],
  'sports-outdoors': ['mint', 'sky', 'mist', 'leaf', 'forest'],
  'baby-kids': ['sky', 'honey', 'rose', 'mint', 'lilac'],
  'arts-crafts': ['linen', 'clay', 'sand', 'honey', 'cocoa'],
  'farm-garden': ['leaf', 'mint', 'sand', 'linen', 'forest'],
  'books-stationery': ['linen', 'sky', 'sand', 'lilac', 'cocoa'],
};

/** `roll` is a chance from 0 to 1. */
export function backdropFor({ root, framing, roll }: { root: string; framing: Framing; roll: number }): string {
  const known = tones[root] ?? ['linen', 'sand', 'mist'];
  const usable = framing === 'plinth' || framing === 'close' || framing === 'banner' ? known : known.slice(0, 4);
  return usable[Math.floor(roll * usable.length)] ?? 'linen';
}

export function backdropNamed(name: string): Backdrop {
  const found = backdrops[name];
  if (!found) throw new Error(`No backdrop is called ${name}`);
  return found;
}

/** About what the eye takes from the whole picture; known without drawing it. */
export function meanColour(name: string): string {
  const { light, wall, floor } = backdropNamed(name);
  return mix(mix(light, wall, 0.6), floor, 0.35);
}
