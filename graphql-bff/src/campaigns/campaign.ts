import { campaignChanged } from '@besesaka/schema/campaigns/events.ts';
import {
  listCampaignPlans,
  listCampaigns,
  readCampaign,
  readCampaignFigures,
} from '@besesaka/schema/campaigns/operations.ts';
import {
  type Campaign as CampaignValue,
  campaign,
  campaignFigures,
  campaignPlan,
  type CampaignFigures as Figures,
} from '@besesaka/schema/campaigns/resources.ts';
import { loadCard } from '#catalog/loaders.ts';
import { Product } from '#catalog/product.ts';
import { readOnce } from '#platform/context/context.ts';
import { createLoader } from '#platform/context/loader.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { loadedField, objectOf } from '#platform/contract/object.ts';
import { queryField } from '#platform/contract/read.ts';
import { callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { loadableAsNode, ofViewer, uuidForm } from '#platform/graphql/nodes.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

const CampaignPlan = objectOf(campaignPlan);
const CampaignFigures = objectOf(campaignFigures, { without: ['id'] });

const loadFigures = createLoader<Figures>(async (ctx, ids) => {
  const { results } = await ctx.rest.call(readCampaignFigures, { query: { ids: ids.join(',') } });
  return new Map(results.map((figures) => [figures.id, figures]));
});

export const Campaign = objectOf(campaign, {
  without: ['product_price', 'product_image', 'product_url', 'is_currently_active', 'is_in_grace_period'],
  add: (t) => ({
    plan: t.field({
      type: CampaignPlan,
      nullable: true,
      extensions: callForEach,
      description: 'Plan of the campaign; null if it is no longer offered.',
      resolve: async ({ duration_type }, _args, ctx) =>
        (await readOnce(ctx, listCampaignPlans, {})).results.find((plan) => plan.duration_type === duration_type),
    }),
    product: loadedField(t, {
      type: Product,
      nullable: true,
      description: 'Product with its current data; null if it is not public.',
      load: ({ product_id }, ctx) => loadCard(ctx, product_id, null),
    }),
    figures: loadedField(t, {
      type: CampaignFigures,
      nullable: true,
      description: 'Results of the campaign.',
      load: ({ id }, ctx) => loadFigures(ctx, id, null),
    }),
  }),
});

queryField('campaign', readCampaign);
queryField('campaignPlans', listCampaignPlans);

export const CampaignChanged = inboxEvent(campaignChanged);

builder.subscriptionField('campaignChanged', (t) =>
  t.field({
    description: "Changes of the viewer's campaigns, from now on.",
    ...liveKind(CampaignChanged),
  }),
);

const loadCampaign = createLoader<CampaignValue>(async (ctx, ids) => {
  const query = { ids: ids.join(','), page_size: ids.length, count: false };
  const list = await ofViewer(ctx.rest.call(listCampaigns, { query }));
  return new Map(list.map((one) => [one.id, one]));
});

loadableAsNode(Campaign, { id: ({ id }) => id, form: uuidForm, load: (id, ctx) => loadCampaign(ctx, id, null) });
