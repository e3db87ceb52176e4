/** An operation of its own, so that one click runs it; the tab is called by its name. */
export interface Example {
  query: string;
  variables?: Record<string, unknown>;
}

/** What the examples speak of, of the demo's data. */
export const demo = {
  shop: 'adepa-kente-house',
  product: '3ffbf5bb-f141-8fae-9c14-3acb757cf78c',
  productSlug: 'bonwire-kente-stole-adwinasa',
  review: '7ede245b-5ebe-818d-88e2-e04d5d9cc443',
} as const;
