import { useApolloClient, useSubscription } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from '#gql/gql.ts';

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
    setTyping(input: { conversationId: $conversationId, typing: $typing })
  }
`);

/** Lets the other side see that one writes: now and then while one does, and once when one stops. */
export function useTellTyping(conversationId: string): (typing: boolean) => void {
  const client = useApolloClient();
  const toldAt = useRef<number | null>(null);
  const tell = useCallback(
    (typing: boolean) => {
      const now = Date.now();
      const isFresh = toldAt.current !== null && now - toldAt.current < chatLimits.typingEverySeconds * 1000;
      if (typing ? isFresh : toldAt.current === null) return;
      toldAt.current = typing ? now : null;
      // Nobody misses it when it does not get through.
      client
        .mutate({ mutation: SetTypingDocument, variables: { conversationId, typing }, fetchPolicy: 'no-cache' })
        .catch(() => {});
    },
    [client, conversationId],
  );
  useEffect(() => () => tell(false), [tell]);
  return tell;
}

/** Whether the other side writes now. Who says nothing more has stopped; who sends has finished. */
export function usePartnerTyping(conversationId: string, newest: number): boolean {
  // Each word of it counts anew, also the same one again.
  const [said, setSaid] = useState<{ isTyping: boolean } | null>(null);
  useSubscription(TypingSubscription, {
    variables: { conversationId },
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data }) => setSaid(data.data ? { isTyping: data.data.typing.isTyping } : null),
  });
  useEffect(() => {
    if (!said?.isTyping) return;
    const timer = setTimeout(() => setSaid(null), chatLimits.typingShownSeconds * 1000);
    return () => clearTimeout(timer);
  }, [said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that has come ends what was announced.
  useEffect(() => setSaid(null), [newest]);
  return said?.isTyping ?? false;
}

/** Somebody writes. */
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
