import type { DocumentNode } from 'graphql';

/** The parts of the URL that a screen depends on. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface PageQuery {
  query: DocumentNode;
  variables?: Record<string, unknown>;
}

/**
 * A screen's `queries`: everything it reads before it can be shown. The server fetches them in parallel and renders the
 * page once; a query that is not declared costs one more render.
 */
export type PageQueries = (address: PageAddress) => PageQuery[];
