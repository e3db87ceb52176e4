import { currency } from '@besesaka/schema/kernel/money.ts';
import { paymentLimits as limits, paymentPurpose, type WalletNetwork } from '@besesaka/schema/payments/limits.ts';
import type { PaymentStarted } from '@besesaka/schema/payments/resources.ts';
import { paymentTexts as texts } from '@besesaka/schema/payments/texts.ts';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { Refused, Unauthenticated, Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { callExternal } from '#platform/idempotency/external-call.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { emitPaymentChanged } from './emit-payment-changed.ts';
import { chargeWallet, openTransaction, readCharge, type Transaction } from './provider.ts';
import { nextCheck } from './rules.ts';
import type { PaymentSubject, Quote } from './seller.ts';
import { applyTransaction } from './settle-payment.ts';
import { type PaymentRow, payments } from './tables.ts';

const rule = { name: 'payments', times: limits.perHour, seconds: 60 * 60 };

interface OpeningInput {
  email: string;
  amountPesewas: number;
  userId: string;
  purpose: string;
  wallet?: Wallet | undefined;
  /** Until then the payer expects the prompt. */
  promptUntil?: string | undefined;
}
type ProviderOutcome = { url: string } | { refusal: string } | { charge: Transaction };

export interface Wallet {
  network: WalletNetwork;
  phone: string;
}

/** A started payment, with its page if it has one. */
type StartedPayment = { url: string | null; reference: string } | { refused: string };

export interface Terms extends PaymentSubject {
  wallet?: Wallet | undefined;
}

/** Asks the provider for a payment page, once for each key. */
export async function startPayment({ ctx, input }: { ctx: Ctx; input: Terms & { key: string | undefined } }) {
  const { key, ...terms } = input;
  try {
    const started = await openPaymentOnce(ctx, { terms, key, path: '/api/payments/initialize' });
    if ('refused' in started) throw new Refused(texts.initializeFailed);
    if (started.url === null) throw new Refused(texts.promptOpen);
    return startedAt(started.url, started.reference);
  } catch (error) {
    if (error instanceof AlreadyStarted && error.url !== null) return startedAt(error.url, error.reference);
    throw error instanceof AlreadyStarted ? new Refused(texts.promptOpen) : error;
  }
}

/** Starts a payment on a page or a wallet, once for each key. Waits while another request opens the same page. */
export async function openPaymentOnce(
  ctx: Ctx,
  { terms, key = newId(), path }: { terms: Terms; key: string | undefined; path: string },
): Promise<StartedPayment> {
  requireViewer(ctx);
  if (!ctx.config.paystack.secretKey) throw new Unavailable(texts.notSetUp);
  await countAct(ctx, rule, texts.tooMany);
  for (let tries = 1; ; tries += 1) {
    try {
      return await callExternal(ctx, openAtProvider, {
        key,
        request: { method: 'POST', path, body: terms },
        reserve: ({ tx, reference }) => reserve(tx, terms, reference),
      });
    } catch (error) {
      if (!(error instanceof AlreadyStarted) || error.url !== null || error.hasPrompt) throw error;
      if (tries === waitTries) throw new Unavailable();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

const waitTries = 12;
const waitMs = 250;

/** An open payment for the same subject exists. A second page would allow paying twice. */
export class AlreadyStarted extends Error {
  readonly url: string | null;
  readonly reference: string;
  readonly hasPrompt: boolean;

  constructor({ id, paymentUrl, promptUntil }: Pick<PaymentRow, 'id' | 'paymentUrl' | 'promptUntil'>) {
    super('This is being paid for already');
    this.url = paymentUrl;
    this.reference = id;
    this.hasPrompt = promptUntil !== null;
  }
}

/** A page is reused for this long, also while its payment is processing. After that a new page is more reliable. */
const pageReuseMs = 15 * 60_000;

async function refuseSecond(
  ctx: Ctx,
  { userId, wallet }: { userId: string; wallet: Wallet | undefined },
  { purpose, subjectId, amountPesewas }: Quote,
): Promise<void> {
  const { createdAt, state } = payments;
  const isSameSubject = and(
    eq(payments.userId, userId),
    eq(payments.purpose, purpose),
    eq(payments.subjectId, subjectId),
  );
  const isRecent = gt(createdAt, new Date(ctx.now.getTime() - pageReuseMs));
  const onPage = and(
    inArray(state, ['opening', 'open', 'processing']),
    isNull(payments.cardId),
    isNull(payments.promptUntil),
  );
  const onPhone = and(
    inArray(state, ['opening', 'processing']),
    gt(payments.promptUntil, new Date(ctx.now.getTime() - limits.promptGraceMs)),
  );
  // A wallet may pay although a page is open, but not beside another prompt.
  const blocksAnother = wallet ? onPhone : or(onPage, onPhone);
  const [earlier] = await ctx.db
    .select()
    .from(payments)
    .where(and(isSameSubject, eq(payments.amountPesewas, amountPesewas), blocksAnother, isRecent))
    .orderBy(desc(createdAt))
    .limit(1);
  if (earlier) throw new AlreadyStarted(earlier);
}

async function reserve(tx: Tx, { wallet, ...input }: Terms, id: string): Promise<OpeningInput> {
  const { userId } = requireViewer(tx);
  // The lock makes the second of two concurrent requests see the first.
  const [user] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw new Unauthenticated();
  const purpose = paymentPurpose.values.find((value) => value === input.payment_type);
  if (!purpose) throw new Refused(texts.unknownPurpose);
  const quote = await tx.ports.sellers[purpose].quote(tx, { input, userId });
  const { amountPesewas } = quote;
  await refuseSecond(tx, { userId, wallet }, quote);
  const prompt = wallet && {
    ...wallet,
    promptStep: 'phone' as const,
    promptUntil: new Date(tx.now.getTime() + limits.promptMs),
  };
  await tx.db.insert(payments).values({ id, userId, ...quote, ...prompt, createdAt: tx.now });
  return { email: user.email, amountPesewas, userId, purpose, wallet, promptUntil: prompt?.promptUntil.toISOString() };
}

/**
 * If the address of a page is lost, no user can open it. Its payment ends here, and the next one has a new reference.
 */
export const openAtProvider: ExternalCall<OpeningInput, ProviderOutcome, StartedPayment> = {
  kind: 'payments.open',
  call: async ({ ctx, input, reference, isRepeated, signal }) => {
    const provider = { paystack: ctx.config.paystack, signal };
    const { email, amountPesewas, wallet, promptUntil } = input;
    const metadata = { user: input.userId, purpose: input.purpose };
    if (!wallet) {
      const callbackUrl = `${ctx.config.publicUrl}/payments/callback`;
      return openTransaction(provider, { reference, email, amountPesewas, callbackUrl, metadata });
    }
    const earlier = isRepeated ? await readCharge(provider, { reference, amountPesewas }) : null;
    // The payer no longer expects the prompt.
    if (!earlier && promptUntil && ctx.now > new Date(promptUntil))
      return { charge: { reference, status: 'timeout', amount: amountPesewas, currency } };
    return {
      charge: earlier ?? (await chargeWallet(provider, { reference, email, amountPesewas, metadata, ...wallet })),
    };
  },
  settle: async ({ tx, outcome, reference }) => {
    if ('charge' in outcome) {
      await applyTransaction(tx, reference, outcome.charge);
      return { url: null, reference };
    }
    const isOpen = 'url' in outcome;
    const [row] = await tx.db
      .update(payments)
      .set({
        state: isOpen ? 'open' : 'failed',
        paymentUrl: isOpen ? outcome.url : null,
        version: 2,
        dueAt: nextCheck({ createdAt: tx.now, promptUntil: null }, 0, tx.now),
      })
      .where(and(eq(payments.id, reference), eq(payments.state, 'opening')))
      .returning();
    if (row) await emitPaymentChanged(tx, row);
    return isOpen ? { url: outcome.url, reference } : { refused: outcome.refusal };
  },
};

function startedAt(payment_url: string, reference: string): PaymentStarted {
  return { success: true, payment_url, reference, message: 'Authorization URL created', error: null };
}
