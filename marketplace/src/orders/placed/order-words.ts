import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { cedi } from '@besesaka/schema/kernel/money.ts';
import { orderLimits as limits } from '@besesaka/schema/orders/limits.ts';
import { orderStateInSentence as word } from '@besesaka/schema/orders/state-labels.ts';
import type { OrderChange } from '#orders/domain-events.ts';
import type { SystemAction } from '#orders/rules.ts';
import type { OrderRow } from '#orders/tables.ts';
import { hourMs } from '#platform/base/clock.ts';

interface Placed {
  order: OrderRow;
  itemCount: number;
}

interface NoticeText {
  title: string;
  text: string;
}

/** The chosen way of delivery with its fee, which the total includes. */
function deliveryText({ delivery, shippingFeePesewas: fee }: OrderRow): string {
  return delivery ? ` Delivery: ${delivery.name}, ${fee === 0 ? 'free' : cedi(fee)}.` : '';
}

/** The matters that buyer and seller still have to settle. */
function openMatters({ delivery }: Pick<OrderRow, 'delivery'>): string {
  return delivery ? 'payment' : 'payment and delivery';
}

type Waiting = Pick<OrderRow, 'createdAt' | 'dueAt'>;

/** How long the order waits for the seller's answer; null if it waits for ever. */
function waitHours({ createdAt, dueAt }: Waiting): number | null {
  return dueAt && Math.floor((dueAt.getTime() - createdAt.getTime()) / hourMs);
}

/** The time within which we promise buyers that the seller contacts them: before the order expires. */
function contactHours(order: Waiting): number {
  return Math.min(24, waitHours(order) || 24);
}

function waitText(order: OrderRow): string {
  const hours = waitHours(order);
  return hours ? ` Without an answer it expires after ${hours} hours.` : '';
}

/** The second paragraphs of the mails to the seller and to the buyer. */
export function placedAdvice(order: OrderRow): { promise: string; advice: string } {
  if (order.isProtected)
    return {
      promise: 'The order is paid. The money is held until the buyer has the goods, and then it is yours.',
      advice: `Your payment is protected: ${order.sellerName} is paid after you have the goods. If they do not answer or send them in time, it comes back to you by itself.`,
    };
  return {
    promise: `We promise buyers that their seller contacts them within ${contactHours(order)} hours to agree ${openMatters(order)}.`,
    advice: `You agree ${openMatters(order)} between the two of you. Pay only when you are sure of the seller.`,
  };
}

export function placedForSeller({ order, itemCount }: Placed): NoticeText {
  return {
    title: `New order ${order.code}`,
    text: `${order.buyerName} ordered ${itemsText(itemCount)}, ${cedi(order.totalPesewas)}${order.isProtected ? ', paid' : ''}.${deliveryText(order)} Please ${order.isProtected ? 'accept it' : 'contact them'} within ${contactHours(order)} hours.${waitText(order)}`,
  };
}

export function placedForBuyer({ order, itemCount }: Placed): NoticeText {
  return {
    title: `Your order ${order.code} was placed`,
    text: `${order.sellerName} has your order of ${itemsText(itemCount)}, ${cedi(order.totalPesewas)}, and will ${order.isProtected ? 'answer' : 'contact you'} within ${contactHours(order)} hours.${deliveryText(order)}${waitText(order)}`,
  };
}

/** Returns the buyer's text: the seller's or the system's step, or a confirmation of their own. */
export function stepForBuyer({ order, action, actor, reason }: OrderChange): NoticeText {
  const { code, sellerName } = order;
  const mine = actor === 'buyer';
  const because = reasonText(reason);
  const texts: Record<SystemAction, [string, string]> = {
    accept: [
      `was ${word('accepted')}`,
      `${sellerName} accepted your order and ${order.isProtected ? 'gets it ready' : `will agree ${openMatters(order)} with you`}.`,
    ],
    decline: [
      `was ${word('declined')}`,
      `${sellerName} cannot take your order.${because} We are sorry; other shops may have it.`,
    ],
    expire: [
      word('expired'),
      `${order.sellerSees ? `${sellerName} did not answer in time` : 'It was not paid in time'}, so the order was closed. You are free to order elsewhere.`,
    ],
    dispatch: [`is ${word('dispatched')}`, `${sellerName} sent your order. Please keep your phone close by.`],
    deliver: [
      `was ${word('delivered')}`,
      mine
        ? 'You confirmed that your order arrived. Enjoy it!'
        : `${sellerName} says that your order arrived. Please confirm it, or tell them if it did not.`,
    ],
    complete: [
      `is ${word('completed')}`,
      mine
        ? `Thank you for buying from ${sellerName}. A review helps the next buyer.`
        : `Your order from ${sellerName} is done. A review helps the next buyer.`,
    ],
    cancel: [
      `was ${word('cancelled')}`,
      {
        buyer: `You cancelled your order from ${sellerName}.${because}`,
        seller: `${sellerName} cancelled your order.${because}`,
        system: `Your order from ${sellerName} was cancelled.${because}`,
        admin: `The marketplace cancelled your order from ${sellerName}.${because}`,
      }[actor],
    ],
    ...returnWords(sellerName, actor, because),
    ...adminWords(order, reason),
    return: ['came back to the seller', `Your order went back to ${sellerName}.${because}`],
    ask_payment: ['can be paid now', `${sellerName} asks you to pay ${cedi(order.totalPesewas)} in the app.`],
    pay: ['is paid', `You paid ${cedi(order.totalPesewas)} to ${sellerName} in the app. Medaase!`],
    take_back: ['was refunded', `Your payment of ${cedi(order.totalPesewas)} is back with you.${because}`],
    mark_unpaid: ['is not paid yet', `${sellerName} marked the order as paid by mistake and removed the mark.`],
    mark_paid: ['is paid', `${sellerName} received your payment. Medaase!`],
    propose_fee: [
      'has a delivery fee for you to confirm',
      `${sellerName} asks ${cedi(order.proposedFeePesewas ?? 0)} for the delivery. Please accept or decline it.`,
    ],
    accept_fee: [
      'has an agreed delivery fee',
      `You accepted a delivery fee of ${cedi(order.shippingFeePesewas)}. The total is now ${cedi(order.totalPesewas)}.`,
    ],
    decline_fee: ['has no agreed delivery fee yet', `You declined the delivery fee of ${sellerName}.`],
  };
  const [what, text] = texts[action];
  return { title: `Your order ${code} ${what}`, text };
}

