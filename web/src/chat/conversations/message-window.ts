import type { FieldPolicy, Reference } from '@apollo/client';

/** A part of a conversation without gaps: the messages in the order of their numbers. */
export interface MessageWindow<T> {
  edges: readonly T[];
  pageInfo: Ends;
}

interface Ends {
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}

type NumberOf<T> = (item: T) => number;

/** The maximum number of messages in memory. Scrolling loads those beyond it again. */
export const windowMax = 600;

/** The end to cut when a page loaded by scrolling exceeds the maximum; null cuts nothing. */
export type CutEnd = 'earlier' | 'later' | null;

/**
 * Merges a loaded page into the window. Two parts with a gap between them cannot be merged: the loaded one replaces the
 * other and marks that there is more on that side.
 */
export function mergeWindows<T>(
  existing: MessageWindow<T> | undefined,
  incoming: MessageWindow<T>,
  numberOf: NumberOf<T>,
  cut: CutEnd = null,
): MessageWindow<T> {
  const [low, high] = numbersOf(existing, numberOf);
  const [first, last] = numbersOf(incoming, numberOf);
  if (!existing || low === null || high === null) return incoming;
  if (first === null || last === null) return emptyAnswer(existing, incoming, cut);
  if (first > high + 1) return ending(incoming, { hasPreviousPage: true });
  if (last < low - 1) return ending(incoming, { hasNextPage: true });
  const before = existing.edges.filter((edge) => numberOf(edge) < first);
  const after = existing.edges.filter((edge) => numberOf(edge) > last);
  const joined = ending(
    { ...incoming, edges: [...before, ...incoming.edges, ...after] },
    {
      hasPreviousPage: (before.length > 0 ? existing : incoming).pageInfo.hasPreviousPage,
      hasNextPage: (after.length > 0 ? existing : incoming).pageInfo.hasNextPage,
    },
  );
  return cut ? cutWindow(joined, cut, windowMax) : joined;
}

/** A page without messages means that there is nothing beyond that end. */
function emptyAnswer<T>(existing: MessageWindow<T>, incoming: MessageWindow<T>, cut: CutEnd): MessageWindow<T> {
  const { hasPreviousPage, hasNextPage } = incoming.pageInfo;
  if (cut === 'later') return ending(existing, { hasPreviousPage });
  return cut === 'earlier' ? ending(existing, { hasNextPage }) : existing;
}

const ending = <T>(window: MessageWindow<T>, ends: Partial<Ends>): MessageWindow<T> => ({
  ...window,
  pageInfo: { ...window.pageInfo, ...ends },
});

/**
 * Inserts a message at its position. One that does not follow the newest message would leave a gap, so it is not shown
 * yet: the window marks that there is more, and the stream loads the rest.
 */
export function insertMessage<T>(window: MessageWindow<T>, edge: T, numberOf: NumberOf<T>): MessageWindow<T> {
  const [low, high] = numbersOf(window, numberOf);
  const number = numberOf(edge);
  if (high === null && number === 1) return { ...window, edges: [edge] };
  if (high === null || number > high + 1)
    return window.pageInfo.hasNextPage ? window : ending(window, { hasNextPage: true });
  // A message may follow a window that ends in the past; more may come after it.
  if (number === high + 1) return cutWindow({ ...window, edges: [...window.edges, edge] }, 'earlier', 2 * windowMax);
  if (low !== null && number < low) return window;
  return window.edges.some((one) => numberOf(one) === number)
    ? window
    : { ...window, edges: [...window.edges, edge].sort((one, other) => numberOf(one) - numberOf(other)) };
}

function cutWindow<T>(window: MessageWindow<T>, cut: 'earlier' | 'later', max: number): MessageWindow<T> {
  const { edges } = window;
  if (edges.length <= max) return window;
  return cut === 'later'
    ? ending({ ...window, edges: edges.slice(0, windowMax) }, { hasNextPage: true })
    : ending({ ...window, edges: edges.slice(-windowMax) }, { hasPreviousPage: true });
}

function numbersOf<T>(window: MessageWindow<T> | undefined, numberOf: NumberOf<T>): [number | null, number | null] {
  const [first] = window?.edges ?? [];
  const last = window?.edges.at(-1);
  return [first === undefined ? null : numberOf(first), last === undefined ? null : numberOf(last)];
}

/** An edge as stored in the cache. */
export interface MessageEdge {
  __typename: 'MessageEdge';
  node: Reference;
}

/** Each conversation has one window, whatever part a query asks for. */
export const messageWindowPolicy: FieldPolicy<MessageWindow<MessageEdge>> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    const numberOf = ({ node }: MessageEdge) => readField<number>('number', node) ?? 0;
    // Loading earlier messages drops the latest ones, and the other way round.
    const cut = args?.before ? 'later' : args?.after ? 'earlier' : null;
    return mergeWindows(existing, incoming, numberOf, cut);
  },
};
