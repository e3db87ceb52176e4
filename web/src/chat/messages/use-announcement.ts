import { useEffect, useRef, useState } from 'react';
import type { ConversationViewer } from '#gql/graphql.ts';
import { isOwn, type Message } from './message-rows.ts';

/** What screen readers are told of messages that come in while one looks. */
export function useAnnouncement(messages: readonly Message[], viewerIs: ConversationViewer, partner: string): string {
  const newest = messages.at(-1)?.number ?? 0;
  const told = useRef(newest);
  const [text, setText] = useState('');
  useEffect(() => {
    const since = messages.filter((one) => one.number > told.current && !isOwn(one, viewerIs) && !one.orderStep);
    told.current = Math.max(told.current, newest);
    const [only] = since;
    if (!only) return;
    setText(
      since.length > 1 ? `${since.length} new messages from ${partner}` : `${partner}: ${only.content || 'Picture'}`,
    );
  }, [messages, newest, viewerIs, partner]);
  return text;
}
