import type { DocumentNode } from 'graphql';

/** What a screen is made from, of the address it stands at. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface PageQuery {
  query: DocumentNode;
  variables?: Record<string, unknown>;
}

/**
 * A screen's `queries`: all that it reads before it can be shown. The server fetches it at once and then renders the
 * page a single time; what a screen reads without naming it costs one more render.
 */
export type PageQueries = (address: PageAddress) => PageQuery[];
