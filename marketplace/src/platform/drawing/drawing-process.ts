import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./draw.mjs', import.meta.url));
/** It writes no file and starts no process, where Node has ways to say so. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning']
  : [];
/** A process that nobody needs gives its memory back. */
const idleMs = 60_000;

/** It took too long, or took its process down. */
export class DrawingStopped extends Error {}

export type Task = { task: string } & Record<string, unknown>;

interface Told {
  answer?: unknown;
  failure?: string;
}

/** One process that draws one picture at a time, started when it is needed, and killed when it does not answer. */
export function createDrawingProcess() {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  }

  function running(): ChildProcess {
    if (child) return child;
    const started = fork(script, {
      serialization: 'advanced',
      execArgv,
      // Our secrets are in the environment, and it decodes what strangers send.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    // Of a process that could not be started, or written to: its exit tells whoever waits.
    started.on('error', () => started.kill('SIGKILL'));
    child = started;
    return started;
  }

  function ask(input: Task, limitMs: number): Promise<unknown> {
    clearTimeout(idle);
    const worker = running();
    return new Promise<unknown>((done, fail) => {
      const timer = setTimeout(() => worker.kill('SIGKILL'), limitMs);
      const settle = (act: () => void) => {
        clearTimeout(timer);
        worker.off('message', heard).off('exit', gone);
        idle = setTimeout(stop, idleMs).unref();
        act();
      };
      const heard = ({ answer, failure }: Told) =>
        settle(() => (failure === undefined ? done(answer) : fail(new Error(failure))));
      const gone = () => settle(() => fail(new DrawingStopped('The drawing process ended')));
      worker.on('message', heard).on('exit', gone);
      worker.send(input);
    });
  }

  return { ask, close: stop, pid: () => child?.pid };
}
