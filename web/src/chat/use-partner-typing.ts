import { useSubscription } from '@apollo/client/react';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { useEffect, useState } from 'react';
import { TypingSubscription } from './typing-documents.ts';

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
