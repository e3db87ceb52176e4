import type { NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import type { Scope } from '@besesaka/schema/kernel/scopes.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/db/database.ts';
import type { TableData } from '#platform/db/table.ts';
import type { Drawing } from '#platform/drawing/drawing.ts';
import type { Effects } from '#platform/effects.ts';
import type { Files } from '#platform/files/files.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import type { Config } from './config.ts';
import type { JobQueue } from './jobs.ts';
import type { Notice, NoticeRead } from './notify.ts';
import type { Settings } from './settings/settings.ts';

/** The user of the session. Permissions are read where they are checked. */
export interface Viewer {
  userId: string;
  /** The session, or in its place the API key or the connection of an app. */
  sessionId: string;
  /** The scopes of an API key or an app. A session may do everything. */
  scopes?: readonly Scope[];
  isApp?: boolean;
}

/** The machine that sent the request. */
export interface Client {
  /** The key of rate limits: an IPv4 address or an IPv6 network. */
  address: string;
  userAgent: string;
  /** Aborted when the caller disconnects; missing outside requests. */
  readonly gone?: AbortSignal;
}

/** Runs the handlers of an event: see `publishDomainEvent`. */
export interface DomainEvents {
  publish(tx: Tx, event: string, payload: object): Promise<void>;
}

/** Writes notifications; the notifications module implements it. */
export interface Notices {
  /** Called at the end of the transaction. */
  write(tx: Tx, notices: readonly (Notice | NoticeRead)[]): Promise<void>;
  /** The users who want mails of this kind, for a module that sends its own digests. */
  wantMails(ctx: Ctx, users: string[], kind: NotificationKind): Promise<ReadonlySet<string>>;
}

/**
 * Functions of upper modules that lower modules call. The calling module declares its port by merging into this
 * interface; `src/ports.ts` provides the implementation of each, so a missing one does not compile.
 */
export interface Ports {
  notices: Notices;
  /** Whether the address belongs to an account that has not confirmed it. */
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
  /** Functions of upper modules that lower modules call. */
  ports: Ports;
  /** The personal-data declarations of all tables. */
  dataOfTables: readonly TableData[];
  /** Verbs call `tx.enqueue` instead, so that the job exists only if the transaction commits. */
  jobs: JobQueue;
  /** Only for jobs: a request enqueues its mail. */
  mailer: Pick<Mailer, 'deliver' | 'check'>;
  bus: Bus;
  limiter: Limiter;
  files: Files;
  /** Decodes and encodes pictures in separate processes. */
  drawing: Drawing;
  config: Config;
  /** Values that admins change while the marketplace runs. */
  settings: Settings;
}

/** The context of a transaction: `verb({ tx, input })`. It also collects the effects, which are written at its end. */
export interface Tx extends Ctx, Effects {}

/** A context outside of a transaction. A nested transaction would publish events before the outer one commits. */
export type OutsideCtx = Ctx & { emit?: never };
