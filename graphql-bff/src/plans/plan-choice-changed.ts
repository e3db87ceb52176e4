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
    description: 'The current plans, prices and limits, then every change.',
    ...live<object, PlanConfig>((_args, ctx, listener) => watchPlans(ctx, listener)),
    resolve: (choice) => choice,
  }),
);

/** Subscribes before the first read, so that no change in between is lost. */
async function watchPlans(ctx: Context, listener: Listener<PlanConfig>): Promise<Feed> {
  let lastSent = '';
  const sendIfChanged = (choice: PlanConfig) => {
    const text = JSON.stringify(choice);
    if (text === lastSent) return;
    lastSent = text;
    listener.next(choice);
  };
  const read = () => ctx.rest.call(readPlanConfig, {});
  const missed = () => void read().then(sendIfChanged, (error) => listener.fail(error));
  const feed = await ctx.live.channel(channels.planConfig, planConfig, sendIfChanged, missed);
  try {
    const first = await read();
    if (lastSent === '') sendIfChanged(first);
  } catch (error) {
    feed.close();
    throw error;
  }
  return feed;
}
