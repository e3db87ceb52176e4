import { useCallback, useEffect } from 'react';
import type { MessageStream_ConversationFragment } from '#gql/graphql.ts';
import { guessedHeight, isOwn, type Message, newestIncoming, type Row } from './message-rows.ts';
import { useHistory } from './use-history.ts';
import { useMissing } from './use-missing.ts';
import { useReadMarks } from './use-read-marks.ts';
import { useSeen } from './use-seen.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface Reading {
  conversation: MessageStream_ConversationFragment;
  messages: readonly Message[];
  rows: readonly Row[];
  keys: readonly string[];
  /** Grows when the person sends. */
  sent: number;
}

/** Pixels to an end of what is loaded at which more is read. */
const readAhead = 1200;

/** How one moves through a talk: what is drawn, what is read further, what counts as seen, and the way to the newest. */
export function useReading({ conversation, messages, rows, keys, sent }: Reading) {
  const { id, viewerIs, messages: window } = conversation;
  const first = messages[0]?.number;
  const last = messages.at(-1)?.number ?? 0;
  const newest = Math.max(conversation.lastNumber, last);
  const hasLater = window.hasLater || newest > last;

  const view = useVirtualRows(keys, (index) => guessedHeight(rows[index]));
  const { range, fromEnd, viewHeight, atEnd, toEnd, scroller } = view;
  const { load, failed } = useHistory(id, { first, last: last || undefined });

  const isNearTop = range.total - fromEnd - viewHeight < readAhead;
  const wantsEarlier = window.hasEarlier && isNearTop && failed !== 'earlier';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves the top near is followed by the next.
  useEffect(() => {
    if (wantsEarlier) void load('earlier');
  }, [wantsEarlier, first, load]);
  useMissing({ wanted: hasLater && fromEnd < readAhead && failed !== 'later', last, newest, load });

  const seen = useSeen({ rows, scroller, atEnd, fromEnd, last });
  useReadMarks(id, newestIncoming(messages, viewerIs, seen.upTo), conversation.readNumber);

  const toNewest = useCallback(async () => {
    if (hasLater) await load('newest');
    toEnd();
  }, [hasLater, load, toEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each sending, not whenever the way down changes.
  useEffect(() => {
    if (sent > 0) void toNewest();
  }, [sent]);

  const arrived = messages.filter((one) => one.number > seen.leftAt && !isOwn(one, viewerIs)).length;
  const beyond = hasLater ? newest - Math.max(last, seen.leftAt) : 0;
  return { view, load, failed, toNewest, unseen: arrived + beyond, newest };
}
