import {
  adminPayment,
  ledgerBalance,
  ledgerBalances,
  ledgerEntry,
  ledgerLine,
} from '@besesaka/schema/admin/payments.ts';
import {
  findOrders,
  findPayouts,
  findProducts,
  findReviews,
  findShops,
  listPayments,
  readAdminOrder,
  readAdminPayment,
  readLedger,
  searchEverything,
} from '@besesaka/schema/admin/search/operations.ts';
import { adminSearchHit } from '@besesaka/schema/admin/search/resources.ts';
import { Admin } from '#accounts/admin.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { Money } from '#platform/graphql/money.ts';

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
    amount: t.field({
      type: Money,
      description: 'Balance at the end of the month; negative if owed or earned.',
      resolve: (one) => one,
    }),
  }),
});
objectOf(ledgerEntry, {
  without: ['currency'],
  add: (t) => ({ amount: t.field({ type: Money, description: 'Amount that moved.', resolve: (one) => one }) }),
});

objectOf(adminSearchHit);
const Ledger = objectOf(ledgerBalances);

readField(Admin, 'search', searchEverything);
readField(Admin, 'orders', findOrders, { isNumbered: true });
readField(Admin, 'order', readAdminOrder);
readField(Admin, 'products', findProducts, { isNumbered: true });
readField(Admin, 'reviews', findReviews, { isNumbered: true });
readField(Admin, 'shops', findShops, { isNumbered: true });
readField(Admin, 'payments', listPayments, { isNumbered: true });
readField(Admin, 'payment', readAdminPayment);
readField(Admin, 'payouts', findPayouts, { isNumbered: true });
readField(Admin, 'ledger', readLedger, { type: Ledger });
