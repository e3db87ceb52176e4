import type { NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
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
import type { Notice, NoticeRead } from './notify.ts';

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

/** How notifications are written; the module of notifications implements it. */
export interface Notices {
  /** At the end of the transaction. */
  write(tx: Tx, notices: readonly (Notice | NoticeRead)[]): Promise<void>;
  /** The users who want mails of this kind: for a module that gathers and mails by itself. */
  wantMails(ctx: Ctx, users: string[], kind: NotificationKind): Promise<ReadonlySet<string>>;
}

/**
 * The functions of upper modules that lower ones call. A module that asks declares its port by merging into this
 * interface; `src/ports.ts` passes the one implementation of each, so a missing one does not compile.
 */
export interface Ports {
  notices: Notices;
  /** Whether a user gave this address and has not shown that it is theirs. */
  isUnconfirmed: (ctx: Ctx, email: string) => Promise<boolean>;
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
