import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface NotificationPage {
  items: readonly Reference[];
  page: number;
}

/** Pages grow into one list for each tab; the first page starts it afresh. */
const notificationListPolicy: FieldPolicy<NotificationPage, NotificationPage> = {
  keyArgs: ['source'],
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (Number(args?.page ?? 1) <= 1) return { ...existing, ...incoming };
    const known = new Set(existing.items.map(({ __ref }) => __ref));
    return {
      ...existing,
      ...incoming,
      items: [...existing.items, ...incoming.items.filter(({ __ref }) => !known.has(__ref))],
    };
  },
};

export const notificationTypePolicies: TypePolicies = {
  Query: { fields: { notifications: notificationListPolicy, unreadCounts: { merge: true } } },
};
