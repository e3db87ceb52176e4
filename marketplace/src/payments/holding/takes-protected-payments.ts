import { createHash } from 'node:crypto';
import type { ProviderKey } from '@besesaka/schema/payments/holding/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Config } from '#platform/config.ts';
import type { Ctx } from '#platform/context.ts';
import { type HoldingConsentRow, holdingConsents } from './tables.ts';

/**
 * Whether buyers can pay before the shop gets the order, so that the marketplace holds their money. A live key needs the
 * provider's consent, and a check that the money stays in the balance.
 */
export async function takesProtectedPayments(ctx: Ctx): Promise<boolean> {
  const key = keyOf(ctx.config);
  return key === 'test' || (key === 'live' && ((await findConsent(ctx))?.passedAt ?? null) !== null);
}

export function keyOf({ paystack: { secretKey } }: Pick<Config, 'paystack'>): ProviderKey {
  if (!secretKey) return 'none';
  return secretKey.startsWith('sk_test_') ? 'test' : 'live';
}

export async function findConsent({ db, config }: Ctx): Promise<HoldingConsentRow | null> {
  const isValid = and(eq(holdingConsents.keyMark, markOf(config)), isNull(holdingConsents.withdrawnAt));
  const [row] = await db.select().from(holdingConsents).where(isValid);
  return row ?? null;
}

export function markOf({ paystack: { secretKey } }: Pick<Config, 'paystack'>): string {
  return createHash('sha256').update(`besesaka consent ${secretKey}`).digest('hex').slice(0, 16);
}
