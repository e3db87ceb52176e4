import { cedi } from '@besesaka/schema/kernel/money.ts';
import type { OrderActor, SystemAction } from '#orders/rules.ts';
import { hourMs } from '#platform/base/clock.ts';

/** What the sentences need to know of an order. */
export interface OrderNews {
  order: {
    code: string;
    totalPesewas: number;
    buyerName: string;
    sellerName: string;
    createdAt: Date;
    /** Until when the seller must have answered. */
    dueAt: Date | null;
  };
  itemCount: number;
}

export interface StepNews extends OrderNews {
  action: SystemAction;
  actor: OrderActor;
  reason: string | null;
}

interface Words {
  title: string;
  text: string;
}

/** What we promise buyers, however long their order waits. */
export const contactHours = 24;

/** How long the order waits for the seller's answer. */
function waitText({ createdAt, dueAt }: OrderNews['order']): string {
  const hours = dueAt && Math.floor((dueAt.getTime() - createdAt.getTime()) / hourMs);
  return hours ? ` Without an answer it expires after ${hours} hours.` : '';
}

export function placedForSeller({ order, itemCount }: OrderNews): Words {
  return {
    title: `New order ${order.code}`,
    text: `${order.buyerName} ordered ${itemsText(itemCount)}, ${cedi(order.totalPesewas)}. Please contact them within ${contactHours} hours.${waitText(order)}`,
  };
}

export function placedForBuyer({ order, itemCount }: OrderNews): Words {
  return {
    title: `Your order ${order.code} was placed`,
    text: `${order.sellerName} has your order of ${itemsText(itemCount)}, ${cedi(order.totalPesewas)}, and will contact you within ${contactHours} hours.${waitText(order)}`,
  };
}

/** To the buyer: what the seller or the clock did, or the confirmation of the buyer's own step. */
export function stepForBuyer({ order: { code, sellerName }, action, actor, reason }: StepNews): Words {
  const mine = actor === 'buyer';
  const because = reasonText(reason);
  const words: Record<SystemAction, [string, string]> = {
    accept: ['was accepted', `${sellerName} accepted your order and will agree payment and delivery with you.`],
    decline: ['was declined', `${sellerName} cannot take your order.${because} We are sorry; other shops may have it.`],
    expire: [
      'ran out',
      `${sellerName} did not answer in time, so the order was closed. You are free to order elsewhere.`,
    ],
    dispatch: ['is on its way', `${sellerName} sent your order. Please keep your phone close by.`],
    deliver: [
      'was delivered',
      mine
        ? 'You confirmed that your order arrived. Enjoy it!'
        : `${sellerName} says that your order arrived. Please confirm it, or tell them if it did not.`,
    ],
    complete: [
      'is complete',
      mine
        ? `Thank you for buying from ${sellerName}. A review helps the next buyer.`
        : `Your order from ${sellerName} is complete. A review helps the next buyer.`,
    ],
    cancel: [
      'was cancelled',
      mine ? `You cancelled your order from ${sellerName}.${because}` : `${sellerName} cancelled your order.${because}`,
    ],
    return: ['came back to the seller', `Your order went back to ${sellerName}.${because}`],
    mark_unpaid: ['is not paid yet', `${sellerName} noted a payment by mistake and took that back.`],
    mark_paid: ['is paid', `${sellerName} received your payment. Medaase!`],
  };
  const [what, text] = words[action];
  return { title: `Your order ${code} ${what}`, text };
}

/** To the seller: what the buyer or the clock did; null where only the seller acts. */
export function stepForSeller({ order: { code, buyerName }, action, actor, reason }: StepNews): Words | null {
  const words: Partial<Record<SystemAction, [string, string]>> = {
    expire: [
      'ran out',
      `The order of ${buyerName} was not answered in time and was closed. The goods are back in your stock.`,
    ],
    deliver: ['was delivered', `${buyerName} confirmed that the order arrived.`],
    complete: [
      'is complete',
      actor === 'buyer' ? `${buyerName} completed the order. Well done!` : `The order of ${buyerName} is complete.`,
    ],
    cancel: [
      'was cancelled',
      `${buyerName} cancelled the order.${reasonText(reason)} The goods are back in your stock.`,
    ],
  };
  const found = words[action];
  return found ? { title: `Order ${code} ${found[0]}`, text: found[1] } : null;
}

function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function reasonText(reason: string | null): string {
  const given = reason?.replace(/\s+/g, ' ').trim();
  return given ? ` Reason: ${given.replace(/[.!?]$/, '')}.` : '';
}
