import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertMessage, type MessageWindow, mergeWindows, windowMax } from './message-window.ts';

const numberOf = (item: number) => item;
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
const window = (
  first: number,
  last: number,
  hasPreviousPage = first > 1,
  hasNextPage = false,
): MessageWindow<number> => ({
  edges: range(first, last),
  pageInfo: { hasPreviousPage, hasNextPage },
});
const empty: MessageWindow<number> = { edges: [], pageInfo: { hasPreviousPage: false, hasNextPage: false } };
const merge = (existing: MessageWindow<number>, incoming: MessageWindow<number>, cut?: 'earlier' | 'later') =>
  mergeWindows(existing, incoming, numberOf, cut);

describe('a window of messages', () => {
  it('grows upwards and still knows its newest end', () => {
    expect(merge(window(41, 80), window(1, 40, false, true))).toEqual(window(1, 80));
  });

  it('grows downwards and still knows its oldest end', () => {
    expect(merge(window(41, 80, true, true), window(81, 90))).toEqual(window(41, 90));
  });

  it('merges an overlapping page without duplicates', () => {
    expect(merge(window(41, 80), window(61, 100))).toEqual(window(41, 100));
    expect(merge(window(41, 80), window(50, 60, true, true))).toEqual(window(41, 80));
  });

  it('is replaced by newer messages that leave a gap', () => {
    expect(merge(window(1, 40), window(90, 130, false))).toEqual(window(90, 130, true));
  });

  it('is replaced by older messages from elsewhere', () => {
    expect(merge(window(90, 130), window(1, 40, false, false))).toEqual(window(1, 40, false, true));
  });

  it('drops the other end when the user reads far up or down', () => {
    const up = merge(window(101, 100 + windowMax), window(61, 100, true, true), 'later');
    expect(up).toEqual(window(61, 60 + windowMax, true, true));
    const down = merge(up, window(61 + windowMax, 100 + windowMax, true, false), 'earlier');
    expect(down).toEqual(window(101, 100 + windowMax));
  });

  it('learns from an empty page that it has reached the end', () => {
    expect(merge(window(1, 40, true), empty, 'later').pageInfo.hasPreviousPage).toBe(false);
    expect(merge(window(1, 40, false, true), empty, 'earlier').pageInfo.hasNextPage).toBe(false);
  });
});

describe('a message that arrives', () => {
  it('is appended to the newest', () => {
    expect(insertMessage(window(1, 40), 41, numberOf)).toEqual(window(1, 41));
    expect(insertMessage(empty, 1, numberOf)).toEqual(window(1, 1));
  });

  it('changes nothing the second time', () => {
    const before = window(1, 40);
    expect(insertMessage(before, 40, numberOf)).toBe(before);
    expect(insertMessage(before, 7, numberOf)).toBe(before);
  });

  it('waits while the one before it is missing', () => {
    expect(insertMessage(window(1, 40), 43, numberOf)).toEqual(window(1, 40, false, true));
    expect(insertMessage(empty, 3, numberOf).edges).toEqual([]);
  });

  it('does not change a window that is scrolled further up', () => {
    const above = window(100, 200, true, true);
    expect(insertMessage(above, 300, numberOf)).toBe(above);
    expect(insertMessage(above, 99, numberOf)).toBe(above);
  });
});

it('leaves no gap, duplicate or wrong order, whatever the order of arrival', () => {
  const page = fc.record({ first: fc.integer({ min: 1, max: 90 }), length: fc.integer({ min: 1, max: 30 }) });
  const step = fc.oneof(page, fc.integer({ min: 1, max: 120 }));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      let shown = window(1, 5);
      for (const one of steps) {
        shown =
          typeof one === 'number'
            ? insertMessage(shown, one, numberOf)
            : merge(shown, window(one.first, one.first + one.length - 1, one.first > 1, true));
        const [first = 0] = shown.edges;
        expect(shown.edges).toEqual(range(first, first + shown.edges.length - 1));
        if (first > 1) expect(shown.pageInfo.hasPreviousPage).toBe(true);
      }
    }),
  );
});
