import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { MessageStream_ConversationFragment } from '#gql/graphql.ts';
import { useVirtualRows } from '#ui/lists/use-virtual-rows.ts';
import { countArrived, guessedHeight, isLineAbove, type Message, newestIncoming, type Row } from './message-rows.ts';
import { useGoTo } from './use-go-to.ts';
import { useHistory, useMissing } from './use-history.ts';
import { useReadMarks } from './use-read-marks.ts';
import { useSeen } from './use-seen.ts';

interface ReadingOptions {
  conversation: MessageStream_ConversationFragment;
  messages: readonly Message[];
  rows: readonly Row[];
  keys: readonly string[];
  readBefore: number | null;
  /** A counter of the user's sent messages. */
  sent: number;
}

/** The distance in pixels from the end of the loaded messages at which more are loaded. */
const readAhead = 1200;

/**
 * The scrolling of a conversation: the rows to draw, the pages to load, the messages that count as seen, and the jump
 * to the newest.
 */
export function useReading({ conversation, messages, rows, keys, readBefore, sent }: ReadingOptions) {
  const { id, viewerIs } = conversation;
  const { hasPreviousPage: hasEarlier, hasNextPage } = conversation.messages.pageInfo;
  const first = messages[0]?.number;
  const last = messages.at(-1)?.number ?? 0;
  const newest = Math.max(conversation.lastNumber, last);
  const hasLater = hasNextPage || newest > last;

  const view = useVirtualRows(keys, (index) => guessedHeight(rows[index]));
  const { range, fromEnd, viewHeight, atEnd, toEnd, toRow, scroller } = view;
  const { load, failed } = useHistory(id, { first, last: last || undefined });

  // If more messages are unread than loaded, earlier pages load up to the first unread one.
  const isLoadingUnread = failed !== 'earlier' && isLineAbove({ readBefore, first, newest, hasEarlier });
  const isNearTop = range.total - fromEnd - viewHeight < readAhead;
  const needsEarlier = isLoadingUnread || (hasEarlier && isNearTop && failed !== 'earlier');
  const pageBefore = needsEarlier ? (first ?? 0) : null;
  useEffect(() => {
    if (pageBefore !== null) void load('earlier');
  }, [pageBefore, load]);
  useMissing({ isNeeded: hasLater && fromEnd < readAhead && failed !== 'later', last, newest, load });

  const toNewest = useCallback(async () => {
    if (hasLater) await load('newest');
    toEnd();
  }, [hasLater, load, toEnd]);
  const showSent = useEffectEvent(() => void toNewest());
  useEffect(() => {
    if (sent > 0) showSent();
  }, [sent]);

  const showUnread = useEffectEvent(() => {
    const line = rows.find((row) => row.kind === 'unread')?.key;
    if (line) toRow(line);
  });
  // The view jumps to the unread line on opening only, not when the line changes later.
  const lineAt = isLoadingUnread ? null : readBefore;
  useLayoutEffect(() => {
    if (lineAt !== null) showUnread();
  }, [lineAt]);

  const seenNumber = useSeen({ rows, scroller, atEnd, fromEnd, last, isLoadingUnread });
  useReadMarks(id, newestIncoming(messages, viewerIs, seenNumber.upTo), conversation.readNumber);
  const { goTo, marked } = useGoTo({ rows, first, hasEarlier: hasEarlier && failed !== 'earlier', load, toRow });

  const arrived = countArrived(messages, viewerIs, seenNumber.leftAt);
  const notLoaded = hasLater ? newest - Math.max(last, seenNumber.leftAt) : 0;
  return { view, load, failed, toNewest, goTo, marked, unseen: arrived + notLoaded, newest };
}
