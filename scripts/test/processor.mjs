import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100;

/**
 * Processor seconds of the whole machine, and of this process with all that it starts. What a process used comes to its
 * parent when it ends; a tree whose root ends first takes up to a second of its work along. Undefined where there is no /proc.
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

/** Of all cores since the machine started, as its first line says: user, nice, system, idle, waiting, interrupts, stolen. */
export function ticksOfMachine(stat) {
  const counts = stat.split('\n')[0].trim().split(/\s+/).slice(1, 9).map(Number);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [, , , idle, waiting] = counts;
  return { busy: all - idle - waiting, all };
}

/** Of a process, of those below it, and of all that ended there. */
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
      // Its name stands in parentheses, and may hold spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      return [{ id: Number(id), parent: Number(fields[1]), ticks }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}
