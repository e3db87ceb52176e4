import { readReceipt } from '@besesaka/schema/payments/operations.ts';
import { type Receipt as ReceiptValue, receipt } from '@besesaka/schema/payments/resources.ts';
import { readOnce } from '#platform/context/context.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { Payment } from './payment.ts';

const Receipt = builder.objectRef<ReceiptValue>('Receipt').implement({
  description: 'What you get for something paid.',
  fields: (t) => ({
    ...passedThrough(t, receipt, { without: ['payment', 'issued_at'] }),
    createdAt: t.expose('issued_at', { type: 'DateTime', ...wordsOf(receipt, 'issued_at') }),
    payment: t.expose('payment', { type: Payment, description: 'What was paid.' }),
  }),
});

builder.queryField('receipt', (t) =>
  t.field({
    type: Receipt,
    nullable: true,
    description: 'One receipt of yours; null when there is none of this number.',
    args: { number: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { number }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readReceipt, { params: { number: String(number) } })),
  }),
);
