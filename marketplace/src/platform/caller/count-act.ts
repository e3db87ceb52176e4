import { RateLimited } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { requireViewer } from './require-viewer.ts';

/** Counts a user's action whether or not it succeeds, for actions that affect other users even when they fail. */
export async function countAct(ctx: Ctx, rule: LimitRule, refusal?: string): Promise<void> {
  const { userId } = requireViewer(ctx);
  const wait = await ctx.limiter.take(rule, userId);
  if (wait !== null) throw new RateLimited(wait, refusal);
}
