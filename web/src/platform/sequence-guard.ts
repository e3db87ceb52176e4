export interface SequenceGuard {
  last(): number | null;
  /** True once for each event, in order; false for what was seen before. */
  admits(seq: number): boolean;
  /** Starts from here, whatever was seen. */
  set(seq: number): void;
}

interface GuardOptions {
  /** The number the screens' data was read at. */
  start: number | null;
  /** The last one that this tab has seen, from before a reload. */
  kept: number | null;
  keep(seq: number): void;
}

/**
 * Nothing is shown twice. After a reload the older of the two numbers counts: what came in between is in the data, but
 * its notice was not seen yet, and applying an event again changes nothing because payloads are absolute.
 */
export function createSequenceGuard({ start, kept, keep }: GuardOptions): SequenceGuard {
  let last = start === null || kept === null ? (start ?? kept) : Math.min(start, kept);
  const set = (seq: number) => {
    last = seq;
    keep(seq);
  };
  return {
    last: () => last,
    admits(seq) {
      if (last !== null && seq <= last) return false;
      set(seq);
      return true;
    },
    set,
  };
}
