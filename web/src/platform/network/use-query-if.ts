import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';

/** Apollo prepares also a query that it skips: of a large one that keeps a slow phone busy for long, of this one not. */
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

/** A query without variables that is made in the browser only, and only while it is wanted. */
export function useQueryIf<T>(wanted: boolean, document: TypedDocumentNode<T, Record<string, never>>) {
  const query = wanted ? document : (nothing as typeof document);
  return useQuery(query, { skip: !wanted, ssr: false });
}
