import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

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
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function inherited() {
  return { PATH: process.env.PATH };
}
