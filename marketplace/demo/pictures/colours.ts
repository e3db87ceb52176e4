/** `#rrggbb` as three numbers. */
function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Part of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#0a0608', share);

/** The colours that goods come in, by the names that the data uses. */
const goods: Record<string, string> = {
  amber: '#c9791d',
  black: '#26262b',
  blue: '#2b62b8',
  brown: '#7a4a2a',
  charcoal: '#3a3d45',
  chili: '#7c1f12',
  clay: '#b65a35',
  cocoa: '#5b3220',
  coral: '#e8604a',
  cream: '#f0dfb8',
  emerald: '#12805c',
  gold: '#dba32f',
  graphite: '#51555f',
  green: '#3c8f4a',
  indigo: '#28387f',
  kente: '#d49a1e',
  midnight: '#1f2a3d',
  mint: '#8fd3b4',
  navy: '#22365f',
  orange: '#e2802b',
  peanut: '#b97a3b',
  pearl: '#efe6dc',
  pink: '#e07a9b',
  red: '#c42f36',
  sand: '#c6b39a',
  silver: '#c3c8cf',
  sky: '#9cc7e8',
  slate: '#66707f',
  straw: '#d9b36a',
  sunset: '#d9582e',
  teal: '#1d8a8a',
  violet: '#8f7bd1',
  white: '#f1f2f4',
  wine: '#7d1f3d',
  yellow: '#e8bf35',
};

export function colourNamed(name: string): string {
  const colour = goods[name];
  if (!colour) throw new Error(`No colour of goods is called ${name}`);
  return colour;
}
