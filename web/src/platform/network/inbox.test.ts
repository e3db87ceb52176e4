import { parse } from 'graphql';
import type { FormattedExecutionResult, Sink } from 'graphql-ws';
import { expect, test, vi } from 'vitest';
import { openInbox } from './inbox.ts';
import type { SocketRequest } from './socket.ts';

function setUp(start: number | null) {
  const requests: SocketRequest[] = [];
  const sinks: Sink<FormattedExecutionResult>[] = [];
  const kept = new Map<string, string>();
  const applied: number[] = [];
  const onReset = vi.fn();
  const close = openInbox({
    socket: {
      subscribe: (request, sink) => {
        requests.push(request);
        sinks.push(sink);
        return () => {};
      },
      restart: () => {},
    },
    document: parse('subscription { inbox { seq } }'),
    userId: 'ama',
    start,
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    apply: (event) => applied.push(event.seq),
    onReset,
  });
  const send = (inbox: object) => sinks.at(-1)?.next({ data: { inbox } });
  return { requests, sinks, kept, applied, onReset, close, send };
}

test('each attempt resumes after the last received event', () => {
  const { requests, send, applied, kept } = setUp(4);
  expect(JSON.stringify(requests[0]?.variables)).toBe('{"after":4}');
  send({ __typename: 'SessionStarted', seq: 5 });
  send({ __typename: 'SessionStarted', seq: 5 });
  expect(applied).toEqual([5]);
  expect(JSON.stringify(requests[0]?.variables)).toBe('{"after":5}');
  expect(kept.get('besesaka-own-inbox:ama')).toBe('5');
});

test('a reset reads the data again and continues from its number', () => {
  const { send, onReset, applied } = setUp(4);
  send({ __typename: 'InboxReset', seq: 90 });
  send({ __typename: 'SessionStarted', seq: 91 });
  expect(onReset).toHaveBeenCalledOnce();
  expect(applied).toEqual([91]);
});

test('a stream that ends is reopened until it is closed', () => {
  vi.useFakeTimers();
  const { sinks, requests, close } = setUp(0);
  sinks[0]?.complete();
  vi.advanceTimersByTime(3000);
  expect(requests).toHaveLength(2);
  close();
  sinks[1]?.error(new Error('gone'));
  vi.advanceTimersByTime(10_000);
  expect(requests).toHaveLength(2);
  vi.useRealTimers();
});

test('a permanent error is not retried, and a temporary one is', () => {
  vi.useFakeTimers();
  const { sinks, requests, close } = setUp(0);
  const refusal = (code: string) => [{ message: 'No', extensions: { code } }];
  for (const code of ['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE']) {
    sinks.at(-1)?.error(refusal(code));
    vi.advanceTimersByTime(3000);
  }
  expect(requests).toHaveLength(4);
  sinks.at(-1)?.error(refusal('INVALID_INPUT'));
  vi.advanceTimersByTime(60_000);
  expect(requests).toHaveLength(4);
  close();
  vi.useRealTimers();
});
