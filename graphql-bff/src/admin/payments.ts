import {
  adminPayment,
  adminPaymentRow,
  ledgerBalance,
  ledgerBalances,
  ledgerLine,
} from '@besesaka/schema/admin/payments.ts';
import { listPayments, readAdminPayment, readLedger } from '@besesaka/schema/admin/search-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { Money } from '#platform/graphql/money.ts';

export const AdminPaymentRow = objectOf(adminPaymentRow);

objectOf(ledgerLine, {
  without: ['currency'],
  add: (t) => ({
    amount: t.field({ type: Money, description: 'Amount; negative if it left the account.', resolve: (one) => one }),
  }),
});

objectOf(adminPayment, {
  add: (t) => ({
    refundable: t.expose('refundable', {
      type: Money,
      nullable: true,
      description: 'Amount that can be refunded; null if none.',
    }),
  }),
});

objectOf(ledgerBalance, {
  without: ['currency'],
  add: (t) => ({
    amount: t.field({ type: Money, description: 'Balance; negative if owed or earned.', resolve: (one) => one }),
  }),
});

const Ledger = objectOf(ledgerBalances);

readField(Admin, 'payments', listPayments, { isNumbered: true });
readField(Admin, 'payment', readAdminPayment);
readField(Admin, 'ledger', readLedger, { type: Ledger });
