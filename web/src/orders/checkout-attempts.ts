import type { PlaceOrdersInput } from '#gql/graphql.ts';
import { createAttempts } from './order-attempt.ts';

/** The tab's open attempt to order. */
export const attempts = createAttempts<PlaceOrdersInput>({
  storage: sessionStorage,
  newKey: () => crypto.randomUUID(),
  now: () => Date.now(),
});
