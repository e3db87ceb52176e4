import { dayLabel, dayOf } from '#chat/conversations/days.ts';
import { windowMax } from '#chat/conversations/message-window.ts';
import type { PendingMessage, Quoted } from '#chat/outbox/entry.ts';
import type { ConversationViewer, MessageBubble_MessageFragment } from '#gql/graphql.ts';

export type Message = MessageBubble_MessageFragment;

/** One line of the stream. Its key stays the same when an own message is acknowledged, so that nothing flickers. */
export type Row =
  | { kind: 'day'; key: string; label: string }
  /** Where reading stopped before one came. */
  | { kind: 'unread'; key: string }
  | { kind: 'step'; key: string; message: Message }
  | { kind: 'message'; key: string; message: Message; own: boolean; follows: boolean }
  | { kind: 'pending'; key: string; pending: PendingMessage; follows: boolean };

interface Written {
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  viewerIs: ConversationViewer;
  now: number;
  /** The number up to which was read before one came; null where there was nothing new. */
  readBefore: number | null;
}

/** The messages by days, then what is still on its way; what has arrived stands there once, what was deleted nowhere. */
export function messageRows({ messages, pending, viewerIs, now, readBefore }: Written): Row[] {
  const rows: Row[] = [];
  let day = '';
  let writer = '';
  // What lies above the messages that are here may be unread, too: then its place is not known yet.
  let lineDrawn = readBefore === null || (messages[0]?.number ?? 1) > readBefore + 1;
  const beginDay = (iso: string) => {
    const own = dayOf(iso);
    if (own === day) return;
    day = own;
    writer = '';
    rows.push({ kind: 'day', key: `day:${own}`, label: dayLabel(iso, now) });
  };
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
    rows.push({ kind: 'message', key: keyOf(message, own), message, own, follows: writer === message.sender });
    writer = message.sender;
  }
  const arrived = arrivedIds(messages, viewerIs);
  for (const one of pending) {
    if (arrived.has(one.entry.clientId)) continue;
    // What was written yesterday and goes out today is a message of today.
    beginDay(new Date(now).toISOString());
    rows.push({ kind: 'pending', key: `own:${one.entry.clientId}`, pending: one, follows: writer === viewerIs });
    writer = viewerIs;
  }
  return rows;
}

interface Unread {
  readBefore: number | null;
  /** Numbers of the first message that is here, and of the newest that there is. */
  first: number | undefined;
  newest: number;
  hasEarlier: boolean;
}

/** What is unread begins above the messages that are here, but no further than the window of them reaches. */
export function isLineAbove({ readBefore, first, newest, hasEarlier }: Unread): boolean {
  if (readBefore === null || first === undefined) return false;
  return hasEarlier && first > readBefore + 1 && newest - readBefore < windowMax;
}

/** The client ids of own messages that the service has. */
export function arrivedIds(messages: readonly Message[], viewerIs: ConversationViewer): Set<string> {
  return new Set(messages.filter((message) => isOwn(message, viewerIs)).map(({ clientId }) => clientId));
}

export function isOwn(message: Pick<Message, 'sender'>, viewerIs: ConversationViewer): boolean {
  return message.sender === viewerIs;
}

/** Above an answer to it, until the service says so itself; nobody answers to the marketplace. */
export function quoteOf({ id, number, sender, content, picture }: Message): Quoted | null {
  return sender === 'SYSTEM' ? null : { messageId: id, number, sender, content, hasPicture: picture !== null };
}

/** The other side makes its own client ids, which are none of ours. */
function keyOf(message: Message, own: boolean): string {
  return own ? `own:${message.clientId}` : message.id;
}

/** The newest message of the other side up to a number: what a read mark is for. */
export function newestIncoming(messages: readonly Message[], viewerIs: ConversationViewer, upTo: number): number {
  return messages.findLast((message) => message.number <= upTo && isIncoming(message, viewerIs))?.number ?? 0;
}

function isIncoming(message: Message, viewerIs: ConversationViewer): boolean {
  return !isOwn(message, viewerIs) && !message.orderStep;
}

/** What a row takes before it has been measured; only the length of the scroll bar hangs on it. */
export function guessedHeight(row: Row | undefined): number {
  if (!row || row.kind === 'day' || row.kind === 'unread') return 44;
  if (row.kind === 'step') return 56;
  const { content, picture } = row.kind === 'pending' ? row.pending.entry : row.message;
  const lines = content === '' ? 0 : Math.ceil(content.length / 40) + content.split('\n').length - 1;
  return 48 + 24 * lines + (picture ? 240 : 0);
}
