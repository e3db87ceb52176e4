import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';

/** Apollo transforms even a skipped query, which takes 30 ms for a large one on a slow phone. This one is trivial. */
const nothing: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
      },
    },
  ],
};

/** A query without variables that runs in the browser only, and only while enabled. */
export function useQueryIf<T>(enabled: boolean, document: TypedDocumentNode<T, Record<string, never>>) {
  const query = enabled ? document : (nothing as typeof document);
  return useQuery(query, { skip: !enabled, ssr: false });
}
