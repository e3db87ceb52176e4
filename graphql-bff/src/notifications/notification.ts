import type { Notification as NotificationValue } from '@besesaka/schema/notifications/resources.ts';
import { builder } from '#platform/graphql/builder.ts';

export const NotificationKind = builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: {
    ORDER: { value: 'order', description: 'An order.' },
    MESSAGE: { value: 'message', description: 'A message.' },
    WISHLIST: { value: 'wishlist', description: 'A product that you saved.' },
    REVIEW: { value: 'review', description: 'A review.' },
    VERIFICATION: { value: 'verification', description: 'The check of a seller.' },
    PLAN: { value: 'subscription', description: "A seller's plan." },
    CAMPAIGN: { value: 'campaign', description: 'A campaign for a product.' },
    PAYMENT: { value: 'payment', description: 'A payment.' },
    SYSTEM: { value: 'system', description: 'The marketplace itself.' },
  } as const,
});

export const NotificationSource = builder.enumType('NotificationSource', {
  description: 'Whether it concerns you as somebody who buys or as somebody who sells.',
  values: {
    BUYER: { value: 'buyer', description: 'As somebody who buys.' },
    SELLER: { value: 'seller', description: 'As somebody who sells.' },
  } as const,
});

export const Notification = builder.objectRef<NotificationValue>('Notification').implement({
  description: 'Something that you were told.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which one it is.' }),
    kind: t.expose('kind', { type: NotificationKind, description: 'What it is about.' }),
    source: t.expose('source', { type: NotificationSource, description: 'As what it concerns you.' }),
    title: t.exposeString('title', { description: 'It in a few words.' }),
    text: t.exposeString('text', { description: 'The whole of it.' }),
    link: t.exposeString('link', { description: 'Path of the screen that shows more.' }),
    number: t.exposeInt('number', {
      description: 'How often you were told since you last read it, such as of new messages.',
    }),
    isRead: t.exposeBoolean('is_read', { description: 'Whether you have read it.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When you were told.' }),
  }),
});
