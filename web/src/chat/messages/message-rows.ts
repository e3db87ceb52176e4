import { dayLabel, dayOf } from '#chat/conversations/days.ts';
import { windowMax } from '#chat/conversations/message-window.ts';
import type { PendingMessage, Quoted } from '#chat/outbox/entry.ts';
import type { ConversationViewer, MessageBubble_MessageFragment } from '#gql/graphql.ts';

export type Message = MessageBubble_MessageFragment;

/**
 * One row of the stream. An own message has the same key before and after it is acknowledged, so that it does not
 * flicker.
 */
export type Row =
  | { kind: 'day'; key: string; label: string }
  /** The line above the messages that were unread on opening. */
  | { kind: 'unread'; key: string }
  | { kind: 'step'; key: string; message: Message }
  | { kind: 'message'; key: string; message: Message; own: boolean; follows: boolean; offerId: string | null }
  | { kind: 'pending'; key: string; pending: PendingMessage; follows: boolean };

interface Written {
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  viewerIs: ConversationViewer;
  now: number;
  /** The read mark on opening, or null if there was nothing new. */
  readBefore: number | null;
}

/**
 * The messages by day, then those still pending. A pending message that has arrived shows once; deleted ones are left
 * out.
 */
export function messageRows({ messages, pending, viewerIs, now, readBefore }: Written): Row[] {
  const rows: Row[] = [];
  let day = '';
  let writer = '';
  // Messages before the loaded ones may be unread too; then the line's position is not known yet.
  let lineDrawn = readBefore === null || (messages[0]?.number ?? 1) > readBefore + 1;
  const beginDay = (iso: string) => {
    const own = dayOf(iso);
    if (own === day) return;
    day = own;
    writer = '';
    rows.push({ kind: 'day', key: `day:${own}`, label: dayLabel(iso, now) });
  };
  const cards = cardsOf(messages);
  for (const message of messages) {
    if (message.isHidden) continue;
    beginDay(message.createdAt);
    if (!lineDrawn && isIncoming(message, viewerIs) && message.number > (readBefore ?? 0)) {
      lineDrawn = true;
      writer = '';
      rows.push({ kind: 'unread', key: `unread:${message.number}` });
    }
    if (message.orderStep) {
      rows.push({ kind: 'step', key: message.id, message });
      writer = '';
      continue;
    }
    const own = isOwn(message, viewerIs);
    const offerId = cards.has(message.id) ? message.offerId : null;
    rows.push({ kind: 'message', key: keyOf(message, own), message, own, follows: writer === message.sender, offerId });
    writer = message.sender;
  }
  const arrived = arrivedIds(messages, viewerIs);
  for (const one of pending) {
    if (arrived.has(one.entry.clientId)) continue;
    // A message written yesterday but sent today counts as today's.
    beginDay(new Date(now).toISOString());
    rows.push({ kind: 'pending', key: `own:${one.entry.clientId}`, pending: one, follows: writer === viewerIs });
    writer = viewerIs;
  }
  return rows;
}

/** The messages that show the card of their offer: the last one of each. */
function cardsOf(messages: readonly Message[]): Set<string> {
  return new Set(
    new Map(messages.filter((one) => one.offerId && !one.isHidden).map((one) => [one.offerId, one.id])).values(),
  );
}

interface Unread {
  readBefore: number | null;
  /** The numbers of the first loaded message and of the newest existing one. */
  first: number | undefined;
  newest: number;
  hasEarlier: boolean;
}

/** Whether the unread line is above the loaded messages, but within the reach of the window. */
export function isLineAbove({ readBefore, first, newest, hasEarlier }: Unread): boolean {
  if (readBefore === null || first === undefined) return false;
  return hasEarlier && first > readBefore + 1 && newest - readBefore < windowMax;
}

/** The client ids of own messages that have arrived on the server. */
export function arrivedIds(messages: readonly Message[], viewerIs: ConversationViewer): Set<string> {
  return new Set(messages.filter((message) => isOwn(message, viewerIs)).map(({ clientId }) => clientId));
}

export function isOwn(message: Pick<Message, 'sender'>, viewerIs: ConversationViewer): boolean {
  return message.sender === viewerIs;
}

/** A quote to show until the server returns its own. System messages cannot be quoted. */
export function quoteOf({ id, number, sender, content, picture }: Message): Quoted | null {
  return sender === 'SYSTEM' ? null : { messageId: id, number, sender, content, hasPicture: picture !== null };
}

/** The other side creates its own client ids, so only own messages use them as keys. */
function keyOf(message: Message, own: boolean): string {
  return own ? `own:${message.clientId}` : message.id;
}

/** The newest message of the other side up to a number, for the read mark. */
export function newestIncoming(messages: readonly Message[], viewerIs: ConversationViewer, upTo: number): number {
  return messages.findLast((message) => message.number <= upTo && isIncoming(message, viewerIs))?.number ?? 0;
}

/** The number of visible messages of the other side after a number. */
export function countArrived(messages: readonly Message[], viewerIs: ConversationViewer, after: number): number {
  return messages.filter((one) => one.number > after && isIncoming(one, viewerIs) && !one.isHidden).length;
}

/** Whether the other side wrote it. The steps of an order are messages of the system. */
export function isIncoming(message: Message, viewerIs: ConversationViewer): boolean {
  return !isOwn(message, viewerIs) && !message.orderStep;
}

/** The estimated height of a row before it is measured; it only affects the length of the scroll bar. */
export function guessedHeight(row: Row | undefined): number {
  if (!row || row.kind === 'day' || row.kind === 'unread') return 44;
  if (row.kind === 'step') return 56;
  const { content, picture } = row.kind === 'pending' ? row.pending.entry : row.message;
  const lines = content === '' ? 0 : Math.ceil(content.length / 40) + content.split('\n').length - 1;
  return 48 + 24 * lines + (picture ? 240 : 0) + (row.kind === 'message' && row.offerId ? 150 : 0);
}
