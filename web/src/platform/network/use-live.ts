import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';

interface LiveOptions<Data> {
  onData?: (data: Data) => void;
  /** For data that `onData` writes to the cache itself. */
  fetchPolicy?: 'no-cache';
}

/** Follows a subscription while its screen is open, from its hydration on. Without variables (null) it follows nothing. */
export function useLive<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  { onData, fetchPolicy }: LiveOptions<Data> = {},
): void {
  const client = useApolloClient();
  const take = useEffectEvent((data: Data) => onData?.(data));
  const wanted = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal variables are the same subscription.
  useEffect(() => {
    if (!variables) return;
    const options = { query, variables, ...(fetchPolicy && { fetchPolicy }) };
    const following = client.subscribe<Data>(options).subscribe(({ data }) => data && take(data));
    return () => following.unsubscribe();
  }, [client, query, wanted, fetchPolicy]);
}
