import { RateLimited } from '#platform/base/errors.ts';
import type { Ctx } from '#platform/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';

interface Limit {
  rule: LimitRule;
  key: string;
  refusal: string;
}

/** Counts one use and gives it back if the work fails, so that only successful requests count. */
export async function withinLimit<T>(
  { limiter }: Pick<Ctx, 'limiter'>,
  { rule, key, refusal }: Limit,
  work: () => Promise<T>,
): Promise<T> {
  const wait = await limiter.take(rule, key);
  if (wait !== null) throw new RateLimited(wait, refusal);
  try {
    return await work();
  } catch (error) {
    await limiter.giveBack(rule, key);
    throw error;
  }
}
