import { setTimeout as delay } from 'node:timers/promises';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import PgBoss from 'pg-boss';
import type { Database } from '#platform/db/database.ts';
import { createJobsConnection, type JobsConnection } from '#platform/db/jobs-connection.ts';
import type { Logger } from '#platform/telemetry/log.ts';

/** A kind of job: its name and its payload. */
export interface JobKind<P extends object = object> {
  readonly name: string;
  /** Only carries the type. */
  readonly payload?: P;
}

export function jobKind<P extends object>(name: string): JobKind<P> {
  return { name };
}

export interface PendingJob {
  name: string;
  data: object;
  startAfter?: Date;
}

export interface JobQueue {
  /** With a transaction, the jobs exist only if it commits. */
  insert(jobs: readonly PendingJob[], db?: Pick<Database, '$client'>): Promise<void>;
}

export interface JobWorkers {
  handle<P extends object>(kind: JobKind<P>, handler: (payload: P) => Promise<void>): void;
  /** Handles the kind at the times of a cron expression, in UTC. */
  schedule(kind: JobKind, cron: string, handler: () => Promise<void>): void;
}

export interface Jobs extends JobQueue, JobWorkers {
  /**
   * Creates the tables and starts the workers, retrying while the database is unavailable. An earlier `insert` tries
   * once.
   */
  start(): Promise<void>;
  /** `down`: the start failed, so no job runs and sending one fails until a retry succeeds. */
  status(): 'up' | 'down' | 'starting';
  close(): Promise<void>;
}

interface Registration {
  name: string;
  cron: string | null;
  handler: (payload: object) => Promise<void>;
}

/** Queues that users wait for are polled every second. Mails of a busy minute are sent in batches. */
const waitedFor = { pollingIntervalSeconds: 1, batchSize: 20 };

/**
 * Scheduled work only needs to be on time to the minute. Most queues are of this kind, and polling them every second
 * was most of the database load of an idle service.
 */
const byTheCalendar = { pollingIntervalSeconds: 15, batchSize: 1 };

const retry = { retryLimit: 8, retryDelay: 10, retryBackoff: true };

interface Queue {
  boss: PgBoss;
  connection: JobsConnection;
}

const firstPauseMs = 250;
const longestPauseMs = 15_000;

/** Jobs are in the same PostgreSQL, so that a change and its follow-up work commit together. */
export function createJobs({ url, log }: { url: string; log: Logger }): Jobs {
  const registrations: Registration[] = [];
  const closing = new AbortController();
  let attempt: Promise<Queue> | null = null;
  let status: 'up' | 'down' | 'starting' = 'starting';

  /** Concurrent callers share one attempt. A failure is not cached for later callers. */
  const begun = () => {
    closing.signal.throwIfAborted();
    attempt ??= begin(url, registrations, log).then(
      (queue) => {
        status = 'up';
        return queue;
      },
      (error: unknown) => {
        status = 'down';
        attempt = null;
        throw error;
      },
    );
    return attempt;
  };
  const register = (name: string, cron: string | null, handler: (payload: object) => Promise<void>) => {
    if (attempt) throw new Error(`The handler of ${name} was registered after the jobs started`);
    registrations.push({ name, cron, handler });
  };

  return {
    insert: async (jobs, db) => {
      const { boss } = await begun();
      const rows = jobs.map((job) => ({ ...retry, ...job }));
      await boss.insert(rows, db ? { db: { executeSql: (text, values) => db.$client.query({ text }, values) } } : {});
    },
    // A job of this name was sent with this kind's payload.
    handle: (kind, handler) =>
      register(kind.name, null, (payload) => handler(payload as Parameters<typeof handler>[0])),
    schedule: (kind, cron, handler) => register(kind.name, cron, handler),
    start: async () => {
      for (let pause = firstPauseMs; !closing.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
        try {
          return void (await begun());
        } catch (error) {
          log.error({ err: error, tryAgainMs: pause }, 'could not start the jobs');
          await delay(pause, null, { signal: closing.signal }).catch(() => {});
        }
      }
    },
    status: () => status,
    close: async () => {
      closing.abort();
      const queue = await attempt?.catch(() => null);
      if (queue) await end(queue, { graceful: true, wait: true, timeout: 5_000 });
    },
  };
}

/** One complete start. A queue whose start failed cannot be reused, so the next attempt creates another. */
async function begin(url: string, registrations: Registration[], log: Logger): Promise<Queue> {
  const connection = createJobsConnection({ url, log });
  const boss = new PgBoss({ db: connection.patient });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  const queue = { boss, connection };
  try {
    await boss.start();
    for (const registration of registrations) await attend(queue, registration, log);
    return queue;
  } catch (error) {
    await end(queue, { graceful: false });
    throw error;
  }
}

/** The connections are closed even if stopping the queue fails. */
async function end({ boss, connection }: Queue, options: PgBoss.StopOptions): Promise<void> {
  await boss.stop(options).catch(() => {});
  await connection.close();
}

async function attend({ boss, connection }: Queue, registration: Registration, log: Logger): Promise<void> {
  const { name, cron, handler } = registration;
  await boss.createQueue(name);
  if (cron) await boss.schedule(name, cron);
  await boss.work<object>(name, cron ? byTheCalendar : waitedFor, async (jobs) => {
    const results = await Promise.allSettled(jobs.map((job) => handler(job.data)));
    for (const [i, { id }] of jobs.entries()) {
      const result = results[i];
      if (result?.status !== 'rejected') continue;
      log.error({ job: name, id, err: result.reason }, 'job failed, will be retried');
      // Fails this job only: the others of the batch are done and must not run again.
      await boss.fail(name, id, { reason: reasonForLog(result.reason) }, { db: connection.plain });
    }
  });
}
