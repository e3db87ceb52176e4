import { payoutChanged } from '@besesaka/schema/payouts/shop-money/events.ts';
import {
  approvePayout,
  listPayouts,
  listShopMoneyEntries,
  readPayoutStatement,
  readShopMoney,
  refusePayout,
  requestPayout,
  setPayoutWallet,
  submitPayoutCode,
} from '@besesaka/schema/payouts/shop-money/operations.ts';
import { payout, payoutStatement, payoutWallet, shopMoney } from '@besesaka/schema/payouts/shop-money/resources.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

const PayoutWallet = objectOf(payoutWallet);
const Payout = objectOf(payout);
objectOf(shopMoney);
objectOf(payoutStatement);

viewerField('shopMoney', readShopMoney);
viewerField('shopMoneyEntries', listShopMoneyEntries);
viewerField('payouts', listPayouts);
viewerField('payoutStatement', readPayoutStatement);

mutation(setPayoutWallet, { wallet: PayoutWallet });
mutation(requestPayout, { payout: Payout }, { needsKey: true });
mutation(approvePayout, { payout: Payout });
mutation(refusePayout, { payout: Payout });
mutation(submitPayoutCode, { payout: Payout });

export const PayoutChanged = inboxEvent(payoutChanged);
