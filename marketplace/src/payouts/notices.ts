import type { OrderRow } from '#orders/tables.ts';
import type { Notice } from '#platform/notify.ts';

interface About {
  key: string;
  text: { title: string; text: string };
}

/** A notification about an order's money, which is also mailed. */
export function noticeOf(order: OrderRow, side: 'buyer' | 'seller', { key, text }: About): Notice {
  return {
    to: side === 'buyer' ? order.buyerId : order.sellerId,
    source: side,
    kind: 'order',
    key: `order:${order.code}:${key}`,
    content: { title: `Order ${order.code}: ${text.title}`, text: text.text },
    link: `/dashboard/orders/${order.code}`,
    mail: { paragraphs: [text.text], action: 'Open the order' },
  };
}
