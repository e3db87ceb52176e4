import { isUnconfirmed } from '#accounts/confirmation/is-unconfirmed.ts';
import { accountCredentials } from '#accounts/securing/account-credentials.ts';
import { entriesOfList } from '#admin/exports/entries-of-list.ts';
import { campaignSeller } from '#campaigns/campaign-seller.ts';
import { createCountDirectory } from '#catalog/directory/count-directory.ts';
import { countProductsOf } from '#catalog/listing/count-products-of.ts';
import { findBlockers } from '#chat/safety/find-blockers.ts';
import { notices } from '#notifications/write-notices.ts';
import { findOpenOrders } from '#orders/anonymize-user.ts';
import { paymentCredentials } from '#payments/cards/card-credentials.ts';
import { takesProtectedPayments } from '#payments/holding/takes-protected-payments.ts';
import { checkoutSeller } from '#payouts/checkout/checkout-seller.ts';
import { findOpenMoney } from '#payouts/find-open-money.ts';
import { orderSeller } from '#payouts/order-seller.ts';
import { receiveTransfer } from '#payouts/shop-money/receive-transfer.ts';
import { planSeller } from '#plans/plan-seller.ts';
import type { Ports } from '#platform/context.ts';
import { findOwnShop } from '#shops/find-own-shop.ts';
import { webhookCredentials } from '#webhooks/webhook-credentials.ts';
import { findWishlistedIds } from '#wishlist/find-wishlisted-ids.ts';

export function createPorts(): Ports {
  return {
    notices,
    credentials: [...accountCredentials, ...paymentCredentials, ...webhookCredentials],
    isUnconfirmed,
    deletionGuards: [findOpenOrders],
    findOpenMoney,
    entriesOfList,
    findBlockers,
    findOwnShop,
    countProductsOf,
    countDirectory: createCountDirectory(),
    findWishlistedIds,
    sellers: {
      subscription: planSeller,
      featured_product: campaignSeller,
      order: orderSeller,
      checkout: checkoutSeller,
    },
    receiveTransfer,
    takesProtectedPayments,
  };
}
