import { expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

/** A BFF whose streams the test writes and ends. */
function setUp({ status = 200, silenceMs = 20_000 } = {}) {
  const streams: { write(text: string): void; end(): void; signal: AbortSignal }[] = [];
  const open = vi.fn(async (signal: AbortSignal) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
    });
    streams.push({
      signal,
      write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
    });
    return new Response(body, { status });
  });
  const heard: unknown[] = [];
  const { close } = followChanges({
    open,
    log: { error: () => {} },
    retryMs: 1,
    silenceMs,
    onChange: (changed) => heard.push(changed),
    onHearing: (isHearing) => heard.push(isHearing),
  });
  const opened = (count: number) =>
    vi.waitFor(() => {
      const stream = streams[count - 1];
      if (!stream) throw new Error(`There is no stream ${count}`);
      return stream;
    });
  return { open, heard, close, opened };
}

test('it hears from the first beat on, when whatever changed before counts as changed, and then each change', async () => {
  const { heard, opened, close } = setUp();
  const stream = await opened(1);
  expect(heard).toEqual([]);
  stream.write(':\n\ndata: {"changed":["prod');
  stream.write('uct:1"]}\n\n');
  stream.write('data: {"changed":null}\n\ndata: something else\n\n');
  await vi.waitFor(() => expect(heard).toEqual([null, true, ['product:1'], null, null]));
  close();
  await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
});

test('a stream that ends is opened again, and what changed meanwhile was not heard', async () => {
  const { heard, opened, close } = setUp();
  const first = await opened(1);
  first.write(':\n\n');
  await vi.waitFor(() => expect(heard).toEqual([null, true]));
  first.end();
  const second = await opened(2);
  expect(heard).toEqual([null, true, false]);
  second.write(':\n\n');
  await vi.waitFor(() => expect(heard).toEqual([null, true, false, null, true]));
  close();
});

test('a stream without beats counts as dead', async () => {
  const { heard, opened, close } = setUp({ silenceMs: 20 });
  const first = await opened(1);
  first.write(':\n\n');
  await opened(2);
  expect(first.signal.aborted).toBe(true);
  expect(heard.slice(0, 3)).toEqual([null, true, false]);
  close();
});

test('without the stream nothing is heard, and it is asked for again', async () => {
  const { open, heard, close } = setUp({ status: 404 });
  await vi.waitFor(() => expect(open.mock.calls.length).toBeGreaterThan(2));
  expect(heard).not.toContain(true);
  close();
});