function returnWords(sellerName: string, actor: OrderChange['actor'], because: string) {
  return {
    request_return: [
      'has a return request',
      `You asked ${sellerName} to take the items back. They have ${limits.returnAnswerDays} days to answer.${because}`,
    ],
    withdraw_return: ['is not returned', `You withdrew your return. ${sellerName} knows that you keep the items.`],
    agree_return: [
      'can be returned',
      actor === 'seller'
        ? `${sellerName} agreed to your return. Agree with them how the items go back.`
        : `${sellerName} did not answer in time, so your return counts as agreed. Agree with them how the items go back.`,
    ],
    refuse_return: ['is not taken back', `${sellerName} refused your return.${because}`],
    receive_return: [
      `was ${word('returned')}`,
      `${sellerName} has the items back. They owe you your money within 5 working days.`,
    ],
    close_return: [
      `is ${word('completed')}`,
      `${sellerName} did not receive the items within ${limits.returnArrivesDays} days, so the return was closed. If you sent them, write to us.`,
    ],
  } satisfies Partial<Record<SystemAction, [string, string]>>;
}

/** The steps of an admin that both sides read in the same words. */
function adminWords({ dueAt }: OrderChange['order'], reason: string | null) {
  return {
    extend: [
      'has more time',
      `The marketplace gave this order more time${dueAt ? `, until ${longDateTime(dueAt.toISOString())}` : ''}.${reasonText(reason)}`,
    ],
    reopen_return: ['has a return request again', `The marketplace opened the return again.${reasonText(reason)}`],
  } satisfies Partial<Record<SystemAction, [string, string]>>;
}

/** Returns the seller's text: the buyer's or the system's step. Null for steps that only the seller takes. */
export function stepForSeller({ order, action, actor, reason }: OrderChange): NoticeText | null {
  const { code, buyerName } = order;
  const cancelledBy = {
    buyer: `${buyerName} cancelled the order.`,
    seller: `You cancelled the order of ${buyerName}.`,
    system: `The order of ${buyerName} was cancelled.`,
    admin: `The marketplace cancelled the order of ${buyerName}.`,
  }[actor];
  const texts: Partial<Record<SystemAction, [string, string]>> = {
    expire: [
      word('expired'),
      `The order of ${buyerName} was not answered in time and was closed. The goods are back in your stock.`,
    ],
    deliver: [`was ${word('delivered')}`, `${buyerName} confirmed that the order arrived.`],
    complete: [
      `is ${word('completed')}`,
      actor === 'buyer' ? `${buyerName} completed the order. Well done!` : `The order of ${buyerName} is done.`,
    ],
    request_return: [
      'has a return request',
      `${buyerName} wants to return the items.${reasonText(reason)} Please answer within ${limits.returnAnswerDays} days; after that the return counts as agreed.`,
    ],
    withdraw_return: ['is not returned', `${buyerName} withdrew the return and keeps the items.`],
    agree_return: [
      'can be returned',
      `You did not answer in time, so the return of ${buyerName} counts as agreed. Agree with them how the items go back.`,
    ],
    close_return: [
      `is ${word('completed')}`,
      `The items of ${buyerName} were not marked as received within ${limits.returnArrivesDays} days, so the return was closed.`,
    ],
    pay: ['is paid', `${buyerName} paid ${cedi(order.totalPesewas)} in the app.`],
    take_back: ['was refunded', `${buyerName} has the money back.${reasonText(reason)}`],
    accept_fee: [
      'has an agreed delivery fee',
      `${buyerName} accepted ${cedi(order.shippingFeePesewas)} for the delivery. The total is now ${cedi(order.totalPesewas)}.`,
    ],
    decline_fee: [
      'has no agreed delivery fee yet',
      `${buyerName} declined the delivery fee. Write to them, or propose another one.`,
    ],
    ...adminWords(order, reason),
    cancel: [`was ${word('cancelled')}`, `${cancelledBy}${reasonText(reason)} The goods are back in your stock.`],
  };
  const text = texts[action];
  return text ? { title: `Order ${code} ${text[0]}`, text: text[1] } : null;
}

function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

function reasonText(reason: string | null): string {
  const trimmed = reason?.replace(/\s+/g, ' ').trim();
  return trimmed ? ` Reason: ${trimmed.replace(/[.!?]$/, '')}.` : '';
}
