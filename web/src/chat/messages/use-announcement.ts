import { useEffect, useRef, useState } from 'react';
import type { ConversationViewer } from '#gql/graphql.ts';
import { isOwn, type Message } from './message-rows.ts';

/** The announcement to screen readers when messages arrive in an open conversation. */
export function useAnnouncement(messages: readonly Message[], viewerIs: ConversationViewer, partner: string): string {
  const newest = messages.at(-1)?.number ?? 0;
  const announced = useRef(newest);
  const [text, setText] = useState('');
  useEffect(() => {
    const since = messages.filter((one) => one.number > announced.current && !isOwn(one, viewerIs) && !one.orderStep);
    announced.current = Math.max(announced.current, newest);
    const [only] = since;
    if (!only) return;
    setText(
      since.length > 1 ? `${since.length} new messages from ${partner}` : `${partner}: ${only.content || 'Picture'}`,
    );
  }, [messages, newest, viewerIs, partner]);
  return text;
}
