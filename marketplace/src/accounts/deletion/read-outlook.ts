import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { DeletionOutlook, OpenOrder } from '@besesaka/schema/accounts/resources.ts';
import type { Ctx } from '#platform/context.ts';

declare module '#platform/context.ts' {
  interface Ports {
    /** An account cannot be deleted while one of these finds something open. */
    deletionGuards: readonly ((ctx: Ctx, userId: string) => Promise<OpenOrder[]>)[];
    /** Why money prevents the deletion, in sentences. */
    findOpenMoney: (ctx: Ctx, userId: string) => Promise<string[]>;
  }
}

export async function openOrdersOf(ctx: Ctx, userId: string): Promise<OpenOrder[]> {
  const outlooks = await Promise.all(ctx.ports.deletionGuards.map((guard) => guard(ctx, userId)));
  return outlooks.flat();
}

/** The reasons why this user cannot delete the account yet. */
export async function readOutlook({ ctx, input }: { ctx: Ctx; input: { userId: string } }): Promise<DeletionOutlook> {
  const open_money = await ctx.ports.findOpenMoney(ctx, input.userId);
  return { open_orders: await openOrdersOf(ctx, input.userId), open_money, grace_days: limits.deletionGraceDays };
}
