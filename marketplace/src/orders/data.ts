import { tableData } from '#platform/personal-data/table-data.ts';
import { pruneOrdersJob } from './placed/prune-orders.ts';
import { cartItems, carts, orderItems, orderSteps, orders } from './tables.ts';

export const ordersData = [
  tableData(
    carts,
    { kept: 'as long as its person' },
    {
      userId: 'its person; goes',
      version: 'its person; goes',
      updatedAt: 'its person; goes',
    },
  ),
  tableData(
    cartItems,
    { with: carts },
    {
      id: 'its person; goes',
      userId: 'its person; goes',
      productId: 'its person; goes',
      quantity: 'its person; goes',
      pricePesewas: 'its person; goes',
      addedAt: 'its person; goes',
    },
  ),
  tableData(
    orders,
    {
      pruned: pruneOrdersJob,
      after: 'seven years from its last step, as books must be',
      of: [orders.buyerId, orders.sellerId],
    },
    {
      id: 'nobody; stays',
      checkoutId: 'nobody; stays',
      buyerId: 'nobody; stays',
      shopId: 'nobody; stays',
      sellerId: 'nobody; stays',
      code: 'both; stays',
      state: 'both; stays',
      version: 'both; stays',
      totalPesewas: 'both; stays',
      sellerSlug: 'both; is replaced',
      shippingRegion: 'both; stays',
      paidAt: 'both; stays',
      paymentMethod: 'both; stays',
      createdAt: 'both; stays',
      updatedAt: 'both; stays',
      dueAt: 'both; stays',
      buyerEmail: 'both; is replaced',
      buyerName: 'both; is replaced',
      sellerName: 'both; is replaced',
      shippingFullName: 'both; is replaced',
      shippingPhone: 'both; is replaced',
      shippingAddress: 'both; is replaced',
      shippingCity: 'both; is replaced',
      shippingNotes: 'both; is replaced',
      shippingLandmark: 'both; is replaced',
    },
  ),
  tableData(
    orderItems,
    { with: orders },
    {
      id: 'nobody; stays',
      orderId: 'nobody; stays',
      productId: 'both; stays',
      productName: 'both; stays',
      productSlug: 'both; stays',
      productImage: 'both; goes',
      quantity: 'both; stays',
      pricePesewas: 'both; stays',
      position: 'both; stays',
    },
  ),
  tableData(
    orderSteps,
    { with: orders },
    {
      orderId: 'nobody; stays',
      position: 'both; stays',
      state: 'both; stays',
      actor: 'both; stays',
      at: 'both; stays',
      reason: 'both; is replaced',
    },
  ),
] as const;
