import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InboxEvent } from './feed.ts';
import { createSequence } from './sequence.ts';

const event = (seq: number): InboxEvent => ({
  seq,
  type: 'test',
  version: 1,
  payload: null,
  at: '2026-11-20T12:00:00.000Z',
});

/** Deliveries as a bus makes them: batches of a log of `size`, in any order, some twice, some never. */
const deliveries = fc
  .integer({ min: 1, max: 60 })
  .chain((size) =>
    fc.record({ size: fc.constant(size), batches: fc.array(fc.array(fc.integer({ min: 1, max: size }))) }),
  );

test('each event is passed on once and in order, whatever is lost, repeated or swapped, and gaps are reported', () => {
  fc.assert(
    fc.property(deliveries, fc.boolean(), ({ size, batches }, headsAreHeard) => {
      const sequence = createSequence(0);
      const delivered: number[] = [];
      const emit = (events: InboxEvent[]) => delivered.push(...sequence.take(events).map(({ seq }) => seq));
      for (const batch of batches) {
        emit(batch.map(event));
        const after = sequence.missingAfter();
        const received = batches.flat();
        if (after === null) expect(delivered.length).toBe(sequence.position);
        else expect(Math.max(...received)).toBeGreaterThan(after);
      }
      if (headsAreHeard) sequence.learn(size);
      for (let after = sequence.missingAfter(); after !== null; after = sequence.missingAfter()) {
        emit([after + 1, after + 2].filter((seq) => seq <= size).map(event));
      }
      expect(delivered).toEqual(Array.from({ length: sequence.position }, (_, index) => index + 1));
      if (headsAreHeard) expect(sequence.position).toBe(size);
    }),
    { numRuns: 2_000 },
  );
});

test('events up to the position are dropped, and a reset forgets early ones', () => {
  const sequence = createSequence(5);
  expect(sequence.take([event(4), event(5), event(8)])).toEqual([]);
  expect(sequence.missingAfter()).toBe(5);
  sequence.reset(20);
  expect(sequence.missingAfter()).toBeNull();
  expect(sequence.take([event(21)]).map(({ seq }) => seq)).toEqual([21]);
});
