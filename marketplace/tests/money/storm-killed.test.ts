import { test } from 'vitest';
import { size } from '#world/depth.ts';
import { runBatch, seeds, testStorms } from './storm-batch.ts';

testStorms(seeds(26, size(0, 25)));

test.each(seeds(1, size(1, 20)))(
  'storm %i of 5 buyers, in which our processes and the provider are killed',
  (seed) => runBatch({ seed, histories: 5, rounds: 8, faults: 'kill -9' }),
  600_000,
);
