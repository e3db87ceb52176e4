import type { FieldPolicy, Reference } from '@apollo/client';

/** A stretch of a conversation without gaps: the messages in the order of their numbers. */
export interface MessageWindow<T> {
  edges: readonly T[];
  pageInfo: Ends;
}

interface Ends {
  hasPreviousPage: boolean;
  hasNextPage: boolean;
}

type NumberOf<T> = (item: T) => number;

/** How many messages are kept at most, however far one scrolls; what lies beyond is read again when it is wanted. */
export const windowMax = 600;

/** What scrolling reads is cut at the other end; null does not cut. */
export type CutEnd = 'earlier' | 'later' | null;

/**
 * Joins what was read to what is there. Two stretches with a gap between them make no window: the one that was read
 * takes the place of the other, and says that there is more on that side.
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

/** An answer without messages says that nothing lies beyond. */
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
 * Puts a message in its place. One that does not follow on the newest leaves a hole, so it is not shown yet: the window
 * says that there is more, and the stream reads what lies between.
 */
export function insertMessage<T>(window: MessageWindow<T>, edge: T, numberOf: NumberOf<T>): MessageWindow<T> {
  const [low, high] = numbersOf(window, numberOf);
  const number = numberOf(edge);
  if (high === null && number === 1) return { ...window, edges: [edge] };
  if (high === null || number > high + 1)
    return window.pageInfo.hasNextPage ? window : ending(window, { hasNextPage: true });
  // What follows on a window that ends in the past closes up to it, and more may follow still.
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

/** As it lies in the cache. */
export interface MessageEdge {
  __typename: 'MessageEdge';
  node: Reference;
}

/** Each conversation keeps one window, whatever part of it was asked for. */
export const messageWindowPolicy: FieldPolicy<MessageWindow<MessageEdge>> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    const numberOf = ({ node }: MessageEdge) => readField<number>('number', node) ?? 0;
    // Reading upwards lets go of what lies below, and the other way round.
    const cut = args?.before ? 'later' : args?.after ? 'earlier' : null;
    return mergeWindows(existing, incoming, numberOf, cut);
  },
};
