import { expect, test } from 'vitest';
import { RateLimited, Unavailable } from '#platform/base/errors.ts';
import { createFairQueue } from './fair-queue.ts';

const tick = () => new Promise((done) => setImmediate(done));
const users = { atOnce: 1, maxEach: 2, maxTogether: 4 };

/** A queue whose work ends when the test says so; `begun` lists the started work in order. */
function watched(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ atOnce: 2, maxShared: 10, users, ...options });
  const begun: string[] = [];
  const finishes = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((done) => finishes.set(name, done));
  };
  return {
    begun,
    now: (name: string, user?: string) => queue.now(work(name), user),
    later: (name: string) => queue.later(work(name)),
    finish: async (name: string) => {
      finishes.get(name)?.();
      await tick();
    },
  };
}

test('a limited number of tasks run at once', async () => {
  const { begun, now, finish } = watched();
  for (const name of ['a', 'b', 'c']) void now(name);
  expect(begun).toEqual(['a', 'b']);
  await finish('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a user with many tasks does not delay other users', async () => {
  const { begun, now, finish } = watched();
  for (const name of ['ama 1', 'ama 2', 'ama 3']) void now(name, 'ama');
  expect(begun).toEqual(['ama 1']);
  for (const name of ['kofi 1', 'kofi 2']) void now(name, 'kofi');
  void now('esi 1', 'esi');
  expect(begun).toEqual(['ama 1', 'kofi 1']);
  await finish('ama 1');
  expect(begun.at(-1)).toBe('esi 1');
  await finish('esi 1');
  await finish('kofi 1');
  expect(begun.slice(3).sort()).toEqual(['ama 2', 'kofi 2']);
});

test('idle work runs one at a time and gives way to urgent work', async () => {
  const { begun, now, later, finish } = watched();
  later('idle');
  later('idler');
  void now('urgent');
  expect(begun).toEqual(['idle', 'urgent']);
  await finish('urgent');
  expect(begun).toEqual(['idle', 'urgent']);
  await finish('idle');
  expect(begun).toEqual(['idle', 'urgent', 'idler']);
});

test('too many tasks of one user are refused for that user, and too many in total for everybody', async () => {
  const { now } = watched({ atOnce: 1 });
  for (const name of ['a', 'b', 'c']) void now(name, 'ama');
  await expect(now('d', 'ama')).rejects.toThrow(RateLimited);
  for (const name of ['e', 'f']) void now(name, 'kofi');
  await expect(now('g', 'esi')).rejects.toThrow(Unavailable);
});

test('failed tasks free their places too', async () => {
  const queue = createFairQueue({ atOnce: 1, maxShared: 1, users });
  await expect(queue.now(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.now(async () => 'next')).toBe('next');
});
