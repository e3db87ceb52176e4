import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedHome } from './home.ts';

/** The port of a server that is running on this cluster. A pid file left by a crash is removed. */
export async function findRunning({ folder, cluster, logFile }: EmbeddedHome): Promise<number | null> {
  const pidFile = join(cluster, 'postmaster.pid');
  for (let tries = 0; tries < 100; tries += 1) {
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
    const pid = Number(lines[0]);
    if (!pid) return null;
    if (!(await isPostgres(pid))) {
      await rm(pidFile, { force: true });
      return null;
    }
    // Line 8 is "starting", "ready" or "stopping". Wait until the first or last is over.
    if (lines[7]?.trim() === 'ready') return Number(lines[3]);
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`PostgreSQL in ${folder} does not finish starting or stopping: see ${logFile}`);
}

/** Pids are reused after a reboot and a dead process may remain as a zombie, so check the process name too. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres');
  }
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
