import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const tick = () => new Promise((done) => setImmediate(done));

/** Work that is done when it is told to be. */
function task(begun: string[], name: string) {
  let finish = () => {};
  const work = () => {
    begun.push(name);
    return new Promise<void>((done) => {
      finish = done;
    });
  };
  return { work, finish: () => finish() };
}

test('only so many run at once', async () => {
  const queue = createWorkQueue({ atOnce: 2, maxWaiting: 10 });
  const begun: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => task(begun, name));
  for (const one of [a, b, c]) void queue.now(one?.work ?? tick);
  expect(begun).toEqual(['a', 'b']);
  a?.finish();
  await tick();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('idle work runs one at a time and lets urgent work pass', async () => {
  const queue = createWorkQueue({ atOnce: 2, maxWaiting: 10 });
  const begun: string[] = [];
  const [idle, idler, urgent] = ['idle', 'idler', 'urgent'].map((name) => task(begun, name));
  queue.later(idle?.work ?? (async () => {}));
  queue.later(idler?.work ?? (async () => {}));
  void queue.now(urgent?.work ?? tick);
  expect(begun).toEqual(['idle', 'urgent']);
  urgent?.finish();
  await tick();
  expect(begun).toEqual(['idle', 'urgent']);
  idle?.finish();
  await tick();
  expect(begun).toEqual(['idle', 'urgent', 'idler']);
});

test('a queue that is full takes no more', () => {
  const queue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  const never = () => new Promise<void>(() => {});
  expect(queue.now(never)).not.toBeNull();
  expect(queue.now(never)).not.toBeNull();
  expect(queue.now(never)).toBeNull();
});

test('work that fails makes room like any other', async () => {
  const queue = createWorkQueue({ atOnce: 1, maxWaiting: 1 });
  await expect(queue.now(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.now(async () => 'next')).toBe('next');
});
