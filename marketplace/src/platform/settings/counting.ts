import type { SettingChangeRow } from './tables.ts';

type Timed = Pick<SettingChangeRow, 'validFrom' | 'version'>;

/** In the order in which they count: the latest time first, and of one time the newest change. */
export function inCountingOrder<C extends Timed>(changes: readonly C[]): C[] {
  return changes.toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.version - a.version);
}

/** The change that counts at a time, of one setting's in counting order. */
export function countingAt<C extends Timed>(changes: readonly C[], time: Date): C | null {
  return changes.find(({ validFrom }) => validFrom <= time) ?? null;
}
