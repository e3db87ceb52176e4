import { cedi } from '@besesaka/schema/kernel/money.ts';
import { enumName } from '@besesaka/schema/kernel/names.ts';
import { orderLimits as limits, orderState } from '@besesaka/schema/orders/limits.ts';
import { orderActionLabels, orderStateLabels } from '@besesaka/schema/orders/state-labels.ts';
import { daysText } from '@besesaka/schema/shops/delivery.ts';
import type { OrderAction, OrderDeliveryKind, OrderState, PaymentMethod, ReturnReason } from '#gql/graphql.ts';

type Tone = 'neutral' | 'brand' | 'gold' | 'clay';

const tones: Record<OrderState, Tone> = {
  AWAITING_PAYMENT: 'gold',
  PENDING: 'gold',
  ACCEPTED: 'brand',
  DISPATCHED: 'brand',
  DELIVERED: 'brand',
  COMPLETED: 'neutral',
  RETURN_REQUESTED: 'gold',
  RETURN_AGREED: 'brand',
  DECLINED: 'clay',
  CANCELLED: 'clay',
  EXPIRED: 'neutral',
  RETURNED: 'clay',
};

/** In the order of an order's progress. */
export const orderStates = orderState.values.map(enumName);

/** A tab that is older than the service may meet states that it does not know. */
export function wordsOfState(state: OrderState): { label: string; tone: Tone } {
  return { label: labelOf(orderStateLabels, state) ?? plainName(state), tone: tones[state] ?? 'neutral' };
}

/** The label of an enumeration's value, by its name in the contract. */
function labelOf(labels: Readonly<Record<string, string>>, name: string): string | undefined {
  return labels[name.toLowerCase()];
}

/** "IN_REVIEW" becomes "In review". */
function plainName(name: string): string {
  const text = name.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The label of a step: of its state, or of an action after which the order is what it was before. */
export function stepLabel({ state, action }: { state: OrderState; action?: OrderAction | null }): string {
  const label = action && labelOf(orderActionLabels, action);
  if (label) return label;
  return state === 'PENDING' ? 'Placed' : wordsOfState(state).label;
}

/** Both sides read these, so they say "ordered" and not "I ordered". */
export const returnReasonWords: Record<ReturnReason, string> = {
  DAMAGED: 'Broken, or does not work',
  WRONG_ITEM: 'Not what was ordered',
  NOT_AS_DESCRIBED: 'Does not match its description or pictures',
  COUNTERFEIT: 'Counterfeit',
  CHANGED_MIND: 'No longer wanted',
  OTHER: 'Another reason',
};

export const paymentWords: Record<PaymentMethod, string> = {
  CASH_ON_DELIVERY: 'Cash on delivery',
  MOBILE_MONEY: 'Mobile money',
  OTHER: 'Another way',
  ONLINE: 'In the app',
};

interface ActionWords {
  /** The label of the button. */
  label: string;
  /** The title of the confirmation. */
  title: string;
  /** Explains the consequence for both sides. */
  text: string;
  /** The text for an order that was paid in the app, if it is another one. */
  paidText?: string;
  /** Whether the action ends the order. */
  grave?: true;
  /** Whether it is never the next step forward. */
  aside?: true;
}

/** The actions that ask first. Accepting acts at once. */
export type AskedAction = Exclude<OrderAction, 'ACCEPT' | 'PAY' | 'TAKE_BACK'>;

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
    paidText: 'This closes the order, and the seller gets the money. Do it once you have checked the items.',
  },
  CANCEL: {
    label: 'Cancel order',
    title: 'Cancel this order?',
    text: 'We’ll tell them, and put the items back in stock.',
    paidText: 'We’ll tell them, put the items back in stock, and send the money back to the buyer.',
    grave: true,
  },
  RETURN: {
    label: 'Mark as returned',
    title: 'Did it come back?',
    text: 'The buyer sees your reason, and the items go back in stock.',
    grave: true,
  },
  REQUEST_RETURN: {
    label: 'Return items',
    title: 'Return the items',
    text: `The seller has ${limits.returnAnswerDays} days to answer. After that the return counts as agreed.`,
    aside: true,
  },
  WITHDRAW_RETURN: {
    label: 'Keep the items',
    title: 'Keep the items after all?',
    text: 'We’ll tell the seller that you no longer want to return them.',
    aside: true,
  },
  AGREE_RETURN: {
    label: 'Agree to return',
    title: 'Take the items back?',
    text: 'Agree with the buyer how they come back. You owe the money within 5 working days of receiving them.',
    paidText: 'Agree with the buyer how they come back. The money goes back by itself once you have received them.',
  },
  REFUSE_RETURN: {
    label: 'Refuse return',
    title: 'Refuse this return?',
    text: 'The buyer sees your reason, and can ask us to look at it.',
    grave: true,
  },
  RECEIVE_RETURN: {
    label: 'Items received',
    title: 'Are the items back?',
    text: 'They go back in stock. Please return the buyer’s money within 5 working days.',
    paidText: 'They go back in stock, and the buyer’s money goes back by itself.',
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
  ASK_PAYMENT: {
    label: 'Ask for payment',
    title: 'Ask the buyer to pay now?',
    text: 'They can pay by mobile money or card in the app. The money is yours at once.',
    aside: true,
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
  if (action === 'DECLINE' || action === 'RETURN' || action === 'REFUSE_RETURN') return 'required';
  if (action === 'CANCEL') return viewerIsSeller ? 'required' : 'optional';
  return 'none';
}

/** Before accepting, declining and cancelling mean the same to a seller, so only declining is offered. */
export function offeredActions(allowed: readonly OrderAction[]): readonly OrderAction[] {
  return allowed.includes('DECLINE') ? allowed.filter((action) => action !== 'CANCEL') : allowed;
}

export const feeWords = (amount: string) => (Number(amount) === 0 ? 'Free' : cedi(amount));

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
