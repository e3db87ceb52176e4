import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import { Verification } from '#accounts/person.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind, payloadOf } from '#platform/live/inbox-types.ts';

export const VerificationChanged = inboxType('VerificationChanged', {
  description: 'The check of your shop stands elsewhere now.',
  fields: (t) => ({
    shopId: t.id({
      description: 'Identifies the shop.',
      resolve: (event) => payloadOf(verificationChanged, event).shop_id,
    }),
    verification: t.field({
      type: Verification,
      description: 'Where its check stands.',
      resolve: (event) => payloadOf(verificationChanged, event).verification,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why it was turned down or taken back.',
      resolve: (event) => payloadOf(verificationChanged, event).reason,
    }),
  }),
});

builder.subscriptionField('verificationChanged', (t) =>
  t.field({
    type: VerificationChanged,
    description: 'The check of your own shop, as it moves on.',
    ...liveKind(verificationChanged),
    resolve: (event) => event,
  }),
);
