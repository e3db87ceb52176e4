import { previewOf } from '#chat/rules.ts';
import type { notificationCounts, notifications } from '#notifications/tables.ts';
import { placedForBuyer, placedForSeller, stepForBuyer, stepForSeller } from '#orders/placed/order-words.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { shopLines } from './data.ts';
import type { ChatRows } from './plan-chats.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { ReviewRow } from './plan-reviews.ts';
import { ownerId, type UserRow } from './plan-users.ts';

type NoticeRow = typeof notifications.$inferInsert;

export interface NotificationRows {
  notices: NoticeRow[];
  counts: (typeof notificationCounts.$inferInsert)[];
}

interface DemoEvents {
  orders: PlannedOrder[];
  chats: ChatRows;
  /** Reviews of the demo seller's products. */
  reviews: (ReviewRow & { slug: string; ownerId: string; createdAt: Date })[];
  namedUsers: UserRow[];
  now: Date;
}

/** Older notifications are left out, as if they had been pruned. */
const maxAgeDays = 80;
/** Newer notifications are unread. */
const newHours = 6;

type PlannedNotice = Pick<
  NoticeRow,
  'userId' | 'kind' | 'source' | 'title' | 'text' | 'link' | 'subject' | 'feedOnly'
> & {
  at: Date;
  isUnread?: boolean;
  number?: number;
};

/** Plans the notifications and feed entries about recent demo events. */
export function planNotifications({ orders, chats, reviews, namedUsers, now }: DemoEvents): NotificationRows {
  const planned = [...orders.flatMap(ofOrder), ...ofChats(chats, namedUsers), ...reviews.map(ofReview)];
  const notices = planned
    .filter(({ at }) => now.getTime() - at.getTime() < maxAgeDays * dayMs)
    .map(({ at, isUnread, number = 1, ...row }): NoticeRow => {
      const isNew = isUnread ?? (!row.feedOnly && now.getTime() - at.getTime() < newHours * hourMs);
      const readAt = isNew ? null : at;
      return { id: stableId(`demo notice ${row.userId} ${row.subject}`), ...row, number, readAt, createdAt: at };
    });
  const unread = new Map<string, number>();
  for (const { userId, kind, readAt } of notices)
    if (readAt === null && kind !== 'message') unread.set(userId, (unread.get(userId) ?? 0) + 1);
  return { notices, counts: [...unread].map(([userId, count]) => ({ userId, unread: count })) };
}

function ofOrder({ order, items, acts }: PlannedOrder): PlannedNotice[] {
  const { buyerId, sellerId, code } = order;
  const itemCount = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const about = { kind: 'order', link: `/dashboard/orders/${code}` } as const;
  const toBuyer = { ...about, userId: buyerId, source: 'buyer' } as const;
  const toSeller = { ...about, userId: sellerId, source: 'seller' } as const;
  const subject = `order:${code}:placed`;
  const news = { order, itemCount };
  const steps = acts.flatMap(({ action, actor, reason, at }): PlannedNotice[] => {
    const step = { ...news, action, actor, reason };
    const forSeller = actor === 'seller' ? null : stepForSeller(step);
    const own = { subject: `order:${code}:${action}`, at };
    return [
      { ...toBuyer, ...stepForBuyer(step), ...own, feedOnly: actor === 'buyer' },
      ...(forSeller ? [{ ...toSeller, ...forSeller, ...own, feedOnly: false }] : []),
    ];
  });
  return [
    { ...toBuyer, ...placedForBuyer(news), subject, at: order.createdAt, feedOnly: true },
    { ...toSeller, ...placedForSeller(news), subject, at: order.createdAt, feedOnly: false },
    ...steps,
  ];
}

/** Plans one notification per conversation and side, with the newest message of the other side. */
function ofChats({ conversations, members, messages }: ChatRows, namedUsers: UserRow[]): PlannedNotice[] {
  const names = new Map(namedUsers.map(({ id, fullName }) => [id, fullName]));
  // Buyers see the shop's name, not its owner's.
  for (const shop of shopLines) names.set(ownerId(shop), shop.name);
  return members.flatMap(({ conversationId, userId, side, unread }): PlannedNotice[] => {
    const last = messages.findLast((one) => one.conversationId === conversationId && one.sender !== side);
    const conversation = conversations.find(({ id }) => id === conversationId);
    const other = names.get((side === 'buyer' ? conversation?.sellerId : conversation?.buyerId) ?? '');
    if (!last || !other) return [];
    return [
      {
        userId,
        kind: 'message',
        source: side,
        title: `New message from ${other}`,
        text: previewOf(last.content) || 'Sent a picture.',
        link: `/chat/${conversationId}`,
        subject: `chat:${conversationId}`,
        feedOnly: false,
        at: last.createdAt,
        isUnread: unread > 0,
        number: Math.max(1, unread),
      },
    ];
  });
}

function ofReview({
  id,
  ownerId,
  reviewerName,
  rating,
  title,
  slug,
  createdAt,
}: DemoEvents['reviews'][number]): PlannedNotice {
  return {
    userId: ownerId,
    kind: 'review',
    source: 'seller',
    title: 'New product review',
    text: `${reviewerName} gave ${rating} of 5 stars: ${title}`,
    link: `/products/${slug}#reviews`,
    subject: `review:${id}`,
    feedOnly: false,
    at: createdAt,
    isUnread: false,
  };
}
