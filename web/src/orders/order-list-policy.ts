import type { FieldPolicy, Reference } from '@apollo/client';

interface OrderPage {
  items: readonly Reference[];
  page: number;
}

/** Pages grow into one list under one key; the first page starts it afresh. */
export const orderListPolicy: FieldPolicy<OrderPage, OrderPage> = {
  keyArgs: ['search', 'state'],
  merge(existing, incoming) {
    if (!existing || incoming.page <= 1) return incoming;
    // An order that came in at the top pushed another one onto the next page.
    const known = new Set(existing.items.map(({ __ref }) => __ref));
    return { ...incoming, items: [...existing.items, ...incoming.items.filter(({ __ref }) => !known.has(__ref))] };
  },
};
