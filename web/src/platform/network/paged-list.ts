import type { FieldPolicy, Reference } from '@apollo/client';

interface ListPage {
  items: readonly Reference[];
  totalCount?: number;
}

/** Pages, newest first, grow into one list for each value of these arguments; the first page starts it afresh. */
export function pagedList(keyArgs: string[]): FieldPolicy<ListPage> {
  return {
    keyArgs,
    merge(existing, incoming, { args, readField }) {
      if (!existing) return incoming;
      // What comes in at the top pushes others onto the next page.
      const without = (items: readonly Reference[], known: readonly Reference[]) => {
        const refs = new Set(known.map(({ __ref }) => __ref));
        return items.filter(({ __ref }) => !refs.has(__ref));
      };
      if (args?.page > 1)
        return { ...existing, ...incoming, items: [...existing.items, ...without(incoming.items, existing.items)] };
      // What stands above this page came by an event while the page was under way.
      const timeOf = (item?: Reference) => (item && readField<string>('createdAt', item)) ?? '';
      const newest = timeOf(incoming.items[0]);
      const head = without(existing.items, incoming.items).filter((item) => timeOf(item) > newest);
      const totalCount = (incoming.totalCount ?? 0) + head.length;
      return { ...existing, ...incoming, items: [...head, ...incoming.items], totalCount };
    },
  };
}
