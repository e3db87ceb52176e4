import { test } from 'vitest';
import { size } from '#world/depth.ts';
import { runBatch } from './storm-batch.ts';

/** Failing storms can be repeated alone. */
const only = process.env.STORM_SEEDS?.split(',').map(Number);
const seeds = (count: number) => only ?? Array.from({ length: count }, (_, n) => n + 1);

test.each(seeds(size(3, 100)))(
  'storm %i: whatever 50 buyers, their shops and admins do in whatever order, and whatever fails, the money is exact',
  (seed) => runBatch({ seed, histories: 50, rounds: 8, faults: 'thrown' }),
  600_000,
);

test.each(seeds(size(1, 20)))(
  'storm %i of 5 buyers, in which our processes and the provider are killed',
  (seed) => runBatch({ seed, histories: 5, rounds: 8, faults: 'kill -9' }),
  600_000,
);
