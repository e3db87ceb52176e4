import { daysText } from '@besesaka/schema/shops/delivery.ts';
import type { OrderAction, OrderDeliveryKind, OrderState, PaymentMethod } from '#gql/graphql.ts';

type Tone = 'neutral' | 'brand' | 'gold' | 'clay';

/** The label and colour of each state. */
export const stateWords: Record<OrderState, { label: string; tone: Tone }> = {
  PENDING: { label: 'Pending', tone: 'gold' },
  ACCEPTED: { label: 'Accepted', tone: 'brand' },
  DISPATCHED: { label: 'Dispatched', tone: 'brand' },
  DELIVERED: { label: 'Delivered', tone: 'brand' },
  COMPLETED: { label: 'Completed', tone: 'neutral' },
  DECLINED: { label: 'Declined', tone: 'clay' },
  CANCELLED: { label: 'Cancelled', tone: 'clay' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  RETURNED: { label: 'Returned', tone: 'clay' },
};

export const paymentWords: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  MOBILE_MONEY: 'Mobile money',
  OTHER: 'Another way',
};

interface ActionWords {
  /** The label of the button. */
  label: string;
  /** The title of the confirmation. */
  title: string;
  /** Explains the consequence for both sides. */
  text: string;
  /** Whether the action ends the order. */
  grave?: true;
}

/** The actions that ask first. Accepting acts at once. */
export type AskedAction = Exclude<OrderAction, 'ACCEPT'>;

export const actionWords: Record<AskedAction, ActionWords> = {
  DECLINE: {
    label: 'Decline',
    title: 'Decline this order?',
    text: 'The buyer sees your reason, and the items go back in stock.',
    grave: true,
  },
  DISPATCH: {
    label: 'Mark as dispatched',
    title: 'Is it on its way?',
    text: 'We’ll tell the buyer it’s on the way.',
  },
  DELIVER: {
    label: 'Mark as delivered',
    title: 'Has it arrived?',
    text: 'Both sides see that the items were handed over.',
  },
  COMPLETE: {
    label: 'Complete order',
    title: 'Is everything as it should be?',
    text: 'This closes the order. Do it once you have checked the items.',
  },
  CANCEL: {
    label: 'Cancel order',
    title: 'Cancel this order?',
    text: 'We’ll tell them, and put the items back in stock.',
    grave: true,
  },
  RETURN: {
    label: 'Mark as returned',
    title: 'Did it come back?',
    text: 'The buyer sees your reason, and the items go back in stock.',
    grave: true,
  },
  MARK_PAID: {
    label: 'Mark as paid',
    title: 'How was it paid?',
    text: 'The buyer sees that you have received the payment.',
  },
  MARK_UNPAID: {
    label: 'Undo payment',
    title: 'Was it marked as paid by mistake?',
    text: 'We’ll tell the buyer. You can mark it as paid again, with another payment method if needed.',
  },
  PROPOSE_FEE: {
    label: 'Propose a delivery fee',
    title: 'How much is the delivery?',
    text: 'The buyer accepts or declines it. Once accepted, it is part of the total.',
  },
  ACCEPT_FEE: {
    label: 'Accept delivery fee',
    title: 'Accept the delivery fee?',
    text: 'It becomes part of the total, and we’ll tell the seller.',
  },
  DECLINE_FEE: {
    label: 'Decline delivery fee',
    title: 'Decline the delivery fee?',
    text: 'We’ll tell the seller, who can propose another one. Your order stays.',
  },
};

/** Whether the dialog asks for a reason, and whether it is required. A seller owes the buyer one. */
export function reasonFor(action: OrderAction, viewerIsSeller: boolean): 'required' | 'optional' | 'none' {
  if (action === 'DECLINE' || action === 'RETURN') return 'required';
  if (action === 'CANCEL') return viewerIsSeller ? 'required' : 'optional';
  return 'none';
}

/** Before accepting, declining and cancelling mean the same to a seller, so only declining is offered. */
export function offeredActions(allowed: readonly OrderAction[]): readonly OrderAction[] {
  return allowed.includes('DECLINE') ? allowed.filter((action) => action !== 'CANCEL') : allowed;
}

interface DeliveryFacts {
  kind: OrderDeliveryKind;
  name: string;
  minDays: number | null;
  maxDays: number | null;
}

const deliveryKindWords: Record<OrderDeliveryKind, string> = {
  RIDER: 'The seller’s rider',
  BUS: 'Bus',
  COURIER: 'Courier',
  PICKUP: 'Pickup',
  AGREED: 'Agreed with the seller',
};

/** "VIP bus, 2-3 days". A closed shop's ways have no names. */
export function deliveryWords({ kind, name, minDays, maxDays }: DeliveryFacts): string {
  const what = name || deliveryKindWords[kind];
  return minDays === null || maxDays === null ? what : `${what}, ${daysText({ min: minDays, max: maxDays })}`;
}
