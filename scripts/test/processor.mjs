import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Measures the processor seconds of the whole machine, and of this process with everything it starts. A process passes
 * its time to its parent when it ends; a tree whose root ends first loses up to a second. Returns undefined without
 * /proc.
 */
export function watchProcessor({ proc = '/proc', pid = process.pid, everyMs = 1000 } = {}) {
  if (!existsSync(`${proc}/stat`)) return undefined;
  let ours = 0;
  let before = ticksOfTree(processes(proc), pid);
  const look = () => {
    const now = ticksOfTree(processes(proc), pid);
    ours += Math.max(0, now - before);
    before = now;
  };
  const timer = setInterval(look, everyMs).unref();
  return {
    read() {
      look();
      const { busy, all } = ticksOfMachine(readFileSync(`${proc}/stat`, 'utf8'));
      return { ours: ours / ticksPerSecond, busy: busy / ticksPerSecond, all: all / ticksPerSecond };
    },
    stop: () => clearInterval(timer),
  };
}

/** The first line counts all cores since the machine started: user, nice, system, idle, iowait, irq, softirq, steal. */
export function ticksOfMachine(stat) {
  const counts = stat.split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [, , , idle, waiting] = counts;
  return { busy: all - idle - waiting, all };
}

/** The ticks of a process, its descendants, and all that have ended below it. */
export function ticksOfTree(all, pid) {
  const own = all.find(({ id }) => id === pid)?.ticks ?? 0;
  const below = all.filter(({ parent }) => parent === pid);
  return below.reduce((sum, { id }) => sum + ticksOfTree(all, id), own);
}

function processes(proc) {
  const ids = readdirSync(proc).filter((name) => /^\d+$/.test(name));
  return ids.flatMap((id) => {
    try {
      const stat = readFileSync(`${proc}/${id}/stat`, 'utf8');
      // The name is in parentheses and may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ id: Number(id), parent: Number(fields[1]), ticks }];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}
