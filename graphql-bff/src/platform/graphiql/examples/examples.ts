import { adminExamples } from './admin.ts';
import { buyerExamples } from './buyer.ts';
import type { Example } from './demo.ts';
import { liveExamples } from './live.ts';
import { lookingExamples } from './looking.ts';
import { sellerExamples } from './seller.ts';

/** The tabs of GraphiQL, for the people who come here. */
export const examples: readonly Example[] = [
  ...buyerExamples,
  ...lookingExamples,
  ...sellerExamples,
  ...liveExamples,
  ...adminExamples,
];
