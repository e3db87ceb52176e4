import type { PaymentInput } from '@besesaka/schema/payments/inputs.ts';
import { paymentLimits as limits, paymentPurpose } from '@besesaka/schema/payments/limits.ts';
import type { PaymentStarted } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { Refused, Unauthenticated, Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { callExternal } from '#platform/idempotency/external-call.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { emitPaymentChanged } from './emit-payment-changed.ts';
import { openTransaction } from './provider.ts';
import { nextCheck } from './rules.ts';
import type { Quote } from './seller.ts';
import { type PaymentRow, payments } from './tables.ts';

const rule = { name: 'payments', times: limits.perHour, seconds: 60 * 60 };

interface Reserved {
  email: string;
  amountPesewas: number;
  userId: string;
  purpose: string;
}
type Opened = { url: string } | { refusal: string };

/** Asks the provider for a payment page, once for each key. */
export async function startPayment({ ctx, input }: { ctx: Ctx; input: PaymentInput & { key: string | undefined } }) {
  const { key = newId(), ...terms } = input;
  requireViewer(ctx);
  if (!ctx.config.paystack.secretKey) throw new Unavailable(texts.notSetUp);
  await countAct(ctx, rule, texts.tooMany);
  const begin = () =>
    callExternal(ctx, openPayment, {
      key,
      request: { method: 'POST', path: '/api/payments/initialize', body: terms },
      reserve: ({ tx, reference }) => reserve(tx, terms, reference),
    });
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await begin();
      if (!('started' in answer)) throw new Refused(texts.initializeFailed);
      return answer.started;
    } catch (error) {
      if (!(error instanceof AlreadyStarted)) throw error;
      if (error.url !== null) return startedAt(error.url, error.reference);
      // Another request is asking the provider for this page right now.
      if (tries === patientTries) throw new Unavailable();
      await new Promise((done) => setTimeout(done, patientMs));
    }
  }
}

const patientTries = 12;
const patientMs = 250;

/** An open payment for the same subject exists. A second page would allow paying twice. */
class AlreadyStarted extends Error {
  readonly url: string | null;
  readonly reference: string;

  constructor({ id, paymentUrl }: Pick<PaymentRow, 'id' | 'paymentUrl'>) {
    super('This is being paid for already');
    this.url = paymentUrl;
    this.reference = id;
  }
}

/** An open page is reused for this long. After that a new page is more reliable. */
const youngMs = 15 * 60_000;

async function refuseSecond(ctx: Ctx, userId: string, { purpose, subjectId, amountPesewas }: Quote): Promise<void> {
  const { createdAt, state } = payments;
  const same = and(eq(payments.userId, userId), eq(payments.purpose, purpose), eq(payments.subjectId, subjectId));
  const youngest = gt(createdAt, new Date(ctx.now.getTime() - youngMs));
  const begun = and(inArray(state, ['opening', 'open']), isNull(payments.cardId));
  const [known] = await ctx.db
    .select()
    .from(payments)
    .where(and(same, eq(payments.amountPesewas, amountPesewas), begun, youngest))
    .orderBy(desc(createdAt))
    .limit(1);
  if (known) throw new AlreadyStarted(known);
}

async function reserve(tx: Tx, input: PaymentInput, id: string): Promise<Reserved> {
  const { userId } = requireViewer(tx);
  // The lock makes the second of two concurrent requests see the first.
  const [user] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw new Unauthenticated();
  const purpose = paymentPurpose.values.find((one) => one === input.payment_type);
  if (!purpose) throw new Refused(texts.unknownPurpose);
  const quote = await tx.ports.sellers[purpose].quote(tx, { input, userId });
  const { amountPesewas } = quote;
  await refuseSecond(tx, userId, quote);
  const row = { id, userId, ...quote, createdAt: tx.now };
  await tx.db.insert(payments).values(row);
  return { email: user.email, amountPesewas, userId, purpose };
}

/**
 * If the address of a page is lost, no user can open it. Its payment ends here, and the next one has a new reference.
 */
export const openPayment: ExternalCall<Reserved, Opened, { started: PaymentStarted } | { refused: string }> = {
  kind: 'payments.open',
  call: ({ ctx, input, reference, signal }) =>
    openTransaction(
      { paystack: ctx.config.paystack, signal },
      {
        reference,
        email: input.email,
        amountPesewas: input.amountPesewas,
        callbackUrl: `${ctx.config.publicUrl}/payments/callback`,
        metadata: { user: input.userId, purpose: input.purpose },
      },
    ),
  settle: async ({ tx, outcome, reference }) => {
    const isOpen = 'url' in outcome;
    const [row] = await tx.db
      .update(payments)
      .set({
        state: isOpen ? 'open' : 'failed',
        paymentUrl: isOpen ? outcome.url : null,
        version: 2,
        dueAt: nextCheck({ createdAt: tx.now }, 0, tx.now),
      })
      .where(and(eq(payments.id, reference), eq(payments.state, 'opening')))
      .returning();
    if (row) await emitPaymentChanged(tx, row);
    if (!isOpen) return { refused: outcome.refusal };
    return { started: startedAt(outcome.url, reference) };
  },
};

function startedAt(payment_url: string, reference: string): PaymentStarted {
  return { success: true, payment_url, reference, message: 'Authorization URL created', error: null };
}
