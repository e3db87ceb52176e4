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
  /** Grows when the person sends. */
  sent: number;
}

/** Pixels to an end of what is loaded at which more is read. */
const readAhead = 1200;

/** How one moves through a conversation: what is drawn, what is read further, what counts as seen, and the way to the newest. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that leaves the top near is followed by the next.
  useEffect(() => {
    if (wantsEarlier) void load('earlier');
  }, [wantsEarlier, first, load]);
  useMissing({ wanted: hasLater && fromEnd < readAhead && failed !== 'later', last, newest, load });

  // Where more is unread than came at first, one is led to where it begins; until then nothing counts as seen.
  const seeksLine = failed !== 'earlier' && isLineAbove({ readBefore, first, newest, hasEarlier });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that ends above the line is followed by the next.
  useEffect(() => {
    if (seeksLine) void load('earlier');
  }, [seeksLine, first, load]);

  const seen = useSeen({ rows, scroller, atEnd, fromEnd, last });
  useReadMarks(id, seeksLine ? 0 : newestIncoming(messages, viewerIs, seen.upTo), conversation.readNumber);

  const toNewest = useCallback(async () => {
    if (hasLater) await load('newest');
    toEnd();
  }, [hasLater, load, toEnd]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each sending, not whenever the way down changes.
  useEffect(() => {
    if (sent > 0) void toNewest();
  }, [sent]);

  const { toRow } = view;
  const line = rows.find((row) => row.kind === 'unread')?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one comes, and not when the line comes into sight.
  useLayoutEffect(() => {
    if (line && !seeksLine) toRow(line);
  }, [readBefore, seeksLine]);
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

/** How long one sees where one was led. */
const markedFor = 2000;

/** The way to a message that was quoted; what is not here yet is read, page by page. */
function useGoTo({ rows, first, hasEarlier, load, toRow }: Going) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each page.
  useEffect(() => {
    if (wanted === null) return;
    const row = rows.find((one) => 'message' in one && one.message.number === wanted);
    if (!row && hasEarlier && first !== undefined && first > wanted) return void load('earlier');
    setWanted(null);
    // One that was deleted since is nowhere.
    if (!row) return;
    toRow(row.key);
    setMarked(row.key);
  }, [wanted, rows, first, hasEarlier]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), markedFor);
    return () => clearTimeout(timer);
  }, [marked]);
  return { goTo: setWanted, marked };
}

interface Looking {
  rows: readonly Row[];
  scroller: RefObject<HTMLElement | null>;
  atEnd: boolean;
  /** Changes while one scrolls. */
  fromEnd: number;
  /** Number of the last message that is here. */
  last: number;
}

interface Seen {
  /** The number of the lowest message in view. */
  upTo: number;
  /** The newest one that there was when the person was last at the end. */
  leftAt: number;
}

/** Up to where the person sees. */
function useSeen({ rows, scroller, atEnd, fromEnd, last }: Looking): Seen {
  const [seen, setSeen] = useState<Seen>({ upTo: 0, leftAt: last });
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew while one scrolls.
  useEffect(() => {
    const upTo = atEnd ? last : lowestInView(rows, scroller.current);
    setSeen((before) => {
      const leftAt = atEnd ? Math.max(before.leftAt, last) : before.leftAt;
      return before.upTo === upTo && before.leftAt === leftAt ? before : { upTo, leftAt };
    });
  }, [rows, scroller, atEnd, fromEnd, last]);
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
