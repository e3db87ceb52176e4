import { chatLimits, type ConversationSide as Side } from '@besesaka/schema/chat/limits.ts';
import { sayTyping } from '@besesaka/schema/chat/member-operations.ts';
import { typingState } from '@besesaka/schema/chat/resources.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Context } from '#platform/context/context.ts';
import { RefusedError } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import type { Feed, Listener } from '#platform/inbox/feed.ts';
import { live } from '#platform/live/field.ts';
import { sideOf } from './authorise.ts';
import { existing } from './existing.ts';
import { ConversationSide } from './people.ts';

interface TypingValue {
  conversationId: string;
  side: Side;
  isTyping: boolean;
}

const Typing = builder.objectRef<TypingValue>('Typing').implement({
  description: 'Whether somebody is writing at the moment.',
  fields: (t) => ({
    conversationId: t.exposeID('conversationId', { description: 'Identifies the conversation.' }),
    side: t.expose('side', { type: ConversationSide, description: 'Who it is.' }),
    isTyping: t.exposeBoolean('isTyping', { description: 'Whether they are writing.' }),
  }),
});

builder.subscriptionField('typing', (t) =>
  t.field({
    type: Typing,
    description: 'Whether the other person is writing, from now on; who falls silent stops after 6 seconds.',
    args: { conversationId: t.arg.id({ required: true, description: 'Identifies the conversation.' }) },
    ...live<{ conversationId: string }, TypingValue>(({ conversationId }, ctx, listener) =>
      watchTyping(ctx, conversationId, listener),
    ),
    resolve: (typing) => typing,
  }),
);

const SetTypingInput = builder.inputType('SetTypingInput', {
  description: 'Where you are writing.',
  fields: (t) => ({
    conversationId: t.id({ required: true, description: 'Identifies the conversation.' }),
    typing: t.boolean({ required: true, description: 'Whether you are writing.' }),
  }),
});

builder.mutationField('setTyping', (t) =>
  t.boolean({
    extensions: asks(sayTyping),
    description: 'Says that you are writing, again every 3 seconds, or that you stopped. False where you may not.',
    args: { input: t.arg({ type: SetTypingInput, required: true, description: 'Where, and whether.' }) },
    resolve: async (_root, { input: { conversationId, typing } }, ctx) => {
      try {
        await ctx.rest.call(sayTyping, { params: { id: existing(conversationId) }, body: { typing } });
        return true;
      } catch (error) {
        if (error instanceof RefusedError) return false;
        throw error;
      }
    },
  }),
);

async function watchTyping(ctx: Context, id: string, listener: Listener<TypingValue>): Promise<Feed> {
  const own = await sideOf(ctx, id);
  const side = own === 'buyer' ? 'seller' : 'buyer';
  let silence: NodeJS.Timeout | undefined;
  let shown = false;

  const tell = (isTyping: boolean) => {
    clearTimeout(silence);
    if (isTyping) silence = setTimeout(tell, chatLimits.typingShownSeconds * 1000, false);
    if (shown === isTyping) return;
    shown = isTyping;
    listener.next({ conversationId: id, side, isTyping });
  };
  const feed = await ctx.live.channel(
    channels.typing(id),
    typingState,
    (state) => {
      if (state.side === side) tell(state.typing);
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
