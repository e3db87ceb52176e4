import { clockTime, longDate, recentDate, shortDate } from '@besesaka/schema/kernel/dates.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import type { OrderAction, OrderState, OrderViewer } from '#gql/graphql.ts';

interface News {
  state: OrderState;
  viewerIs: OrderViewer;
  expiresAt: string | null;
  /** When the order moves on by itself; unknown in a conversation. */
  dueAt?: string | null;
  updatedAt: string;
  buyerName: string;
  shop: { name: string };
  /** Whether the buyer pays before the shop gets the order. A conversation only shows open orders, whose news is the same. */
  isProtected?: boolean;
  steps?: readonly { action: OrderAction | null }[];
}

/** Money that was paid in the app goes back by itself. */
const wasPaidInApp = ({ steps = [] }: News): boolean => steps.some(({ action }) => action === 'PAY');

/** One sentence: where the order is, and what comes next. */
export function orderNews(order: News, now: number): string {
  return order.viewerIs === 'SELLER' ? newsForSeller(order) : newsForBuyer(order, now);
}

function newsForSeller(order: News): string {
  const { state, expiresAt, dueAt = null, buyerName: buyer } = order;
  const refund = wasPaidInApp(order) ? ' The buyer’s money goes back by itself.' : '';
  const news: Record<OrderState, string> = {
    AWAITING_PAYMENT: `${buyer} has not paid yet.`,
    PENDING: `${buyer} waits for your answer${untilText(expiresAt)}.`,
    ACCEPTED: `Accepted. Contact ${buyer} within 24 hours, then send it.`,
    DISPATCHED: `On the way to ${buyer}. Mark it as delivered once it has arrived.`,
    DELIVERED: `Delivered. ${buyer} confirms it, or it completes by itself after ${limits.completesAfterDeliveredDays} days.`,
    COMPLETED: 'Done. There is nothing left to do.',
    RETURN_REQUESTED: `${buyer} wants to return the items. Please answer${untilText(dueAt)}; after that the return counts as agreed.`,
    RETURN_AGREED: `The items come back to you. Mark them as received once they are there.`,
    DECLINED: `You declined this order, and the items are back in stock.${refund}`,
    CANCELLED: `This order was cancelled, and the items are back in stock.${refund}`,
    EXPIRED: `You did not answer in time, so the order expired and the items are back in stock.${refund}`,
    RETURNED: `${buyer} sent the items back, and they are in stock again.${refund || ' Give back what was paid, the way it was paid; we do not move the money.'}`,
  };
  return news[state] ?? '';
}

function newsForBuyer(order: News, now: number): string {
  const { state, expiresAt, dueAt = null, updatedAt, shop, isProtected = false } = order;
  const { name } = shop;
  const isRefunded = wasPaidInApp(order);
  const refund = isRefunded ? ' Your money comes back by itself, the way you paid.' : '';
  const news: Record<OrderState, string> = {
    AWAITING_PAYMENT: `Pay it, so that ${name} gets your order.`,
    PENDING: expiresAt ? `${name} has${untilText(expiresAt)} to answer.` : `Waiting for ${name} to answer.`,
    ACCEPTED: `${name} accepted your order and will contact you.`,
    DISPATCHED: `On the way. ${name} sent it ${sentText(updatedAt, now)}; keep your phone close.`,
    DELIVERED: 'Delivered. Check the items, then complete the order.',
    COMPLETED: `Done. Tell others how it was with ${name}.`,
    RETURN_REQUESTED: `${name} has${untilText(dueAt) || ' some days'} to answer your return. Without an answer it counts as agreed.`,
    RETURN_AGREED: `Agree with ${name} how the items go back. They confirm it here when they have them${beforeText(dueAt)}.`,
    DECLINED: `${name} could not take this order. The reason is below.${refund}`,
    CANCELLED: `This order was cancelled.${refund}`,
    EXPIRED:
      isProtected && !isRefunded
        ? 'This order was not paid, so it expired. Nothing was charged.'
        : `${name} did not answer in time, so the order expired.${refund}`,
    RETURNED: isRefunded
      ? `The items went back to ${name}.${refund}`
      : `The items went back to ${name}, who owes you what you paid. We do not move the money: agree with them how it comes back.`,
  };
  return news[state] ?? '';
}

const noBreak = '\u00a0';

function untilText(expiresAt: string | null): string {
  return expiresAt ? ` until ${shortDate(expiresAt).replace(' ', noBreak)}, ${clockTime(expiresAt)}` : '';
}

function beforeText(dueAt: string | null): string {
  return dueAt ? `, until ${longDate(dueAt)} at the latest` : '';
}

/** "today, 4:19 am", "on 22 November". */
function sentText(at: string, now: number): string {
  const date = recentDate(at, now);
  return /^\d/.test(date) ? `on ${date}` : date.charAt(0).toLowerCase() + date.slice(1);
}
