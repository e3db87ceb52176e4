import { readMe } from '@besesaka/schema/accounts/operations.ts';
import { verificationChanged } from '@besesaka/schema/shops/events.ts';
import { OwnShop } from '#accounts/user.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

export const VerificationChanged = inboxEvent(verificationChanged, {
  add: (t) => ({
    shop: t.field({
      type: OwnShop,
      nullable: true,
      extensions: callForEach,
      description: 'The shop as it is now.',
      resolve: async (_event, _args, ctx) => (await ctx.rest.call(readMe, {})).shop,
    }),
  }),
});

builder.subscriptionField('verificationChanged', (t) =>
  t.field({
    description: "Changes of the verification of the viewer's shop, from now on.",
    ...liveKind(VerificationChanged),
  }),
);
