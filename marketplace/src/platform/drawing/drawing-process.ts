import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./draw.mjs', import.meta.url));
/** The process may not write files or start processes, if this version of Node has permissions. */
const execArgv = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', '--allow-addons', '--allow-fs-read=*', '--disable-warning=SecurityWarning']
  : [];
/** An idle process is stopped to free its memory. */
const idleMs = 60_000;

/** The task took too long or crashed its process. */
export class DrawingStopped extends Error {}

export type Task = { task: string } & Record<string, unknown>;

interface Reply {
  answer?: unknown;
  failure?: string;
}

/** One process that draws one picture at a time. It is started on demand, and killed when it does not respond. */
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
      // The environment contains our secrets, and this process decodes untrusted files.
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (child === started) child = null;
    });
    // The process could not be started or written to. Its exit rejects the open tasks.
    started.on('error', () => started.kill('SIGKILL'));
    child = started;
    return started;
  }

  function run(input: Task, limitMs: number): Promise<unknown> {
    clearTimeout(idle);
    const worker = running();
    return new Promise<unknown>((done, fail) => {
      const timer = setTimeout(() => worker.kill('SIGKILL'), limitMs);
      const settle = (act: () => void) => {
        clearTimeout(timer);
        worker.off('message', onReply).off('exit', gone);
        idle = setTimeout(stop, idleMs).unref();
        act();
      };
      const onReply = ({ answer, failure }: Reply) =>
        settle(() => (failure === undefined ? done(answer) : fail(new Error(failure))));
      const gone = () => settle(() => fail(new DrawingStopped('The drawing process ended')));
      worker.on('message', onReply).on('exit', gone);
      worker.send(input);
    });
  }

  return { run: run, close: stop, pid: () => child?.pid };
}
