import { choice, type ValueOf } from './reference/choice.ts';

export const notificationKind = choice(
  'NotificationKind',
  'Kind of notification.',
  {
    order: 'An order',
    message: 'A message',
    review: 'A review',
    wishlist: 'A product on the wishlist',
    verification: 'The verification of a seller',
    subscription: "A seller's plan",
    campaign: 'A campaign for a product',
    payment: 'A payment',
    system: 'The marketplace itself',
  },
  { as: { subscription: 'PLAN' } },
);
export type NotificationKind = ValueOf<typeof notificationKind>;

export const notificationSource = choice(
  'NotificationSource',
  'Whether a notification concerns the user as buyer or as seller.',
  { buyer: 'As buyer', seller: 'As seller' },
);
export type NotificationSource = ValueOf<typeof notificationSource>;

export const notificationChannel = choice('NotificationChannel', 'Notification channel.', {
  screen: 'In the app: in the list under the bell and as a toast',
  mail: 'By email',
  browser: 'By the browser, while the web app is in the background',
});
export type NotificationChannel = ValueOf<typeof notificationChannel>;
