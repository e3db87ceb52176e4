import { dayLabel, dayOf } from '#chat/conversations/days.ts';
import type { PendingMessage } from '#chat/outbox/entry.ts';
import type { ConversationViewer, MessageBubble_MessageFragment } from '#gql/graphql.ts';

export type Message = MessageBubble_MessageFragment;

/** One line of the stream. Its key stays the same when an own message is acknowledged, so that nothing flickers. */
export type Row =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'step'; key: string; message: Message }
  | { kind: 'message'; key: string; message: Message; own: boolean; follows: boolean }
  | { kind: 'pending'; key: string; pending: PendingMessage; follows: boolean };

interface Written {
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  viewerIs: ConversationViewer;
  now: number;
}

/** The messages by days, then what is still on its way; what has arrived stands there once. */
export function messageRows({ messages, pending, viewerIs, now }: Written): Row[] {
  const rows: Row[] = [];
  let day = '';
  let writer = '';
  const beginDay = (iso: string) => {
    const own = dayOf(iso);
    if (own === day) return;
    day = own;
    writer = '';
    rows.push({ kind: 'day', key: `day:${own}`, label: dayLabel(iso, now) });
  };
  for (const message of messages) {
    beginDay(message.createdAt);
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

/** The client ids of own messages that the service has. */
export function arrivedIds(messages: readonly Message[], viewerIs: ConversationViewer): Set<string> {
  return new Set(messages.filter((message) => isOwn(message, viewerIs)).map(({ clientId }) => clientId));
}

export function isOwn(message: Pick<Message, 'sender'>, viewerIs: ConversationViewer): boolean {
  return message.sender === viewerIs;
}

/** The other side makes its own client ids, which are none of ours. */
function keyOf(message: Message, own: boolean): string {
  return own ? `own:${message.clientId}` : message.id;
}

/** The newest message of the other side up to a number: what a read mark is for. */
export function newestIncoming(messages: readonly Message[], viewerIs: ConversationViewer, upTo: number): number {
  const incoming = messages.findLast(
    (message) => message.number <= upTo && !isOwn(message, viewerIs) && !message.orderStep,
  );
  return incoming?.number ?? 0;
}

/** What a row takes before it has been measured; only the length of the scroll bar hangs on it. */
export function guessedHeight(row: Row | undefined): number {
  if (!row || row.kind === 'day') return 44;
  if (row.kind === 'step') return 56;
  const { content, picture } = row.kind === 'pending' ? row.pending.entry : row.message;
  const lines = content === '' ? 0 : Math.ceil(content.length / 40) + content.split('\n').length - 1;
  return 48 + 24 * lines + (picture ? 240 : 0);
}
