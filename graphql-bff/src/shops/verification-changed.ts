import { readMe } from '@besesaka/schema/accounts/operations.ts';
import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import { OwnShop, Verification } from '#accounts/person.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';

export const VerificationChanged = inboxType(verificationChanged, 'VerificationChanged', {
  description: "The verification of the viewer's shop changed.",
  fields: (t) => ({
    shopId: t.id({
      description: 'ID of the shop.',
      resolve: ({ payload }) => payload.shop_id,
    }),
    shop: t.field({
      type: OwnShop,
      nullable: true,
      extensions: callForEach,
      description: 'The shop as it is now.',
      resolve: async (_event, _args, ctx) => (await ctx.rest.call(readMe, {})).shop,
    }),
    verification: t.field({
      type: Verification,
      description: 'New state of the verification.',
      resolve: ({ payload }) => payload.verification,
    }),
    reason: t.string({
      nullable: true,
      description: 'Reason for the rejection or revocation; null without one.',
      resolve: ({ payload }) => payload.reason,
    }),
  }),
});

builder.subscriptionField('verificationChanged', (t) =>
  t.field({
    description: "Changes of the verification of the viewer's shop, from now on.",
    ...liveKind(VerificationChanged),
  }),
);
