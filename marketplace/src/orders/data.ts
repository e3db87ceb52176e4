import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneOrdersJob } from './placed/prune-orders.ts';
import { cartItems, carts, orderItems, orderSteps, orders } from './tables.ts';

export const ordersData = [
  tableData(
    carts,
    { stored: 'as long as the account' },
    {
      userId: 'owner; deleted',
      version: 'owner; deleted',
      updatedAt: 'owner; deleted',
    },
  ),
  tableData(
    cartItems,
    { with: carts },
    {
      id: 'owner; deleted',
      userId: 'owner; deleted',
      productId: 'owner; deleted',
      quantity: 'owner; deleted',
      pricePesewas: 'owner; deleted',
      addedAt: 'owner; deleted',
    },
  ),
  tableData(
    orders,
    {
      pruned: pruneOrdersJob,
      after: 'seven years from its last step, as the law requires for accounts',
      of: [orders.buyerId, orders.sellerId],
    },
    {
      id: 'no one; stays',
      checkoutId: 'no one; stays',
      buyerId: 'no one; stays',
      shopId: 'no one; stays',
      sellerId: 'no one; stays',
      code: 'both; stays',
      state: 'both; stays',
      version: 'both; stays',
      totalPesewas: 'both; stays',
      sellerSlug: 'both; replaced',
      shippingRegion: 'both; stays',
      paidAt: 'both; stays',
      paymentMethod: 'both; stays',
      createdAt: 'both; stays',
      updatedAt: 'both; stays',
      dueAt: 'both; stays',
      buyerEmail: 'both; replaced',
      buyerName: 'both; replaced',
      sellerName: 'both; replaced',
      shippingFullName: 'both; replaced',
      shippingPhone: 'both; replaced',
      shippingAddress: 'both; replaced',
      shippingCity: 'both; replaced',
      shippingNotes: 'both; replaced',
      shippingLandmark: 'both; replaced',
    },
  ),
  tableData(
    orderItems,
    { with: orders },
    {
      id: 'no one; stays',
      orderId: 'no one; stays',
      productId: 'both; stays',
      productName: 'both; stays',
      productSlug: 'both; stays',
      productImage: 'both; deleted',
      quantity: 'both; stays',
      pricePesewas: 'both; stays',
      position: 'both; stays',
    },
  ),
  tableData(
    orderSteps,
    { with: orders },
    {
      orderId: 'no one; stays',
      position: 'both; stays',
      state: 'both; stays',
      actor: 'both; stays',
      at: 'both; stays',
      reason: 'both; replaced',
    },
  ),
] as const;
