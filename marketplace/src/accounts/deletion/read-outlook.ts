import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { DeletionOutlook, OpenOrder } from '@besesaka/schema/accounts/resources.ts';
import type { Ctx } from '#platform/context.ts';
import { enrich, enricher } from '#platform/enrichers.ts';

interface Leaving {
  userId: string;
  openOrders: OpenOrder[];
}

/** The orders room fills in what is not finished, on either side. */
export const leavingEnricher = enricher<Leaving>('accounts.leaving');

export async function openOrdersOf(ctx: Ctx, userId: string): Promise<OpenOrder[]> {
  const leaving: Leaving = { userId, openOrders: [] };
  await enrich(ctx, leavingEnricher, [leaving]);
  return leaving.openOrders;
}

/** What would keep this person from deleting the account. */
export async function readOutlook({ ctx, input }: { ctx: Ctx; input: { userId: string } }): Promise<DeletionOutlook> {
  return { open_orders: await openOrdersOf(ctx, input.userId), grace_days: limits.deletionGraceDays };
}
