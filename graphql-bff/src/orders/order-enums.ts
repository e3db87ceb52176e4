import { builder } from '#platform/graphql/builder.ts';

/** The contract has the same names in lower case. */
function valuesOf<Name extends string>(descriptions: Readonly<Record<Name, string>>) {
  const values = Object.entries<string>(descriptions).map(
    ([name, description]) => [name, { value: name.toLowerCase(), description }] as const,
  );
  return Object.fromEntries(values) as { [N in Name]: { value: Lowercase<N>; description: string } };
}

export const OrderState = builder.enumType('OrderState', {
  description: 'State of an order.',
  values: valuesOf({
    PENDING: "Placed; waits for the seller's answer.",
    ACCEPTED: 'Accepted by the seller.',
    DISPATCHED: 'Sent to the buyer.',
    DELIVERED: 'Delivered.',
    COMPLETED: 'Completed by the buyer, or automatically some time after dispatch or delivery.',
    RETURN_REQUESTED: 'The buyer wants to return the items; counts as agreed if the seller does not answer in time.',
    RETURN_AGREED: 'The items are on their way back to the seller.',
    DECLINED: 'Declined by the seller.',
    CANCELLED: 'Cancelled by buyer or seller before dispatch.',
    EXPIRED: 'Expired because the seller did not answer in time.',
    RETURNED: 'The items are back with the seller: they could not be delivered, or the buyer returned them.',
  }),
});

export const OrderAction = builder.enumType('OrderAction', {
  description: 'Action on an order.',
  values: valuesOf({
    ACCEPT: 'The seller accepts the order.',
    DECLINE: 'The seller declines the order, with a reason.',
    DISPATCH: 'The seller dispatches the order.',
    DELIVER: 'Buyer or seller confirms the delivery.',
    COMPLETE: 'The buyer completes the order.',
    CANCEL: 'Buyer or seller cancels the order; the seller must give a reason.',
    RETURN: 'The seller marks the order as returned, with a reason.',
    REQUEST_RETURN: 'The buyer asks to return the items, with a reason and photos, until `Order.returnUntil`.',
    WITHDRAW_RETURN: 'The buyer keeps the items after all.',
    AGREE_RETURN: 'The seller agrees to the return.',
    REFUSE_RETURN: 'The seller refuses the return, with a reason.',
    RECEIVE_RETURN: 'The seller has the items back.',
    MARK_PAID: 'The seller marks the order as paid, with the payment method.',
    MARK_UNPAID: 'The seller undoes MARK_PAID.',
    PROPOSE_FEE: 'The seller proposes a delivery fee.',
    ACCEPT_FEE: 'The buyer accepts the proposed fee, which is added to the total.',
    DECLINE_FEE: 'The buyer declines the proposed fee.',
  }),
});

export const PaymentMethod = builder.enumType('PaymentMethod', {
  description: 'How the buyer paid the seller.',
  values: valuesOf({
    CASH_ON_DELIVERY: 'In cash on delivery.',
    MOBILE_MONEY: 'By mobile money.',
    OTHER: 'In another way.',
  }),
});

export const ReturnReason = builder.enumType('ReturnReason', {
  description: 'Why a buyer returns the items.',
  values: valuesOf({
    DAMAGED: 'Broken, or does not work.',
    WRONG_ITEM: 'Not what was ordered.',
    NOT_AS_DESCRIBED: 'Does not match its description or pictures.',
    COUNTERFEIT: 'Counterfeit.',
    CHANGED_MIND: 'The buyer changed their mind.',
    OTHER: 'Another reason.',
  }),
});

export const OrderViewer = builder.enumType('OrderViewer', {
  description: 'Role of the viewer in an order.',
  values: valuesOf({
    BUYER: 'The viewer placed the order.',
    SELLER: "The viewer's shop received the order.",
    ADMIN: 'The viewer is an admin.',
  }),
});

export const OrderActor = builder.enumType('OrderActor', {
  description: 'Who changed an order.',
  values: valuesOf({
    BUYER: 'The buyer.',
    SELLER: 'The seller.',
    SYSTEM: 'The marketplace, by a timer.',
  }),
});

export const OrderDeliveryKind = builder.enumType('OrderDeliveryKind', {
  description: 'Kind of delivery of an order.',
  values: valuesOf({
    RIDER: "The seller's own rider.",
    BUS: 'A parcel by bus, from station to station.',
    COURIER: 'A courier service.',
    PICKUP: 'The buyer picks up the goods.',
    AGREED: 'The buyer accepted a fee that the seller proposed.',
  }),
});
