import { conversationChanged, messageAdded, messagesRead } from '@besesaka/schema/chat/events.ts';
import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { Conversation, Message, UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { eq, sql } from 'drizzle-orm';
import { previewOf } from '#chat/rules.ts';
import { messageCounts } from '#chat/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import { toConversation } from './chat-resources.ts';
import { type ConversationView, mirrored } from './conversation-view.ts';

/** A member's view of a conversation before and after a change. */
interface Change {
  before: ConversationView;
  after: ConversationView;
}

export interface AddedMessage extends Change {
  message: Message;
}

/** Sends each message to both users, with their own view of the conversation and their own unread count. */
export async function emitAdded(tx: Tx, added: readonly AddedMessage[]): Promise<void> {
  if (added.length === 0) return;
  const sides = added.flatMap(({ message, ...change }) => bothSides(change).map((side) => ({ message, ...side })));
  const unreadOf = await countUnread(tx, sides.map(toUnreadChange));
  for (const { message, before, after } of sides) {
    const { userId, side, unread } = after.mine;
    const conversation = toConversation(after);
    tx.emit(userId, messageAdded, { message, conversation, unread: unreadOf(userId) });
    if (unread <= before.mine.unread) continue;
    tx.notify({
      to: userId,
      source: side,
      kind: 'message',
      key: chatKey(after),
      content: {
        title: `New message from ${conversation.partner.name}`,
        text: previewOf(message.content) || 'Sent a picture.',
      },
      link: `/chat/${after.conversation.id}`,
    });
  }
}

const chatKey = ({ conversation }: ConversationView) => `chat:${conversation.id}`;

interface Reading extends Change {
  reader: ConversationSide;
  upTo: number;
}

/** Sends the reader's mark to both users. `before`, `after` and the returned count belong to the reader. */
export async function emitRead(tx: Tx, { before, after, reader, upTo }: Reading): Promise<UnreadMessages> {
  const sides = bothSides({ before, after });
  const unreadOf = await countUnread(tx, sides.map(toUnreadChange));
  const mark = { conversation_id: after.conversation.id, reader, up_to: upTo, at: tx.now.toISOString() };
  for (const { after: is } of sides) {
    const { userId, unread: unread_count, version } = is.mine;
    tx.emit(userId, messagesRead, { ...mark, unread_count, version, unread: unreadOf(userId) });
  }
  const { userId } = after.mine;
  if (before.mine.unread > 0 && after.mine.unread === 0) tx.notify({ to: userId, key: chatKey(after), isRead: true });
  return unreadOf(userId);
}

/** Sends conversations that changed without a new or read message. */
export async function emitChanged(
  tx: Tx,
  views: readonly ConversationView[],
): Promise<(userId: string) => UnreadMessages> {
  const unreadOf = await countUnread(
    tx,
    views.map(({ mine }) => ({ userId: mine.userId, change: 0 })),
  );
  for (const view of views) {
    const { userId } = view.mine;
    tx.emit(userId, conversationChanged, { conversation: toConversation(view), unread: unreadOf(userId) });
  }
  return unreadOf;
}

function bothSides({ before, after }: Change): Change[] {
  return [
    { before, after },
    { before: mirrored(before), after: mirrored(after) },
  ];
}

function toUnreadChange({ before, after }: Change) {
  return { userId: after.mine.userId, change: after.mine.unread - before.mine.unread };
}

/** The response to any change of a conversation. */
export interface ConversationAnswer {
  success: true;
  data: Conversation;
  unread: UnreadMessages;
}

/** Returns the current state without an event, because nothing changed. */
export async function unchanged(ctx: Ctx, view: ConversationView): Promise<ConversationAnswer> {
  return { success: true, data: toConversation(view), unread: await readUnread(ctx, view.mine.userId) };
}

/** By how many messages a user's unread count changes. */
interface UnreadChange {
  userId: string;
  change: number;
}

/**
 * Adds the changes to the users' counts and returns the new counts. It locks the counts, ordered by user id, until the
 * commit, so that counts in events are right in the order of the event log. A transaction must call it only once, after it
 * has locked all its conversations.
 */
async function countUnread({ db }: Tx, changes: readonly UnreadChange[]): Promise<(userId: string) => UnreadMessages> {
  const totals = new Map<string, number>();
  for (const { userId, change } of changes) totals.set(userId, (totals.get(userId) ?? 0) + change);
  const userIds = [...totals.keys()].sort();
  // A new row cannot begin below zero, so the insert clamps the change. The update therefore looks up the original change.
  const rows = await rowsOf<{ userId: string; unread: number }>(
    db,
    sql`with changes as (
      select * from unnest(${sql.param(userIds)}::uuid[], ${sql.param(userIds.map((id) => totals.get(id)))}::int[]) as changes (user_id, change)
    )
    insert into message_counts (user_id, unread) select user_id, greatest(change, 0) from changes order by user_id
    on conflict (user_id) do update
      set unread = message_counts.unread + (select change from changes where changes.user_id = message_counts.user_id)
    returning user_id as "userId", unread`,
  );
  const unreadOf = new Map(rows.map(({ userId, unread }) => [userId, unread]));
  return (userId) => ({ messages: unreadOf.get(userId) ?? 0 });
}

/** Returns the number of a user's unread messages in all conversations. */
async function readUnread({ db }: Pick<Ctx, 'db'>, userId: string): Promise<UnreadMessages> {
  const [row] = await db.select().from(messageCounts).where(eq(messageCounts.userId, userId));
  return { messages: row?.unread ?? 0 };
}
