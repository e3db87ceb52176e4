import type { ConsentInput } from '@besesaka/schema/payments/holding/inputs.ts';
import { holdingLimits as limits } from '@besesaka/schema/payments/holding/limits.ts';
import type { Holding } from '@besesaka/schema/payments/holding/resources.ts';
import { holdingTexts as texts } from '@besesaka/schema/payments/holding/texts.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { checkHolding } from './check-holding.ts';
import { holdingConsents } from './tables.ts';
import { findConsent, keyOf, markOf, takesProtectedPayments } from './takes-protected-payments.ts';

interface Args<Input = object> {
  ctx: Ctx;
  input: Input;
}

export async function readHolding({ ctx }: Pick<Args, 'ctx'>): Promise<Holding> {
  const consent = keyOf(ctx.config) === 'live' ? await findConsent(ctx) : null;
  const [admin] = consent
    ? await ctx.db.select({ name: users.fullName }).from(users).where(eq(users.id, consent.statedBy))
    : [];
  return {
    key: keyOf(ctx.config),
    is_on: await takesProtectedPayments(ctx),
    consent: consent && {
      name: consent.name,
      text: consent.text,
      stated_by: admin?.name ?? '',
      stated_at: consent.statedAt.toISOString(),
    },
    check:
      consent?.checkedAt && consent.checkText
        ? {
            checked_at: consent.checkedAt.toISOString(),
            has_passed: consent.passedAt !== null,
            text: consent.checkText,
          }
        : null,
  };
}

/** For what asks the provider. */
const rule = { name: 'holding-checks', times: limits.checksPerHour, seconds: 60 * 60 };

/** Replaces an earlier consent, whose check counts no longer. */
export async function stateConsent({ ctx, input: { name, text } }: Args<ConsentInput>): Promise<Holding> {
  await countAct(ctx, rule);
  await inTransaction(ctx, async (tx) => {
    const { userId: statedBy } = requireViewer(tx);
    if (keyOf(tx.config) !== 'live') throw new Refused(texts.notLive);
    await writeAudit({
      ctx: tx,
      input: { act: 'payments.consent', subject: 'protected-payment', details: { name, text } },
    });
    await withdraw(tx, statedBy);
    const stated = { id: newId(), keyMark: markOf(tx.config), name, text, statedBy, statedAt: tx.now };
    await tx.db.insert(holdingConsents).values(stated);
  });
  await checkHolding(ctx);
  return readHolding({ ctx });
}

export async function withdrawConsent({ ctx }: Pick<Args, 'ctx'>): Promise<Holding> {
  await inTransaction(ctx, async (tx) => {
    const { userId: adminId } = requireViewer(tx);
    await writeAudit({
      ctx: tx,
      input: { act: 'payments.consent.withdraw', subject: 'protected-payment', details: {} },
    });
    if (!(await withdraw(tx, adminId))) throw new Refused(texts.noConsent);
  });
  return readHolding({ ctx });
}

async function withdraw({ db, config, now }: Tx, withdrawnBy: string): Promise<boolean> {
  const isValid = and(eq(holdingConsents.keyMark, markOf(config)), isNull(holdingConsents.withdrawnAt));
  const gone = await db
    .update(holdingConsents)
    .set({ withdrawnBy, withdrawnAt: now })
    .where(isValid)
    .returning({ id: holdingConsents.id });
  return gone.length > 0;
}

export async function checkHoldingNow({ ctx }: Pick<Args, 'ctx'>): Promise<Holding> {
  await countAct(ctx, rule);
  if (keyOf(ctx.config) !== 'live') throw new Refused(texts.notLive);
  if (!(await findConsent(ctx))) throw new Refused(texts.consentFirst);
  await writeAudit({ ctx, input: { act: 'payments.consent.check', subject: 'protected-payment', details: {} } });
  await checkHolding(ctx);
  return readHolding({ ctx });
}
