import { useApolloClient } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';
import { useLive } from '#platform/network/use-live.ts';

const TypingSubscription = graphql(`
  subscription Typing($conversationId: ID!) {
    typing(conversationId: $conversationId) {
      conversationId
      side
      isTyping
    }
  }
`);

const SetTypingDocument = graphql(`
  mutation SetTyping($conversationId: ID!, $typing: Boolean!) {
    setTyping(input: { conversationId: $conversationId, typing: $typing }) {
      errors {
        code
      }
    }
  }
`);

/** Reports that the user is typing: at intervals while typing, and once when it stops. */
export function useSendTyping(conversationId: string): (typing: boolean) => void {
  const client = useApolloClient();
  const sentAt = useRef<number | null>(null);
  const send = useCallback(
    (typing: boolean) => {
      const now = Date.now();
      const isFresh = sentAt.current !== null && now - sentAt.current < chatLimits.typingEverySeconds * 1000;
      if (typing ? isFresh : sentAt.current === null) return;
      sentAt.current = typing ? now : null;
      // A lost typing event does no harm.
      client.mutate({ mutation: SetTypingDocument, variables: { conversationId, typing } }).catch(() => {});
    },
    [client, conversationId],
  );
  useEffect(() => () => send(false), [send]);
  return send;
}

/** Whether the other side is typing. The indicator expires by itself, and ends when a message arrives. */
export function usePartnerTyping(conversationId: string, newest: number): boolean {
  // Each event restarts the timer, even if it repeats the last one.
  const [typingState, setTypingState] = useState<{ isTyping: boolean } | null>(null);
  useLive(
    TypingSubscription,
    { conversationId },
    { onData: ({ typing: { isTyping } }) => setTypingState({ isTyping }) },
  );
  useEffect(() => {
    if (!typingState?.isTyping) return;
    const timer = setTimeout(() => setTypingState(null), chatLimits.typingShownSeconds * 1000);
    return () => clearTimeout(timer);
  }, [typingState]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends the typing indicator.
  useEffect(() => setTypingState(null), [newest]);
  return typingState?.isTyping ?? false;
}

export function TypingDots({ name }: { name: string }) {
  return (
    <div className="px-3 pt-3 sm:px-5">
      <p className="inline-flex h-10 items-center gap-1.5 rounded-lg rounded-bl-sm bg-surface px-4 ring-1 ring-line ring-inset">
        <span className="sr-only">{name} is typing</span>
        {[0, 150, 300].map((delay) => (
          <span
            key={delay}
            aria-hidden="true"
            className="size-2 animate-bounce rounded-full bg-muted"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </p>
    </div>
  );
}
