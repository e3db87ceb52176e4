import { listCampaignPlans, listCampaigns, readCampaign } from '@besesaka/schema/campaigns/operations.ts';
import { type Campaign as CampaignValue, campaign } from '@besesaka/schema/campaigns/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { callForAll, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { Money } from '#platform/graphql/money.ts';
import { loadableAsNode, ofViewer, uuidForm } from '#platform/graphql/nodes.ts';
import { CampaignPlan } from './campaign-plan.ts';
import { CampaignFigures, loadFigures } from './figures.ts';

const CampaignState = builder.enumType('CampaignState', {
  description: 'State of a campaign.',
  values: {
    ACTIVE: { value: 'active', description: 'The paid days are running.' },
    EXPIRED: { value: 'expired', description: 'The campaign has ended and no longer features the product.' },
    GRACE: {
      value: 'grace',
      description: 'The paid days are over, but the product is still featured for a short time.',
    },
  } as const,
});

const customFields = [
  ...(['product_id', 'product_name', 'product_price', 'product_image', 'product_url'] as const),
  ...(['price_paid', 'start_date', 'end_date', 'grace_period_end', 'duration_type', 'payment_reference'] as const),
  ...(['auto_renew', 'auto_renew_failed', 'is_currently_active', 'is_in_grace_period'] as const),
];

export const Campaign = builder.objectRef<CampaignValue>('Campaign');

Campaign.implement({
  description: 'A paid campaign that features one product.',
  fields: (t) => ({
    ...exposeFields(t, campaign, { without: customFields }),
    plan: t.field({
      type: CampaignPlan,
      nullable: true,
      extensions: callForEach,
      description: 'Plan of the campaign; null if it is no longer offered.',
      resolve: async ({ duration_type }, _args, ctx) =>
        (await readOnce(ctx, listCampaignPlans, {})).results.find((plan) => plan.duration_type === duration_type),
    }),
    planId: t.exposeID('duration_type', descriptionOf(campaign, 'duration_type')),
    pricePaid: t.expose('price_paid', { type: Money, description: 'Amount of the latest payment.' }),
    startsAt: t.expose('start_date', { type: 'DateTime', ...descriptionOf(campaign, 'start_date') }),
    endsAt: t.expose('end_date', { type: 'DateTime', ...descriptionOf(campaign, 'end_date') }),
    graceEndsAt: t.expose('grace_period_end', { type: 'DateTime', ...descriptionOf(campaign, 'grace_period_end') }),
    isRenewing: t.exposeBoolean('auto_renew', descriptionOf(campaign, 'auto_renew')),
    hasRenewalFailed: t.exposeBoolean('auto_renew_failed', descriptionOf(campaign, 'auto_renew_failed')),
    state: t.expose('state', { type: CampaignState, description: 'State of the campaign.' }),
    paymentReference: t.exposeID('payment_reference', descriptionOf(campaign, 'payment_reference')),
    productId: t.exposeID('product_id', { description: 'ID of the product.' }),
    productName: t.exposeString('product_name', {
      description: 'Name of the product; available even if `product` is null.',
    }),
    product: t.field({
      type: Product,
      nullable: true,
      extensions: callForAll,
      description: 'Product with its current data; null if it is not public.',
      resolve: ({ product_id }, _args, ctx) => loadCard(ctx, product_id, null),
    }),
    figures: t.field({
      type: CampaignFigures,
      nullable: true,
      extensions: callForAll,
      description: 'Results of the campaign.',
      resolve: ({ id }, _args, ctx) => loadFigures(ctx, id, null),
    }),
  }),
});

builder.queryField('campaign', (t) =>
  t.field({
    type: Campaign,
    nullable: true,
    description: "One of the viewer's campaigns; null if it does not exist.",
    args: { id: t.arg.id({ required: true, description: 'ID of the campaign.' }) },
    resolve: (_root, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readCampaign, { params: { id: String(id) } })),
  }),
);

const loadCampaign = createLoader<CampaignValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length, count: false };
  const found = await ofViewer(ctx.rest.call(listCampaigns, { query }));
  return new Map(found.map((one) => [one.id, one]));
});

loadableAsNode(Campaign, { id: ({ id }) => id, form: uuidForm, load: (id, ctx) => loadCampaign(ctx, id, null) });
