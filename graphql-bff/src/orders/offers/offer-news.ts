import { offerChanged } from '@besesaka/schema/orders/offers/events.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';
import { Offer } from './offer.ts';

export const OfferChanged = inboxType(offerChanged, 'OfferChanged', {
  description: 'A new offer, or a change of one that the viewer made or received.',
  fields: (t) => ({
    offer: t.field({
      type: Offer,
      description: 'The offer after the change.',
      resolve: ({ payload }) => payload.offer,
    }),
  }),
});

builder.subscriptionField('offerChanged', (t) =>
  t.field({
    description: 'New offers and changes of offers that the viewer made or received, from now on.',
    ...liveKind(OfferChanged),
  }),
);
