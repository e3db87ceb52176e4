import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { readSaved, save as saveTo } from './saved.ts';

const refund = z.object({
  id: z.number().int(),
  amount: z.number().int().positive(),
  status: z.enum(['pending', 'processing', 'needs-attention', 'processed', 'failed']),
  customerNote: z.string().nullable(),
  merchantNote: z.string().nullable(),
  createdAt: z.number(),
  refundedAt: z.number().nullable(),
  /** The merchant named the wallet of the payer. */
  isRetried: z.boolean().default(false),
});
export type Refund = z.infer<typeof refund>;

export const refundOutcome = z.enum(['succeeds', 'fails', 'stays pending', 'needs attention']);

const record = z.object({
  id: z.number().int(),
  reference: z.string(),
  accessCode: z.string(),
  email: z.string(),
  amount: z.number().int().positive(),
  currency: z.string(),
  callbackUrl: z.string(),
  metadata: z.unknown(),
  status: z.enum(['abandoned', 'pending', 'success', 'failed', 'send_otp', 'timeout', 'reversed']),
  /** The amount that was really paid, which the tester may have changed. */
  paid: z.object({ amount: z.number().int(), currency: z.string(), metadata: z.unknown() }).nullable(),
  channel: z.string().nullable(),
  answer: z.string().nullable(),
  createdAt: z.number(),
  paidAt: z.number().nullable(),
  /** For a delayed payment: when it settles, and how often the webhook is sent. */
  settlesAt: z.number().nullable(),
  webhookCount: z.number().int().default(1),
  refunds: z.array(refund).default([]),
  /** The outcome of a refund, which the tester may have chosen. */
  refundOutcome: refundOutcome.default('succeeds'),
  /** For a card payment: the authorization for further charges, and their outcome. */
  authorization: z
    .object({ code: z.string(), renews: z.enum(['succeeds', 'declined', 'delayed']) })
    .nullable()
    .default(null),
  /** For a charge of a wallet: its number, and until when it can be confirmed. */
  wallet: z.object({ phone: z.string(), provider: z.string(), expiresAt: z.number() }).nullable().default(null),
});
export type Transaction = z.infer<typeof record>;

type NewPayment = Pick<Transaction, 'reference' | 'email' | 'amount' | 'currency' | 'callbackUrl' | 'metadata'>;

/** A successful payment. */
interface PastPayment extends Pick<Transaction, 'reference' | 'email' | 'amount' | 'currency'> {
  paidAt: number;
}

/** A new transaction that is not paid yet. */
function newTransaction(payment: NewPayment, { id, createdAt }: Pick<Transaction, 'id' | 'createdAt'>): Transaction {
  return {
    ...payment,
    id,
    createdAt,
    accessCode: randomBytes(8).toString('hex'),
    status: 'abandoned',
    paid: null,
    channel: null,
    answer: null,
    paidAt: null,
    settlesAt: null,
    webhookCount: 0,
    refunds: [],
    refundOutcome: 'succeeds',
    authorization: null,
    wallet: null,
  };
}

function pastTransaction({ paidAt, ...payment }: PastPayment, id: number): Transaction {
  const { amount, currency } = payment;
  return {
    ...newTransaction({ ...payment, callbackUrl: '', metadata: null }, { id, createdAt: paidAt }),
    status: 'success',
    paid: { amount, currency, metadata: null },
    channel: 'card',
    answer: 'Successful',
    paidAt,
    webhookCount: 1,
  };
}

/** All transactions. With a file, they survive a restart. */
export function createTransactions({ file, now }: { file: string | null; now: () => number }) {
  const all = new Map(readSaved(file, record).map((one) => [one.reference, one]));
  const byCode = new Map([...all.values()].map((one) => [one.accessCode, one]));
  const byId = new Map([...all.values()].map((one) => [String(one.id), one]));
  let refunded = [...all.values()].reduce((sum, { refunds }) => sum + refunds.length, 0);

  function add(one: Transaction): void {
    all.set(one.reference, one);
    byCode.set(one.accessCode, one);
    byId.set(String(one.id), one);
  }

  const save = () => saveTo(file, all.values());

  return {
    /** Null if the reference is taken. */
    open(payment: NewPayment): Transaction | null {
      if (all.has(payment.reference)) return null;
      const added = newTransaction(payment, { id: 4_000_000_000 + all.size, createdAt: now() });
      add(added);
      save();
      return added;
    },
    /** Adds payments from before this file existed, such as those of the demo, so that they can be refunded. */
    remember(payments: readonly PastPayment[]): void {
      const unknown = payments.filter(({ reference }) => !all.has(reference));
      for (const payment of unknown) add(pastTransaction(payment, 4_000_000_000 + all.size));
      if (unknown.length > 0) save();
    },
    find: (reference: string) => all.get(reference) ?? null,
    byId: (id: string) => byId.get(id) ?? null,
    byAccessCode: (code: string) => byCode.get(code) ?? null,
    byAuthorization: (code: string) =>
      [...all.values()].find(({ authorization }) => authorization?.code === code) ?? null,
    list: () => [...all.values()],
    /** Adds a refund to the transaction. */
    refund(one: Transaction, request: Pick<Refund, 'amount' | 'customerNote' | 'merchantNote'>): Refund {
      const id = 15_000_000 + refunded;
      refunded += 1;
      const added: Refund = { ...request, id, status: 'pending', createdAt: now(), refundedAt: null, isRetried: false };
      one.refunds.push(added);
      save();
      return added;
    },
    changeRefund(one: Refund, to: Partial<Refund>): void {
      Object.assign(one, to);
      save();
    },
    change(one: Transaction, to: Partial<Transaction>): void {
      Object.assign(one, to);
      save();
    },
  };
}

export type Transactions = ReturnType<typeof createTransactions>;
