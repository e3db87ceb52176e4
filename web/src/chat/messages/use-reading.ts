import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { MessageStream_ConversationFragment } from '#gql/graphql.ts';
import { useVirtualRows } from '#ui/lists/use-virtual-rows.ts';
import { guessedHeight, isLineAbove, isOwn, type Message, newestIncoming, type Row } from './message-rows.ts';
import { useHistory, useMissing } from './use-history.ts';
import { useReadMarks } from './use-read-marks.ts';

interface Reading {
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
export function useReading({ conversation, messages, rows, keys, readBefore, sent }: Reading) {
  const { id, viewerIs } = conversation;
  const { hasPreviousPage: hasEarlier, hasNextPage } = conversation.messages.pageInfo;
  const first = messages[0]?.number;
  const last = messages.at(-1)?.number ?? 0;
  const newest = Math.max(conversation.lastNumber, last);
  const hasLater = hasNextPage || newest > last;

  const view = useVirtualRows(keys, (index) => guessedHeight(rows[index]));
  const { range, fromEnd, viewHeight, atEnd, toEnd, scroller } = view;
  const { load, failed } = useHistory(id, { first, last: last || undefined });

  const isNearTop = range.total - fromEnd - viewHeight < readAhead;
  const wantsEarlier = hasEarlier && isNearTop && failed !== 'earlier';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a short page is followed by the next.
  useEffect(() => {
    if (wantsEarlier) void load('earlier');
  }, [wantsEarlier, first, load]);
  useMissing({ isNeeded: hasLater && fromEnd < readAhead && failed !== 'later', last, newest, load });

  // If more messages are unread than loaded, scroll to the first of them.
  const seeksLine = failed !== 'earlier' && isLineAbove({ readBefore, first, newest, hasEarlier });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that ends above the line is followed by the next.
  useEffect(() => {
    if (seeksLine) void load('earlier');
  }, [seeksLine, first, load]);

  const toNewest = useCallback(async () => {
    if (hasLater) await load('newest');
    toEnd();
  }, [hasLater, load, toEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each sent message, not when `toNewest` changes.
  useEffect(() => {
    if (sent > 0) void toNewest();
  }, [sent]);

  const { toRow } = view;
  const line = rows.find((row) => row.kind === 'unread')?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on opening, not when the line comes into view.
  useLayoutEffect(() => {
    if (line && !seeksLine) toRow(line);
  }, [readBefore, seeksLine]);
  const seen = useSeen({ rows, scroller, atEnd, fromEnd, last, seeksLine });
  useReadMarks(id, newestIncoming(messages, viewerIs, seen.upTo), conversation.readNumber);
  const { goTo, marked } = useGoTo({ rows, first, hasEarlier: hasEarlier && failed !== 'earlier', load, toRow });

  const arrived = messages.filter((one) => one.number > seen.leftAt && !isOwn(one, viewerIs)).length;
  const beyond = hasLater ? newest - Math.max(last, seen.leftAt) : 0;
  return { view, load, failed, toNewest, goTo, marked, unseen: arrived + beyond, newest };
}

interface Going {
  rows: readonly Row[];
  first: number | undefined;
  hasEarlier: boolean;
  load: (direction: 'earlier') => Promise<void>;
  toRow: (key: string) => void;
}

/** How long a message stays highlighted after a jump to it. */
const markedFor = 2000;

/** The jump to a quoted message. Messages that are not loaded yet load page by page. */
function useGoTo({ rows, first, hasEarlier, load, toRow }: Going) {
  const [target, setTarget] = useState<number | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again with each page.
  useEffect(() => {
    if (target === null) return;
    const row = rows.find((one) => 'message' in one && one.message.number === target);
    if (!row && hasEarlier && first !== undefined && first > target) return void load('earlier');
    setTarget(null);
    // The message may have been deleted since.
    if (!row) return;
    toRow(row.key);
    setMarked(row.key);
  }, [target, rows, first, hasEarlier]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return { goTo: setTarget, marked };
}

interface Looking {
  rows: readonly Row[];
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  /** Changes while the reader scrolls. */
  fromEnd: number;
  /** The number of the last loaded message. */
  last: number;
  /** The view is still on its way to the first unread message. */
  seeksLine: boolean;
}

interface Seen {
  /** The number of the lowest message in view. */
  upTo: number;
  /** The newest message when the reader was last at the end. */
  leftAt: number;
}

/**
 * Tracks the lowest message in view. It measures the page, because on a slow phone `atEnd` still tells of the place before
 * the jump to the first unread message.
 */
function useSeen({ rows, scroller, atEnd, fromEnd, last, seeksLine }: Looking): Seen {
  const [seen, setSeen] = useState<Seen>({ upTo: 0, leftAt: last });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again while the reader scrolls.
  useEffect(() => {
    const upTo = seeksLine ? 0 : lowestInView(rows, scroller.current);
    setSeen((before) => {
      const leftAt = atEnd ? Math.max(before.leftAt, last) : before.leftAt;
      return before.upTo === upTo && before.leftAt === leftAt ? before : { upTo, leftAt };
    });
  }, [rows, scroller, atEnd, fromEnd, last, seeksLine]);
  return seen;
}

function lowestInView(rows: readonly Row[], scroller: HTMLElement | null): number {
  const edge = scroller?.getBoundingClientRect().bottom ?? 0;
  const drawn = [...(scroller?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const key = drawn.findLast((row) => row.getBoundingClientRect().top < edge)?.dataset.key;
  const from = rows.findIndex((row) => row.key === key);
  const row = rows.slice(0, from + 1).findLast((one) => 'message' in one);
  return row && 'message' in row ? row.message.number : 0;
}
