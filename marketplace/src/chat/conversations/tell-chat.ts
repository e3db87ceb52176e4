import { conversationChanged, messageAdded, messagesRead } from '@besesaka/schema/chat/events.ts';
import type { ConversationSide } from '@besesaka/schema/chat/limits.ts';
import type { Message, UnreadMessages } from '@besesaka/schema/chat/resources.ts';
import { previewOf } from '#chat/rules.ts';
import type { Ctx } from '#platform/context.ts';
import { senderName, toConversation } from './conversation-resource.ts';
import { type ConversationView, mirrored } from './conversation-view.ts';
import { countUnread } from './count-unread.ts';

interface Change {
  before: ConversationView;
  after: ConversationView;
}

/** Both are told, each with the conversation as they have it and with their own count. */
export async function tellAdded(ctx: Ctx, { before, after, message }: Change & { message: Message }): Promise<void> {
  for (const [was, is] of bothSides({ before, after })) {
    const { userId, side, unread } = is.mine;
    const conversation = toConversation(is);
    ctx.events.atEnd(countUnread, {
      userId,
      change: unread - was.mine.unread,
      tell: (unread) => ctx.events.append(userId, messageAdded, { message, conversation, unread }),
    });
    if (unread <= was.mine.unread) continue;
    await ctx.notify({
      to: userId,
      source: side,
      kind: 'message',
      key: chatKey(is),
      words: {
        title: `New message from ${senderName(mirrored(is))}`,
        text: previewOf(message.content) || 'Sent a picture.',
      },
      link: chatLink(is),
    });
  }
}

const chatKey = ({ conversation }: ConversationView) => `chat:${conversation.id}`;
const chatLink = ({ conversation }: ConversationView) => `/chat/${conversation.id}`;

interface Reading extends Change {
  reader: ConversationSide;
  upTo: number;
  /** For the answer to the one who read. */
  answer: (unread: UnreadMessages) => void;
}

/** `before` and `after` are the reader's. */
export function tellRead(ctx: Ctx, { before, after, reader, upTo, answer }: Reading): void {
  for (const [was, is] of bothSides({ before, after })) {
    const { userId, unread: unread_count, version } = is.mine;
    const fact = { conversation_id: is.conversation.id, reader, up_to: upTo, at: ctx.now.toISOString() };
    ctx.events.atEnd(countUnread, {
      userId,
      change: unread_count - was.mine.unread,
      tell: (unread) => {
        ctx.events.append(userId, messagesRead, { ...fact, unread_count, version, unread });
        if (is === after) answer(unread);
      },
    });
  }
  if (before.mine.unread > 0 && after.mine.unread === 0) ctx.withdraw({ to: after.mine.userId, key: chatKey(after) });
}

/** A person has a conversation otherwise now, though nothing was said or read in it. */
export function tellConversation(ctx: Ctx, view: ConversationView, answer?: (unread: UnreadMessages) => void): void {
  const { userId } = view.mine;
  const conversation = toConversation(view);
  ctx.events.atEnd(countUnread, {
    userId,
    change: 0,
    tell: (unread) => {
      ctx.events.append(userId, conversationChanged, { conversation, unread });
      answer?.(unread);
    },
  });
}

function bothSides({ before, after }: Change): [ConversationView, ConversationView][] {
  return [
    [before, after],
    [mirrored(before), mirrored(after)],
  ];
}
