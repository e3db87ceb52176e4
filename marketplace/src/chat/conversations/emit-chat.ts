import { conversationChanged, messageAdded, messagesRead } from '@besesaka/schema/chat/events.ts';
import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { Message, UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { previewOf } from '#chat/rules.ts';
import type { Tx } from '#platform/context.ts';
import { toConversation } from './conversation-resource.ts';
import { type ConversationView, mirrored } from './conversation-view.ts';
import { countUnread } from './count-unread.ts';

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
      words: {
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
