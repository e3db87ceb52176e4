import type { OrderAction, OrderState, PaymentMethod } from '#gql/graphql.ts';

type Tone = 'neutral' | 'brand' | 'gold' | 'clay';

/** What people call each state, and its colour. */
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
  /** On the button. */
  label: string;
  /** Above the question that follows. */
  title: string;
  /** What it means for both sides. */
  text: string;
  /** Ends the order. */
  grave?: true;
}

export const actionWords: Record<OrderAction, ActionWords> = {
  ACCEPT: {
    label: 'Accept order',
    title: 'Accept this order?',
    text: 'The buyer is notified at once. Please contact them within 24 hours about payment and delivery.',
  },
  DECLINE: {
    label: 'Decline',
    title: 'Decline this order?',
    text: 'The buyer reads your reason, and the items go back on your shelf.',
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
    text: 'The other side is notified at once, and the items go back on the shelf.',
    grave: true,
  },
  RETURN: {
    label: 'Mark as returned',
    title: 'Did it come back?',
    text: 'The buyer reads your reason, and the items go back on your shelf.',
    grave: true,
  },
  MARK_PAID: {
    label: 'Mark as paid',
    title: 'How was it paid?',
    text: 'The buyer sees that you have received the payment.',
  },
  MARK_UNPAID: {
    label: 'Undo payment',
    title: 'Was the payment noted by mistake?',
    text: 'We’ll tell the buyer. You can record it again, also as paid in another way.',
  },
};

/** Whether a reason is asked, and whether it must be given: the seller owes one to the buyer. */
export function reasonFor(action: OrderAction, viewerIsSeller: boolean): 'required' | 'optional' | 'none' {
  if (action === 'DECLINE' || action === 'RETURN') return 'required';
  if (action === 'CANCEL') return viewerIsSeller ? 'required' : 'optional';
  return 'none';
}

/** Declining and cancelling are one thing to a seller who has not accepted yet: only the first is offered then. */
export function offeredActions(allowed: readonly OrderAction[]): readonly OrderAction[] {
  return allowed.includes('DECLINE') ? allowed.filter((action) => action !== 'CANCEL') : allowed;
}
