import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';

export interface StoredList {
  edges: readonly { node: Reference }[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

type ReadField = FieldFunctionOptions['readField'];

const createdAt = (node: Reference, readField: ReadField) => readField<string>('createdAt', node) ?? '';

/** Merges pages, newest first, into one list per value of these arguments. A first page replaces the list. */
export function pagedList(keyArgs: string[], timeOf = createdAt): FieldPolicy<StoredList> {
  return {
    keyArgs,
    merge(existing, incoming, { args, readField }) {
      if (!existing) return incoming;
      const without = (edges: StoredList['edges'], others: StoredList['edges']) => {
        const refs = new Set(others.map(({ node }) => node.__ref));
        return edges.filter(({ node }) => !refs.has(node.__ref));
      };
      if (args?.after) {
        // A page that does not continue the end of the list is a duplicate or arrived too late.
        if (existing.pageInfo.endCursor !== args.after) return existing;
        const added = without(incoming.edges, existing.edges);
        return { ...existing, ...incoming, edges: [...existing.edges, ...added] };
      }
      // Newer entries above this page arrived by events while it was loading.
      const [first] = incoming.edges;
      const newest = first ? timeOf(first.node, readField) : '';
      const head = without(existing.edges, incoming.edges).filter(({ node }) => timeOf(node, readField) > newest);
      return { ...existing, ...incoming, edges: [...head, ...incoming.edges] };
    },
  };
}
