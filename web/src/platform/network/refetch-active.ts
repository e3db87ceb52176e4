import type { ApolloClient } from '@apollo/client';

/** Refetches the queries with these names that a screen shows now. */
export function refetchActive(client: ApolloClient, names: readonly string[]): void {
  void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => names.includes(queryName ?? '') });
}
