import { enricher } from '#platform/enrichers.ts';

/** What was given for a payment, as the page tells it that somebody comes back to. */
export interface Given {
  purpose: string;
  subjectId: string;
  message: string;
  /** The spec's `featured_product_id`. */
  featuredProductId: string | null;
}

/** Filled by rooms whose things have words of their own. */
export const givenEnricher = enricher<Given>('payments.given');
