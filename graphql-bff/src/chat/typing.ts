import { chatLimits, conversationSide, type ConversationSide as Side } from '@besesaka/schema/chat/limits.ts';
import { emitTyping } from '@besesaka/schema/chat/member-operations.ts';
import { typingState } from '@besesaka/schema/chat/member-resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Context } from '#platform/context/context.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { builder } from '#platform/graphql/builder.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { requireParticipant } from './read-conversation.ts';

interface TypingValue {
  conversationId: string;
  side: Side;
  isTyping: boolean;
}

const Typing = builder.objectRef<TypingValue>('Typing').implement({
  description: 'Typing status of a user in a conversation.',
  fields: (t) => ({
    conversationId: t.exposeID('conversationId', { description: 'ID of the conversation.' }),
    side: t.expose('side', { type: enumOf(conversationSide), description: 'Side of the user.' }),
    isTyping: t.exposeBoolean('isTyping', { description: 'Whether the user is typing.' }),
  }),
});

builder.subscriptionField('typing', (t) =>
  t.field({
    type: Typing,
    description: 'The typing status of the other user, from now on. It ends after 6 seconds without a signal.',
    args: { conversationId: t.arg.id({ required: true, description: 'ID of the conversation.' }) },
    ...live<{ conversationId: string }, TypingValue>(({ conversationId }, ctx, listener) =>
      watchTyping(ctx, conversationId, listener),
    ),
    resolve: (typing) => typing,
  }),
);

mutation(emitTyping, {}, { as: 'setTyping' });

async function watchTyping(ctx: Context, id: string, listener: Listener<TypingValue>): Promise<Feed> {
  const own = await requireParticipant(ctx, id);
  const side = own === 'buyer' ? 'seller' : 'buyer';
  let silence: NodeJS.Timeout | undefined;
  let shown = false;

  const showTyping = (isTyping: boolean) => {
    clearTimeout(silence);
    if (isTyping) silence = setTimeout(showTyping, chatLimits.typingShownSeconds * 1000, false);
    if (shown === isTyping) return;
    shown = isTyping;
    listener.next({ conversationId: id, side, isTyping });
  };
  const feed = await ctx.live.channel(
    channels.typing(id),
    typingState,
    (state) => {
      if (state.side === side) showTyping(state.typing);
    },
    () => undefined,
  );
  return {
    close() {
      clearTimeout(silence);
      feed.close();
    },
  };
}
