import { size } from '#world/depth.ts';
import { seeds, testStorms } from './storm-batch.ts';

testStorms(seeds(1, size(1, 25)));
