import { z } from 'zod';
import { listQuery } from '#kernel/lists/paging.ts';
import { defineOperation, forAdmins, group } from '#kernel/operations/define-operation.ts';
import { oneOf } from '#kernel/reference/describe.ts';
import { examples } from '#kernel/reference/examples.ts';
import { describeQuery, listDescriptions, pathParam } from '#kernel/reference/words.ts';
import { payoutCodeInput, payoutWalletInput, refusePayoutInput } from './inputs.ts';
import { shopMoneyLimits as limits, shopMoneySum } from './limits.ts';
import { payout, payoutList, payoutStatement, payoutWallet, shopMoney, shopMoneyEntryList } from './resources.ts';

const reading = group({ auth: 'seller', scope: 'payments:read' });
/** No API key moves money. */
const paying = group({ auth: 'seller', scope: null });
const payoutId = z.string().max(100);
const payoutByIdParams = pathParam('id', payoutId, 'ID of the payout', examples.payout);
const payoutParams = pathParam('id', payoutId, 'ID of the payout', examples.payout, { as: 'payoutId' });

export const readShopMoney = reading({
  id: 'readShopMoney',
  method: 'GET',
  path: '/api/shop-money',
  summary: "Get the sums of the user's shop: waiting for delivery, available, on its way and paid",
  response: shopMoney,
});

export const listShopMoneyEntries = reading({
  id: 'listShopMoneyEntries',
  method: 'GET',
  path: '/api/shop-money/entries',
  summary: 'List the entries that one of these sums consists of, newest first',
  query: describeQuery(listQuery(limits.perPage).extend({ sum: oneOf(shopMoneySum) }), {
    ...listDescriptions(limits.perPage),
    sum: ['The sum', 'available'],
  }),
  response: shopMoneyEntryList,
});

export const setPayoutWallet = paying({
  id: 'setPayoutWallet',
  method: 'PUT',
  path: '/api/payout-wallet',
  suspended: 'refused',
  fresh: true,
  confirmed: true,
  timesAnHour: limits.walletChangesPerHour,
  unversioned: 'the last wallet counts, and each change is told by mail',
  summary: `Set the wallet for payouts; a change of it waits ${limits.walletWaitHours} hours, in which nothing is paid out`,
  body: payoutWalletInput,
  response: payoutWallet,
  refuses: ['REFUSED', 'NOT_FOUND', 'UNAVAILABLE'],
});

export const listPayouts = reading({
  id: 'listPayouts',
  method: 'GET',
  path: '/api/payouts',
  summary: "List the payouts of the user's shop, newest first",
  query: describeQuery(listQuery(limits.perPage), listDescriptions(limits.perPage)),
  response: payoutList,
});

export const requestPayout = paying({
  id: 'requestPayout',
  method: 'POST',
  path: '/api/payouts',
  suspended: 'refused',
  timesAnHour: 20,
  summary: 'Pay out what is available now, once a day',
  idempotent: true,
  response: payout,
  status: 201,
  refuses: ['REFUSED', 'NOT_FOUND'],
});

export const readPayoutStatement = reading({
  id: 'readPayoutStatement',
  method: 'GET',
  path: '/api/payouts/{id}',
  summary: 'Get a payout with its statement: each order with commission, VAT, fee, refunds and net amount',
  params: payoutByIdParams,
  response: payoutStatement,
});

export const exportPayoutStatement = reading({
  id: 'exportPayoutStatement',
  method: 'GET',
  path: '/api/payouts/{id}/statement.csv',
  summary: 'Get the statement of a payout as CSV',
  params: payoutByIdParams,
  response: 'text/csv',
});

export const approveTransfer = defineOperation({
  id: 'approveTransfer',
  method: 'POST',
  path: '/api/payouts/approval',
  auth: 'visitor',
  suspended: 'may',
  limit: 'none; only a payout that we are asking for now passes',
  summary: 'For the payment provider: whether it may make a transfer; signed in x-paystack-signature',
  body: { schema: z.record(z.string(), z.unknown()), fields: {} },
  response: z.object({ approved: z.literal(true) }),
  isUndocumented: true,
});

const money = forAdmins('money');

export const approvePayout = money({
  id: 'approvePayout',
  method: 'POST',
  path: '/api/admin/payouts/{id}/approve',
  fresh: true,
  summary:
    'For admins: approve a payout; a large one needs two admins, or with a single admin two approvals a day apart',
  params: payoutParams,
  response: payout,
  refuses: ['REFUSED'],
});

export const refusePayout = money({
  id: 'refusePayout',
  method: 'POST',
  path: '/api/admin/payouts/{id}/refuse',
  fresh: true,
  summary: 'For admins: refuse a payout that waits, and its wallet; the money is available to the shop again',
  params: payoutParams,
  body: refusePayoutInput,
  response: payout,
  refuses: ['REFUSED'],
});

export const submitPayoutCode = money({
  id: 'submitPayoutCode',
  method: 'POST',
  path: '/api/admin/payouts/{id}/code',
  fresh: true,
  timesAnHour: 30,
  summary: 'For admins: pass on the code that the payment provider asks the operator for',
  params: payoutParams,
  body: payoutCodeInput,
  response: payout,
  refuses: ['REFUSED', 'UNAVAILABLE'],
});
