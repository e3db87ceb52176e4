import { builder } from '#platform/graphql/builder.ts';

export const OrderState = builder.enumType('OrderState', {
  description: 'Where an order stands.',
  values: {
    PENDING: { value: 'pending', description: 'Placed; the seller has not answered yet.' },
    ACCEPTED: { value: 'accepted', description: 'The seller will deliver it.' },
    DISPATCHED: { value: 'dispatched', description: 'It is on its way.' },
    DELIVERED: { value: 'delivered', description: 'It has arrived.' },
    COMPLETED: { value: 'completed', description: 'It has arrived and all is well.' },
    DECLINED: { value: 'declined', description: 'The seller turned it down.' },
    CANCELLED: { value: 'cancelled', description: 'Called off before it was on its way.' },
    EXPIRED: { value: 'expired', description: 'The seller did not answer in time.' },
    RETURNED: { value: 'returned', description: 'It could not be handed over and went back.' },
  } as const,
});

export const OrderAction = builder.enumType('OrderAction', {
  description: 'What a person may do to an order.',
  values: {
    ACCEPT: { value: 'accept', description: 'The seller takes it on.' },
    DECLINE: { value: 'decline', description: 'The seller turns it down, with a reason.' },
    DISPATCH: { value: 'dispatch', description: 'The seller sends it off.' },
    DELIVER: { value: 'deliver', description: 'Seller or buyer say that it has arrived.' },
    COMPLETE: { value: 'complete', description: 'The buyer says that all is well.' },
    CANCEL: { value: 'cancel', description: 'Buyer or seller call it off; the seller with a reason.' },
    RETURN: { value: 'return', description: 'The seller notes that it came back, with a reason.' },
    MARK_PAID: { value: 'mark_paid', description: 'The seller notes that it was paid, and how.' },
    MARK_UNPAID: { value: 'mark_unpaid', description: 'The seller takes back a payment that was noted by mistake.' },
  } as const,
});

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'How a buyer paid the seller.',
  values: {
    CASH_ON_DELIVERY: { value: 'cash_on_delivery', description: 'In cash, when it was handed over.' },
    MOBILE_MONEY: { value: 'mobile_money', description: 'By mobile money.' },
    OTHER: { value: 'other', description: 'Some other way.' },
  } as const,
});

export const OrderViewer = builder.enumType('OrderViewer', {
  description: 'What you are to an order.',
  values: {
    BUYER: { value: 'buyer', description: 'You placed it.' },
    SELLER: { value: 'seller', description: 'It was placed at your shop.' },
    ADMIN: { value: 'admin', description: 'You run the marketplace.' },
  } as const,
});

export const OrderActor = builder.enumType('OrderActor', {
  description: 'Who brought an order forward.',
  values: {
    BUYER: { value: 'buyer', description: 'Who placed it.' },
    SELLER: { value: 'seller', description: 'Whose shop it was placed at.' },
    SYSTEM: { value: 'system', description: 'The marketplace, because time ran out.' },
  } as const,
});
