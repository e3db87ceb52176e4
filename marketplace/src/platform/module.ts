import type { SQL } from 'drizzle-orm';
import { type AsyncEventHandler, type EventHandler, registerAsyncHandlers } from '#platform/events/domain-events.ts';
import type { StoredGauge } from '#platform/http/health/stored-gauges.ts';
import type { Route } from '#platform/http/route.ts';
import type { Router } from '#platform/http/router.ts';
import type { ExternalCall } from '#platform/idempotency/external-call-steps.ts';
import { resumeExternalCalls, resumeExternalCallsJob } from '#platform/idempotency/resume-external-calls.ts';
import type { ModuleReference } from '#platform/reference/document.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import type { Ctx } from './context.ts';
import type { JobKind, JobWorkers } from './jobs.ts';
import type { Worker } from './worker.ts';

/** Handles a kind of job that modules enqueue. */
export interface JobHandler {
  job: JobKind;
  handle: (args: { ctx: Ctx; input: never }) => Promise<void>;
}

export function jobHandler<P extends object>(
  job: JobKind<P>,
  handle: (args: { ctx: Ctx; input: P }) => Promise<void>,
): JobHandler {
  return { job, handle };
}

/** Scheduled work, at the times of a cron expression in UTC. */
export interface Timer {
  job: JobKind;
  cron: string;
  run: (args: { ctx: Ctx }) => Promise<unknown>;
}

/** All that a module contributes to the service. */
export interface Module {
  /** Its section in the API reference. */
  reference?: ModuleReference;
  routes?: readonly Route[];
  /** Pages and pictures, which are not operations. */
  routers?: readonly Router[];
  handlers?: readonly EventHandler[];
  asyncHandlers?: readonly AsyncEventHandler[];
  jobs?: readonly JobHandler[];
  timers?: readonly Timer[];
  workers?: readonly Worker[];
  /** A job for each growing table that deletes its old rows. */
  prunings?: readonly Timer[];
  /** External calls, so that a timer can finish those that a crash interrupted. */
  externalCalls?: readonly ExternalCall[];
  /** Numbers for `/metrics`. */
  gauges?: readonly StoredGauge[];
  /** The purposes for which users may upload pictures. */
  uploads?: readonly Purpose[];
  /**
   * Queries for the ids of the public pictures that the module's rows use. Pictures that none of them return are
   * deleted.
   */
  pictures?: readonly SQL[];
  /** Runs at every start: inserts built-in data and publishes changed settings. */
  prepare?: (args: { ctx: Ctx }) => Promise<unknown>;
}

/** Registers the jobs and timers of all modules. */
export function registerBackgroundWork(modules: readonly Module[], jobs: JobWorkers, context: () => Ctx): void {
  // A job of this kind was sent with its handler's payload.
  for (const { job, handle } of modules.flatMap(({ jobs = [] }) => jobs))
    jobs.handle(job, (input) => handle({ ctx: context(), input: input as never }));
  registerAsyncHandlers(
    jobs,
    modules.flatMap(({ asyncHandlers = [] }) => asyncHandlers),
    context,
  );
  const works = modules.flatMap(({ externalCalls = [] }) => externalCalls);
  jobs.schedule(
    resumeExternalCallsJob,
    '* * * * *',
    async () => void (await resumeExternalCalls({ ctx: context(), works })),
  );
  const timers = modules.flatMap(({ timers = [], prunings = [] }) => [...timers, ...prunings]);
  for (const { job, cron, run } of timers) jobs.schedule(job, cron, async () => void (await run({ ctx: context() })));
}
