import type { SQL } from 'drizzle-orm';
import { type Fact, handleNews, type News } from '#platform/events/domain-events.ts';
import type { Route } from '#platform/http/route.ts';
import type { Router } from '#platform/http/router.ts';
import type { OutsideWork } from '#platform/idempotency/outside-steps.ts';
import { resumeOutside, resumeOutsideJob } from '#platform/idempotency/resume-outside.ts';
import type { RoomReference } from '#platform/reference/document.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import type { Ctx } from './context.ts';
import type { JobKind, JobWorkers } from './jobs.ts';

/** Work that modules enqueue. */
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

/** Work that the clock begins, at the times of a cron expression in UTC. */
export interface Timer {
  job: JobKind;
  cron: string;
  run: (args: { ctx: Ctx }) => Promise<unknown>;
}

/** All that a room gives to the service. */
export interface Room {
  /** Its place in the reference of the service. */
  reference?: RoomReference;
  routes?: readonly Route[];
  /** What is no operation: pages and pictures. */
  routers?: readonly Router[];
  facts?: readonly Fact[];
  news?: readonly News[];
  jobs?: readonly JobHandler[];
  timers?: readonly Timer[];
  /** Of each table that grows with use, what forgets its old rows. */
  prunings?: readonly Timer[];
  /** Work that leaves the house, so that the clock can finish what a process that died began. */
  outside?: readonly OutsideWork[];
  /** What pictures people may bring. */
  uploads?: readonly Purpose[];
  /** Queries of the ids of public pictures that its rows name: what none of them has is swept away. */
  pictures?: readonly SQL[];
  /** At every start: brings what the house itself puts into the database, tells what came with the settings. */
  prepare?: (args: { ctx: Ctx }) => Promise<unknown>;
}

/** Hands the work of all rooms to those who do it outside requests. */
export function workOf(rooms: readonly Room[], jobs: JobWorkers, context: () => Ctx): void {
  // A job of this kind was sent with what its handler takes.
  for (const { job, handle } of rooms.flatMap(({ jobs = [] }) => jobs))
    jobs.handle(job, (input) => handle({ ctx: context(), input: input as never }));
  handleNews(
    jobs,
    rooms.flatMap(({ news = [] }) => news),
    context,
  );
  const works = rooms.flatMap(({ outside = [] }) => outside);
  jobs.schedule(resumeOutsideJob, '* * * * *', async () => void (await resumeOutside({ ctx: context(), works })));
  const timers = rooms.flatMap(({ timers = [], prunings = [] }) => [...timers, ...prunings]);
  for (const { job, cron, run } of timers) jobs.schedule(job, cron, async () => void (await run({ ctx: context() })));
}
