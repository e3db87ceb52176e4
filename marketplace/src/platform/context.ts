import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/db/database.ts';
import type { Drawing } from '#platform/drawing/drawing.ts';
import type { Effects } from '#platform/effects.ts';
import type { Files } from '#platform/files/files.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import type { TableData } from '#platform/personal-data/table-data.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import type { Config } from './config.ts';
import type { JobQueue } from './jobs.ts';
import type { Ports } from './ports.ts';

/** The person who asks, as the session says. What they may do is read where it is decided. */
export interface Viewer {
  userId: string;
  sessionId: string;
}

/** The machine the request came from. */
export interface Client {
  /** What limits count by: of IPv6 the network. */
  address: string;
  userAgent: string;
  /** Tells that nobody waits for the answer any more; nobody ever does of work outside requests. */
  readonly gone?: AbortSignal;
}

/** Runs the handlers of an event: see `publishDomainEvent`. */
export interface DomainEvents {
  publish(tx: Tx, event: string, payload: object): Promise<void>;
}

/** The context of a request or a job: `verb({ ctx, input })`. */
export interface Ctx {
  db: Database;
  now: Date;
  viewer: Viewer | null;
  client: Client;
  requestId: string;
  log: Logger;
  domainEvents: DomainEvents;
  /** The functions of upper modules that lower ones call. */
  ports: Ports;
  /** What every table keeps, and of whom. */
  dataOfTables: readonly TableData[];
  /** A verb calls `tx.enqueue`, so that its job exists only if its transaction commits. */
  jobs: JobQueue;
  /** For jobs: whoever answers a request puts the mail off. */
  mailer: Pick<Mailer, 'deliver'>;
  bus: Bus;
  limiter: Limiter;
  files: Files;
  /** Reads and draws pictures, in processes of their own. */
  drawing: Drawing;
  config: Config;
}

/** The context of a transaction: `verb({ tx, input })`. It also has the effects, which are written at its end. */
export interface Tx extends Ctx, Effects {}

/** A context that is in no transaction. A nested transaction would publish events before the outer one commits. */
export type OutsideCtx = Ctx & { emit?: never };
