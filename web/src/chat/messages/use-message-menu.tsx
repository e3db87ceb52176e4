import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { chatFailure } from '#chat/conversations/chat-failure.ts';
import { readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { outcomeOf } from '#platform/network/failure.ts';
import { optional } from '#ui/display/optional.tsx';
import { useToast } from '#ui/toasts/toast.tsx';
import { MessageFragment, putMessage } from './apply-message-event.ts';
import type { Message } from './message-rows.ts';

const MessageMenu = optional(async () => (await import('./message-menu.tsx')).MessageMenu);

const HideMessageDocument = graphql(`
  mutation HideMessage($conversationId: ID!, $number: Int!, $hidden: Boolean!) {
    result: hideMessage(input: { conversationId: $conversationId, number: $number, hidden: $hidden }) {
      message {
        ...MessageBubble_message
      }
      errors {
        ...Failure
      }
    }
  }
`);

interface MessageMenuOfStream {
  open(message: Message, anchor: HTMLElement): void;
  /** Rendered once for all messages. */
  menu: ReactNode;
}

/** The actions for each message of a conversation; `onReply` is null if the user cannot write. */
export function useMessageMenu(onReply: ((message: Message) => void) | null): MessageMenuOfStream {
  const hide = useHideMessage();
  const toast = useToast();
  const [opened, setOpened] = useState<{ message: Message; anchor: HTMLElement } | null>(null);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Message copied');
    } catch {
      toast.error('Copy Failed');
    }
  }

  if (!opened) return { open: (message, anchor) => setOpened({ message, anchor }), menu: null };
  const { message, anchor } = opened;
  return {
    open: (message, anchor) => setOpened({ message, anchor }),
    menu: (
      <MessageMenu
        key={message.id}
        anchor={anchor}
        onClose={() => setOpened(null)}
        onReply={onReply && (() => onReply(message))}
        onCopy={message.content === '' ? null : () => void copy(message.content)}
        onDelete={() => void hide(message, true)}
      />
    ),
  };
}

/** Hides a message for this user only, with an undo. */
function useHideMessage() {
  const client = useApolloClient();
  const toast = useToast();
  return async function hide({ conversationId, number }: Message, hidden: boolean): Promise<void> {
    const variables = { conversationId, number, hidden };
    const sent = client.mutate({ mutation: HideMessageDocument, variables });
    const outcome = await outcomeOf(sent, 'message');
    if ('failure' in outcome) return toast.error(chatFailure(outcome.failure).text);
    const message = readFragment(MessageFragment, outcome.done.message);
    putMessage(client.cache, message);
    if (!hidden) return;
    const action = { label: 'Undo', run: () => void hide(message, false) };
    toast.success({ title: 'Message deleted for you', action });
  };
}
