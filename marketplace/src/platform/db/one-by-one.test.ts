import { expect, test, vi } from 'vitest';
import type { Logger } from '#platform/telemetry/log.ts';
import { oneByOne } from './one-by-one.ts';

test('one that fails is logged and does not hold up the others', async () => {
  const error = vi.fn();
  const log = { error } as unknown as Logger;
  const handled: string[] = [];
  const handle = async (id: string) => {
    if (id === 'b') throw new Error('broken');
    handled.push(id);
    return id !== 'c';
  };
  expect(await oneByOne({ log }, ['a', 'b', 'c'], { failure: 'failed', handle })).toEqual({ moved: 1, failed: 1 });
  expect(handled).toEqual(['a', 'c']);
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error), id: 'b' }, 'failed');
});
