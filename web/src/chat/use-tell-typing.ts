import { useApolloClient } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { useCallback, useEffect, useRef } from 'react';
import { SetTypingDocument } from './typing-documents.ts';

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
