import { expect, test } from 'vitest';
import { createLoadShedder, type LoadLimits, Overloaded } from './load-shedder.ts';

/** Work that ends when it is let go. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => done };
}

/** A shedder whose clock and event loop are the test's. */
function shedderOf(limits: LoadLimits) {
  const time = { now: 0, lateness: 0 };
  const shedder = createLoadShedder(limits, {
    performance: { now: () => time.now },
    monitorEventLoopDelay: () => ({ enable() {}, percentile: () => time.lateness, reset() {} }),
  });
  return { ...shedder, time };
}

/** Brings so many requests of an address, and notes what comes of each. */
function crowd(shedder: ReturnType<typeof shedderOf>, address: string, number: number) {
  const seen = { begun: 0, refused: 0 };
  const works = Array.from({ length: number }, work);
  const runs = works.map(({ run }) =>
    shedder
      .run(
        () => {
          seen.begun += 1;
          return run();
        },
        { address },
      )
      .catch((error: unknown) => {
        if (!(error instanceof Overloaded)) throw error;
        seen.refused += 1;
      }),
  );
  return { seen, works, all: Promise.all(runs) };
}

const turn = () => Promise.resolve().then(() => Promise.resolve());
/** A released slot reaches the next request only after some turns of the microtask queue. */
async function settle() {
  for (let turns = 0; turns < 10; turns += 1) await turn();
}

test('a limited number run, a limited number wait in order, and the next one is refused', async () => {
  const shedder = shedderOf({ atWork: 2, waiting: 2 });
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

test('failed work frees its place', async () => {
  const shedder = shedderOf({ atWork: 1, waiting: 1 });
  const failing = async () => Promise.reject(new Error('broken'));
  for (let tries = 0; tries < 3; tries += 1) await expect(shedder.run(failing)).rejects.toThrow('broken');
  expect(shedder.isFull()).toBe(false);
});

test('a client with a share of the queue is refused before the others', async () => {
  const shedder = shedderOf({ atWork: 1, waiting: 2 });
  const first = work();
  const runs = [shedder.run(first.run), shedder.run(async () => 'waits')];
  await expect(shedder.run(async () => 'never', { share: 0.5 })).rejects.toThrow(Overloaded);
  runs.push(shedder.run(async () => 'waits too'));
  first.end();
  await Promise.all(runs);
});

test('a request that waited too long is refused instead of started', async () => {
  const shedder = shedderOf({ atWork: 1, waiting: 5 });
  const first = work();
  const running = shedder.run(first.run);
  const late = shedder.run(async () => 'too late').catch((error: unknown) => error);
  shedder.time.now += 60_000;
  first.end();
  await running;
  expect(await late).toBeInstanceOf(Overloaded);
  expect(await shedder.run(async () => 'room')).toBe('room');
});

test('an address with many requests neither fills the queue nor delays others', async () => {
  const shedder = shedderOf({ atWork: 4, waiting: 12 });
  const many = crowd(shedder, '10.0.0.1', 300);
  const few = crowd(shedder, '10.0.0.2', 3);
  // The queue was full of the crowd's: the newest of them made room.
  await settle();
  expect(many.seen).toEqual({ begun: 4, refused: 300 - 4 - 12 + 3 });
  many.works[0]?.end();
  many.works[1]?.end();
  await settle();
  expect([many.seen.begun, few.seen.begun]).toEqual([4, 2]);
  // Each has half of the places now: they go on by turns.
  few.works[0]?.end();
  await settle();
  expect([many.seen.begun, few.seen.begun]).toEqual([4, 3]);
  for (const { end } of [...few.works, ...many.works]) end();
  await Promise.all([many.all, few.all]);
  expect(few.seen).toEqual({ begun: 3, refused: 0 });
});

test('a single address gets all places, and a quarter of the queue once others are there', async () => {
  const shedder = shedderOf({ atWork: 4, waiting: 16 });
  const alone = crowd(shedder, '10.0.0.1', 20);
  await settle();
  expect(alone.seen).toEqual({ begun: 4, refused: 0 });
  const others = ['10.0.0.2', '10.0.0.3', '10.0.0.4'].map((address) => crowd(shedder, address, 6));
  await settle();
  expect(others.map(({ seen }) => seen.refused)).toEqual([2, 2, 2]);
  expect(alone.seen.refused).toBe(12);
  for (const { works } of [alone, ...others]) for (const { end } of works) end();
  await Promise.all([alone, ...others].map(({ all }) => all));
  expect(shedder.isFull()).toBe(false);
});

test('while the event loop is late, an address can only have one request', async () => {
  const shedder = shedderOf({ atWork: 2, waiting: 16 });
  const many = crowd(shedder, '10.0.0.1', 6);
  Object.assign(shedder.time, { now: 1_000, lateness: 900e6 });
  expect(shedder.isFull({ address: '10.0.0.1' })).toBe(true);
  expect(shedder.isFull({ address: '10.0.0.2' })).toBe(false);
  for (const { end } of many.works) end();
  await many.all;
});
