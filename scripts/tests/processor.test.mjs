import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ticksOfMachine, watchProcessor } from '#test/processor.mjs';

/** A machine with these processes: id, parent, own ticks, ticks of ended children. */
function createMachine() {
  const proc = mkdtempSync(join(tmpdir(), 'besesaka-proc-'));
  onTestFinished(() => rmSync(proc, { recursive: true }));
  const machine = (busy, idle) => writeFileSync(join(proc, 'stat'), `cpu  ${busy} 0 0 ${idle} 0 0 0 0 0 0\ncpu0 1\n`);
  const process = (id, parent, own, ended = 0) => {
    mkdirSync(join(proc, String(id)), { recursive: true });
    const stat = `${id} (a (strange) name) S ${parent} ${'0 '.repeat(9)}${own} 0 ${ended} 0 20`;
    writeFileSync(join(proc, String(id), 'stat'), stat);
  };
  machine(0, 0);
  return { proc, machine, process, end: (id) => rmSync(join(proc, String(id)), { recursive: true }) };
}

test("a run's time includes all its descendants, and the rest belongs to other programs", () => {
  const { proc, machine, process, end } = createMachine();
  process(10, 1, 100);
  process(99, 1, 5000);
  const watch = watchProcessor({ proc, pid: 10, everyMs: 60_000 });
  onTestFinished(watch.stop);
  process(11, 10, 200);
  process(12, 11, 300);
  process(99, 1, 9000);
  machine(4500, 1500);
  expect(watch.read()).toEqual({ ours: 5, busy: 45, all: 60 });
  // The time of an ended process moves to its parent, and counts once.
  end(12);
  process(11, 10, 250, 400);
  expect(watch.read().ours).toBe(6.5);
  // A process whose parent ended first is lost, but its counted time remains.
  end(11);
  expect(watch.read().ours).toBe(6.5);
  process(10, 1, 150);
  expect(watch.read().ours).toBe(7);
});

test('idle and waiting cores are not busy', () => {
  expect(ticksOfMachine('cpu  10 1 5 70 8 2 3 1 0 0\n')).toEqual({ busy: 22, all: 100 });
});

test('without /proc nothing is measured', () => {
  expect(watchProcessor({ proc: '/nowhere' })).toBeUndefined();
});
