import { tableData } from '#platform/table-data.ts';
import { ledgerEntries, ledgerLines, payments, receiptNumbers, receipts } from './tables.ts';

export const paymentsData = [
  tableData(
    payments,
    { kept: 'as the law asks for books' },
    {
      id: 'its person; stays',
      userId: 'its person; stays',
      purpose: 'its person; stays',
      subjectId: 'its person; stays',
      description: 'its person; stays',
      amountPesewas: 'its person; stays',
      state: 'its person; stays',
      version: 'its person; stays',
      channel: 'its person; stays',
      paymentUrl: 'its person; stays',
      heldReason: 'admins; stays',
      providerAnswer: 'admins; stays',
      createdAt: 'its person; stays',
      settledAt: 'its person; stays',
      dueAt: 'nobody; stays',
      checks: 'nobody; stays',
    },
  ),
  tableData(
    ledgerEntries,
    { kept: 'as the law asks for books' },
    {
      id: 'admins; stays',
      paymentId: 'admins; stays',
      kind: 'admins; stays',
      currency: 'admins; stays',
      createdAt: 'admins; stays',
    },
  ),
  tableData(
    ledgerLines,
    { kept: 'as the law asks for books' },
    { entryId: 'admins; stays', account: 'admins; stays', amount: 'admins; stays' },
  ),
  tableData(
    receipts,
    { kept: 'as the law asks for books', of: { through: payments } },
    { number: 'its person; stays', paymentId: 'its person; stays', createdAt: 'its person; stays' },
  ),
  tableData(receiptNumbers, { kept: 'one row' }, { id: 'nobody; stays', last: 'nobody; stays' }),
] as const;
