import { listNotifications } from '@besesaka/schema/notifications/operations.ts';
import type { Notification as NotificationValue } from '@besesaka/schema/notifications/resources.ts';
import { createLoader } from '#platform/context/loader.ts';
import { pageUrl } from '#platform/graphql/addresses.ts';
import { builder } from '#platform/graphql/builder.ts';
import { loadableAsNode, ofViewer, uuidForm } from '#platform/graphql/nodes.ts';

export const NotificationKind = builder.enumType('NotificationKind', {
  description: 'Kind of notification.',
  values: {
    ORDER: { value: 'order', description: 'An order.' },
    MESSAGE: { value: 'message', description: 'A message.' },
    WISHLIST: { value: 'wishlist', description: 'A product on the wishlist.' },
    REVIEW: { value: 'review', description: 'A review.' },
    VERIFICATION: { value: 'verification', description: 'The verification of a seller.' },
    PLAN: { value: 'subscription', description: "A seller's plan." },
    CAMPAIGN: { value: 'campaign', description: 'A campaign for a product.' },
    PAYMENT: { value: 'payment', description: 'A payment.' },
    SYSTEM: { value: 'system', description: 'The marketplace itself.' },
  } as const,
});

export const NotificationSource = builder.enumType('NotificationSource', {
  description: 'Whether a notification concerns the user as buyer or as seller.',
  values: {
    BUYER: { value: 'buyer', description: 'As buyer.' },
    SELLER: { value: 'seller', description: 'As seller.' },
  } as const,
});

export const Notification = builder.objectRef<NotificationValue>('Notification').implement({
  description: 'A notification to the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique ID.' }),
    kind: t.expose('kind', { type: NotificationKind, description: 'Kind of notification.' }),
    source: t.expose('source', {
      type: NotificationSource,
      description: 'Whether it concerns the viewer as buyer or as seller.',
    }),
    title: t.exposeString('title', { description: 'Title.' }),
    text: t.exposeString('text', { description: 'Text of one sentence.' }),
    link: t.exposeString('link', { description: 'Path of the page in the web app that shows more.' }),
    url: t.field({
      type: 'Url',
      description: 'URL of that page.',
      resolve: ({ link }, _args, ctx) => pageUrl(link, ctx),
    }),
    number: t.exposeInt('number', {
      description: 'Number of occurrences since it was last read, such as new messages in one conversation.',
    }),
    isRead: t.exposeBoolean('is_read', { description: 'Whether the viewer has read it.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it last occurred.' }),
  }),
});

export const loadNotification = createLoader<NotificationValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length, count: false };
  const found = await ofViewer(ctx.rest.call(listNotifications, { query }));
  return new Map(found.map((one) => [one.id, one]));
});

loadableAsNode(Notification, {
  id: ({ id }) => id,
  form: uuidForm,
  load: (id, ctx) => loadNotification(ctx, id, null),
});
