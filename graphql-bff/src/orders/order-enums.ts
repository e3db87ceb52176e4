import { builder } from '#platform/graphql/builder.ts';

export const OrderState = builder.enumType('OrderState', {
  description: 'State of an order.',
  values: {
    PENDING: { value: 'pending', description: "Placed; waits for the seller's answer." },
    ACCEPTED: { value: 'accepted', description: 'Accepted by the seller.' },
    DISPATCHED: { value: 'dispatched', description: 'Sent to the buyer.' },
    DELIVERED: { value: 'delivered', description: 'Delivered.' },
    COMPLETED: {
      value: 'completed',
      description: 'Completed by the buyer, or automatically some time after dispatch or delivery.',
    },
    RETURN_REQUESTED: {
      value: 'return_requested',
      description: 'The buyer wants to return the items; counts as agreed if the seller does not answer in time.',
    },
    RETURN_AGREED: { value: 'return_agreed', description: 'The items are on their way back to the seller.' },
    DECLINED: { value: 'declined', description: 'Declined by the seller.' },
    CANCELLED: { value: 'cancelled', description: 'Cancelled by buyer or seller before dispatch.' },
    EXPIRED: { value: 'expired', description: 'Expired because the seller did not answer in time.' },
    RETURNED: {
      value: 'returned',
      description: 'The items are back with the seller: they could not be delivered, or the buyer returned them.',
    },
  } as const,
});

export const OrderAction = builder.enumType('OrderAction', {
  description: 'Action on an order.',
  values: {
    ACCEPT: { value: 'accept', description: 'The seller accepts the order.' },
    DECLINE: { value: 'decline', description: 'The seller declines the order, with a reason.' },
    DISPATCH: { value: 'dispatch', description: 'The seller dispatches the order.' },
    DELIVER: { value: 'deliver', description: 'Buyer or seller confirms the delivery.' },
    COMPLETE: { value: 'complete', description: 'The buyer completes the order.' },
    CANCEL: { value: 'cancel', description: 'Buyer or seller cancels the order; the seller must give a reason.' },
    RETURN: { value: 'return', description: 'The seller marks the order as returned, with a reason.' },
    REQUEST_RETURN: {
      value: 'request_return',
      description: 'The buyer asks to return the items, with a reason and photos, until `Order.returnUntil`.',
    },
    WITHDRAW_RETURN: { value: 'withdraw_return', description: 'The buyer keeps the items after all.' },
    AGREE_RETURN: { value: 'agree_return', description: 'The seller agrees to the return.' },
    REFUSE_RETURN: { value: 'refuse_return', description: 'The seller refuses the return, with a reason.' },
    RECEIVE_RETURN: { value: 'receive_return', description: 'The seller has the items back.' },
    MARK_PAID: { value: 'mark_paid', description: 'The seller marks the order as paid, with the payment method.' },
    MARK_UNPAID: { value: 'mark_unpaid', description: 'The seller undoes MARK_PAID.' },
    PROPOSE_FEE: { value: 'propose_fee', description: 'The seller proposes a delivery fee.' },
    ACCEPT_FEE: {
      value: 'accept_fee',
      description: 'The buyer accepts the proposed fee, which is added to the total.',
    },
    DECLINE_FEE: { value: 'decline_fee', description: 'The buyer declines the proposed fee.' },
  } as const,
});

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'How the buyer paid the seller.',
  values: {
    CASH_ON_DELIVERY: { value: 'cash_on_delivery', description: 'In cash on delivery.' },
    MOBILE_MONEY: { value: 'mobile_money', description: 'By mobile money.' },
    OTHER: { value: 'other', description: 'In another way.' },
  } as const,
});

export const ReturnReason = builder.enumType('ReturnReason', {
  description: 'Why a buyer returns the items.',
  values: {
    DAMAGED: { value: 'damaged', description: 'Broken, or does not work.' },
    WRONG_ITEM: { value: 'wrong_item', description: 'Not what was ordered.' },
    NOT_AS_DESCRIBED: { value: 'not_as_described', description: 'Does not match its description or pictures.' },
    COUNTERFEIT: { value: 'counterfeit', description: 'Counterfeit.' },
    CHANGED_MIND: { value: 'changed_mind', description: 'The buyer changed their mind.' },
    OTHER: { value: 'other', description: 'Another reason.' },
  } as const,
});

export const OrderViewer = builder.enumType('OrderViewer', {
  description: 'Role of the viewer in an order.',
  values: {
    BUYER: { value: 'buyer', description: 'The viewer placed the order.' },
    SELLER: { value: 'seller', description: "The viewer's shop received the order." },
    ADMIN: { value: 'admin', description: 'The viewer is an admin.' },
  } as const,
});

export const OrderActor = builder.enumType('OrderActor', {
  description: 'Who changed an order.',
  values: {
    BUYER: { value: 'buyer', description: 'The buyer.' },
    SELLER: { value: 'seller', description: 'The seller.' },
    SYSTEM: { value: 'system', description: 'The marketplace, by a timer.' },
  } as const,
});

export const OrderDeliveryKind = builder.enumType('OrderDeliveryKind', {
  description: 'Kind of delivery of an order.',
  values: {
    RIDER: { value: 'rider', description: "The seller's own rider." },
    BUS: { value: 'bus', description: 'A parcel by bus, from station to station.' },
    COURIER: { value: 'courier', description: 'A courier service.' },
    PICKUP: { value: 'pickup', description: 'The buyer picks up the goods.' },
    AGREED: { value: 'agreed', description: 'The buyer accepted a fee that the seller proposed.' },
  } as const,
});
