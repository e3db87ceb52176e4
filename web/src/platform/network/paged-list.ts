import type { FieldPolicy, Reference } from '@apollo/client';

export interface StoredList {
  edges: readonly { node: Reference }[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

/** Parts, newest first, grow into one list for each value of these arguments; one from the start begins it afresh. */
export function pagedList(keyArgs: string[]): FieldPolicy<StoredList> {
  return {
    keyArgs,
    merge(existing, incoming, { args, readField }) {
      if (!existing) return incoming;
      const without = (edges: StoredList['edges'], known: StoredList['edges']) => {
        const refs = new Set(known.map(({ node }) => node.__ref));
        return edges.filter(({ node }) => !refs.has(node.__ref));
      };
      if (args?.after) {
        // An answer that does not continue where the list ends now came twice or too late.
        if (existing.pageInfo.endCursor !== args.after) return existing;
        const added = without(incoming.edges, existing.edges);
        return { ...existing, ...incoming, edges: [...existing.edges, ...added] };
      }
      // What stands above this part came by an event while the part was under way.
      const timeOf = (edge: StoredList['edges'][number] | undefined) =>
        (edge && readField<string>('createdAt', edge.node)) ?? '';
      const newest = timeOf(incoming.edges[0]);
      const head = without(existing.edges, incoming.edges).filter((edge) => timeOf(edge) > newest);
      return { ...existing, ...incoming, edges: [...head, ...incoming.edges] };
    },
  };
}
