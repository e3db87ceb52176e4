import type { FieldPolicy, Reference } from '@apollo/client';

/** A stretch of a conversation without gaps: the messages in the order of their numbers. */
export interface MessageWindow<T> {
  items: readonly T[];
  hasEarlier: boolean;
  hasLater: boolean;
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
  const [low, high] = ends(existing, numberOf);
  const [first, last] = ends(incoming, numberOf);
  if (!existing || low === null || high === null) return incoming;
  if (first === null || last === null) return emptyAnswer(existing, incoming, cut);
  if (first > high + 1) return { ...incoming, hasEarlier: true };
  if (last < low - 1) return { ...incoming, hasLater: true };
  const before = existing.items.filter((item) => numberOf(item) < first);
  const after = existing.items.filter((item) => numberOf(item) > last);
  const joined = {
    ...incoming,
    items: [...before, ...incoming.items, ...after],
    hasEarlier: before.length > 0 ? existing.hasEarlier : incoming.hasEarlier,
    hasLater: after.length > 0 ? existing.hasLater : incoming.hasLater,
  };
  return cut ? cutWindow(joined, cut, windowMax) : joined;
}

/** An answer without messages says that nothing lies beyond. */
function emptyAnswer<T>(existing: MessageWindow<T>, incoming: MessageWindow<T>, cut: CutEnd): MessageWindow<T> {
  if (cut === 'later') return { ...existing, hasEarlier: incoming.hasEarlier };
  return cut === 'earlier' ? { ...existing, hasLater: incoming.hasLater } : existing;
}

/**
 * Puts a message in its place. One that does not follow on the newest leaves a hole, so it is not shown yet: the window
 * says that there is more, and the stream reads what lies between.
 */
export function insertMessage<T>(window: MessageWindow<T>, item: T, numberOf: NumberOf<T>): MessageWindow<T> {
  const [low, high] = ends(window, numberOf);
  const number = numberOf(item);
  if (high === null) {
    if (number === 1) return { ...window, items: [item] };
    return { ...window, hasLater: true };
  }
  if (number > high + 1) return window.hasLater ? window : { ...window, hasLater: true };
  // What follows on a window that ends in the past closes up to it, and more may follow still.
  if (number === high + 1) return cutWindow({ ...window, items: [...window.items, item] }, 'earlier', 2 * windowMax);
  if (low !== null && number < low) return window;
  return window.items.some((one) => numberOf(one) === number)
    ? window
    : { ...window, items: [...window.items, item].sort((one, other) => numberOf(one) - numberOf(other)) };
}

function cutWindow<T>(window: MessageWindow<T>, cut: 'earlier' | 'later', max: number): MessageWindow<T> {
  if (window.items.length <= max) return window;
  if (cut === 'later') return { ...window, items: window.items.slice(0, windowMax), hasLater: true };
  return { ...window, items: window.items.slice(-windowMax), hasEarlier: true };
}

function ends<T>(window: MessageWindow<T> | undefined, numberOf: NumberOf<T>): [number | null, number | null] {
  const [first] = window?.items ?? [];
  const last = window?.items.at(-1);
  return [first === undefined ? null : numberOf(first), last === undefined ? null : numberOf(last)];
}

/** Each conversation keeps one window, whatever part of it was asked for. */
export const messageWindowPolicy: FieldPolicy<MessageWindow<Reference>> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    const numberOf = (item: Reference) => readField<number>('number', item) ?? 0;
    // Reading upwards lets go of what lies below, and the other way round.
    const cut = typeof args?.before === 'number' ? 'later' : typeof args?.after === 'number' ? 'earlier' : null;
    return mergeWindows(existing, incoming, numberOf, cut);
  },
};
