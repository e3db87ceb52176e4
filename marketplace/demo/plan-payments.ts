import type { ledgerEntries, ledgerLines, payments, receipts } from '#payments/tables.ts';

type PaymentRow = typeof payments.$inferInsert;

interface PlannedPayment {
  payment: PaymentRow & { createdAt: Date };
  entry: typeof ledgerEntries.$inferInsert;
  lines: (typeof ledgerLines.$inferInsert)[];
}

type Bought = Pick<PaymentRow, 'userId' | 'purpose' | 'subjectId' | 'description' | 'channel'> & {
  pesewas: number;
  at: Date;
  /** The account that the money is owed to, if it is no income. */
  account?: string;
};

/** Plans a settled payment with its entry in the ledger. */
export function planPayment(
  id: (what: string) => string,
  { pesewas, at, account = '', ...bought }: Bought,
): PlannedPayment {
  const fees = Math.round(pesewas * 0.0195);
  return {
    payment: {
      id: id('payment'),
      ...bought,
      amountPesewas: pesewas,
      state: 'succeeded',
      version: 3,
      createdAt: at,
      settledAt: at,
    },
    entry: {
      id: id('entry'),
      paymentId: id('payment'),
      subjectId: id('payment'),
      kind: 'charge',
      currency: 'GHS',
      createdAt: at,
    },
    lines: [
      { entryId: id('entry'), account: 'provider', amount: pesewas - fees },
      { entryId: id('entry'), account: 'fees', amount: fees },
      { entryId: id('entry'), account: account || `income:${bought.purpose}`, amount: -pesewas },
    ],
  };
}

/** Receipts are numbered in the order of the payments. */
export function planReceipts(paid: readonly PlannedPayment[]): (typeof receipts.$inferInsert)[] {
  return paid.map(({ payment: { id, createdAt } }, n) => ({ number: 1001 + n, paymentId: id, createdAt }));
}
