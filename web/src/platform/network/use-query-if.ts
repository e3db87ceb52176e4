import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';

/** Apollo transforms even a query that it skips, which takes a slow phone 30 ms for a large one. This one costs nothing. */
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

/** A query without variables that runs in the browser only, and only while it is wanted. */
export function useQueryIf<T>(wanted: boolean, document: TypedDocumentNode<T, Record<string, never>>) {
  const query = wanted ? document : (nothing as typeof document);
  return useQuery(query, { skip: !wanted, ssr: false });
}
