import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  /** All its output, including earlier runs. */
  readonly output: string;
  readonly pid: number | undefined;
  readonly isRunning: boolean;
  /** Resolves when it is ready; may be called again after a kill. */
  start(): Promise<void>;
  /** Resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Stops and resumes the process, as on a busy or frozen machine. */
  signal(signal: NodeJS.Signals): void;
}

export interface ServerProcessOptions {
  name: string;
  port: number;
  command: string[];
  env?: Record<string, string>;
  isReady(): Promise<boolean>;
}

/** A separate process, known by its pid, that can be killed and restarted on the same port. */
export function createServerProcess({ name, port, command, env, isReady }: ServerProcessOptions): ServerProcess {
  let child: ChildProcess | null = null;
  let output = '';
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null;

  async function start(): Promise<void> {
    const [program = '', ...args] = command;
    child = spawn(program, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    const until = Date.now() + 60_000;
    while (!(await isReady().catch(() => false))) {
      if (!isRunning() || Date.now() > until) {
        // The next try needs the port.
        await kill();
        throw new Error(`${name} did not start:\n${output}`);
      }
      await delay(50);
    }
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const dying = child;
    if (!dying || !isRunning()) return;
    const gone = new Promise((done) => dying.once('exit', done));
    dying.kill(signal);
    await gone;
  }

  return {
    name,
    port,
    get output() {
      return output;
    },
    get pid() {
      return child?.pid;
    },
    get isRunning() {
      return isRunning();
    },
    start,
    kill,
    signal: (signal) => void child?.kill(signal),
  };
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Repeats what fails while something else starts, as a supervisor does. A killed PostgreSQL on a busy machine needs minutes. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + 10 * 60_000; ; ) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await delay(250);
    }
  }
}
