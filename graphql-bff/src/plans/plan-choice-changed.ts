import { channels } from '@besesaka/schema/kernel/events.ts';
import { readPlanConfig } from '@besesaka/schema/plans/operations.ts';
import { type PlanConfig, planConfig } from '@besesaka/schema/plans/resources.ts';
import type { Context } from '#platform/context/context.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { PlanChoice } from './plan.ts';

builder.subscriptionField('planChoiceChanged', (t) =>
  t.field({
    type: PlanChoice,
    description: 'Plans, prices and limits at once, and again whenever they change.',
    ...live<object, PlanConfig>((_args, ctx, listener) => watchPlans(ctx, listener)),
    resolve: (choice) => choice,
  }),
);

/** Listens first and reads then: what was told meanwhile is newer than what was read. */
async function watchPlans(ctx: Context, listener: Listener<PlanConfig>): Promise<Feed> {
  let told = '';
  const tell = (choice: PlanConfig) => {
    const text = JSON.stringify(choice);
    if (text === told) return;
    told = text;
    listener.next(choice);
  };
  const read = () => ctx.rest.call(readPlanConfig, {});
  const missed = () => void read().then(tell, (error) => listener.fail(error));
  const feed = await ctx.live.channel(channels.planConfig, planConfig, tell, missed);
  try {
    const first = await read();
    if (told === '') tell(first);
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}
