import { readCampaign } from '@besesaka/schema/campaigns/operations.ts';
import { type Campaign as CampaignValue, campaign } from '@besesaka/schema/campaigns/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { callForAll } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { CampaignFigures } from './figures.ts';
import { loadFigures } from './loaders.ts';

const CampaignState = builder.enumType('CampaignState', {
  description: 'How a campaign stands.',
  values: {
    ACTIVE: { value: 'active', description: 'Its days run.' },
    EXPIRED: { value: 'expired', description: 'It has ended, and the product is not featured by it any more.' },
    GRACE: { value: 'grace', description: 'Its days are over, and the product is featured a little longer.' },
  } as const,
});

const byHand = [
  ...(['product_id', 'product_name', 'product_price', 'product_image', 'product_url'] as const),
  ...(['price_paid', 'start_date', 'end_date', 'grace_period_end', 'duration_type', 'payment_reference'] as const),
  ...(['auto_renew', 'auto_renew_failed', 'is_currently_active', 'is_in_grace_period'] as const),
];

export const Campaign = builder.objectRef<CampaignValue>('Campaign');

Campaign.implement({
  description: 'A product that you pay to have featured.',
  fields: (t) => ({
    ...passedThrough(t, campaign, { without: byHand }),
    planId: t.exposeID('duration_type', wordsOf(campaign, 'duration_type')),
    pricePaid: t.expose('price_paid', { type: Money, description: 'What that plan cost.' }),
    startsAt: t.expose('start_date', { type: 'DateTime', ...wordsOf(campaign, 'start_date') }),
    endsAt: t.expose('end_date', { type: 'DateTime', ...wordsOf(campaign, 'end_date') }),
    graceEndsAt: t.expose('grace_period_end', { type: 'DateTime', ...wordsOf(campaign, 'grace_period_end') }),
    isRenewing: t.exposeBoolean('auto_renew', wordsOf(campaign, 'auto_renew')),
    hasRenewalFailed: t.exposeBoolean('auto_renew_failed', wordsOf(campaign, 'auto_renew_failed')),
    state: t.expose('state', { type: CampaignState, description: 'How it stands.' }),
    paymentReference: t.exposeID('payment_reference', wordsOf(campaign, 'payment_reference')),
    productId: t.exposeID('product_id', { description: 'Identifies the product.' }),
    productName: t.exposeString('product_name', {
      description: 'What the product is called; also while nobody can see it, and `product` is null.',
    }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'The product; null while nobody can see it.',
      resolve: ({ product_id }, _args, ctx) => loadCard(ctx, product_id, null),
    }),
    figures: t.field({
      type: CampaignFigures,
      nullable: true,
      extensions: callForAll,
      description: 'What it brought.',
      resolve: ({ id }, _args, ctx) => loadFigures(ctx, id, null),
    }),
  }),
});

builder.queryField('campaign', (t) =>
  t.field({
    type: Campaign,
    nullable: true,
    description: 'One campaign of yours; null when there is none of this id.',
    args: { id: t.arg.id({ required: true, description: 'Identifies it.' }) },
    resolve: (_root, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readCampaign, { params: { id: String(id) } })),
  }),
);
