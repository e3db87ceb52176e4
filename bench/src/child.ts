import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Starts one of `servers/` as a child process and waits until it is ready. */
export async function startChild(name: string, env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = fork(new URL(`./servers/${name}.ts`, import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...inherited(), ...env },
  });
  await received(child, 'ready');
  return child;
}

/** Waits until the process sends this message. */
export async function received(child: ChildProcess, word: string): Promise<void> {
  while (true) {
    const [message] = await once(child, 'message');
    if (message === word) return;
    throw new Error(`Expected "${word}", but the process sent "${message}"`);
  }
}

/** The processor time of a process so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const { user, system } = statOf(pid);
  return (user + system) / 100;
}

/** The processor time of a server and of all its processes, also of those that have ended. */
export function cpuSecondsOfTree(pid: number): number {
  const { ended } = statOf(pid);
  return cpuSeconds(pid) + ended / 100 + childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), 0);
}

export function parentOf(pid: number): number {
  return statOf(pid).parent;
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => other > 0 && parentOf(other) === pid);
}

const none = { parent: 0, user: 0, system: 0, ended: 0 };

/** Zeros for a process that has ended: its parent counts it. */
function statOf(pid: number): typeof none {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const at = (place: number) => Number(fields[place]);
    return { parent: at(1), user: at(11), system: at(12), ended: at(13) + at(14) };
  } catch {
    return none;
  }
}

function inherited() {
  return { PATH: process.env.PATH };
}
