import { createHash } from 'node:crypto';

/** A deterministic random generator, seeded by a name. */
export interface Dice {
  /** Returns a number from 0 up to but not including 1. */
  roll(): number;
  /** Returns a whole number, both ends included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

export function createDice(name: string): Dice {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  function roll(): number {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1));
  function pick<T>(items: readonly T[]): T {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to pick from for ${name}`);
    return item;
  }
  return {
    roll,
    between,
    chance: (share) => roll() < share,
    pick,
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: roll() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
