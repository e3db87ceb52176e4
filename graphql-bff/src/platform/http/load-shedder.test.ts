import { expect, test, vi } from 'vitest';
import { createLoadShedder, Overloaded } from './load-shedder.ts';

/** Work that ends when told. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => done };
}

test('so many are at work, so many wait in order, and the next one is refused', async () => {
  const shedder = createLoadShedder({ atWork: 2, waiting: 2 });
  const works = [work(), work(), work(), work()];
  const begun: number[] = [];
  const runs = works.map(({ run }, index) => {
    return shedder.run(() => {
      begun.push(index);
      return run();
    });
  });
  await expect(shedder.run(async () => 'never')).rejects.toThrow(Overloaded);
  expect(begun).toEqual([0, 1]);
  for (const { end } of works) end();
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await shedder.run(async () => 'room again')).toBe('room again');
  expect(shedder.refused()).toBe(1);
});

test('work that fails gives its place back', async () => {
  const shedder = createLoadShedder({ atWork: 1, waiting: 1 });
  const failing = async () => Promise.reject(new Error('broken'));
  for (let turn = 0; turn < 3; turn += 1) await expect(shedder.run(failing)).rejects.toThrow('broken');
  expect(shedder.isFull()).toBe(false);
});

test('who has only a share of the places to wait is refused before the others', async () => {
  const shedder = createLoadShedder({ atWork: 1, waiting: 2 });
  const first = work();
  const runs = [shedder.run(first.run), shedder.run(async () => 'waits')];
  await expect(shedder.run(async () => 'never', 0.5)).rejects.toThrow(Overloaded);
  runs.push(shedder.run(async () => 'waits too'));
  first.end();
  await Promise.all(runs);
});

test('who waited in vain is refused in place of being begun when nobody listens any more', async () => {
  const shedder = createLoadShedder({ atWork: 1, waiting: 5 });
  const first = work();
  const running = shedder.run(first.run);
  const late = shedder.run(async () => 'too late').catch((error: unknown) => error);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  first.end();
  await running;
  expect(await late).toBeInstanceOf(Overloaded);
  vi.restoreAllMocks();
  expect(await shedder.run(async () => 'room')).toBe('room');
});
