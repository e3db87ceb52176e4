import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/db/database.ts';
import type { Drawing } from '#platform/drawing/drawing.ts';
import type { EventBuffer } from '#platform/events/event-buffer.ts';
import type { Files } from '#platform/files/files.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import type { TableData } from '#platform/personal-data/table-data.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import type { Config } from './config.ts';
import type { JobSender } from './jobs.ts';
import type { Notices } from './notify.ts';

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

/** Does what the rooms do about a fact: see `publishDomainEvent`. */
export interface DomainEvents {
  publish(ctx: Ctx, event: string, payload: object): Promise<void>;
}

/** What a room puts into the answers of rooms below it: see `enricher`. */
export interface Filling {
  enricher: string;
  fill: (args: { ctx: Ctx; values: never[] }) => Promise<void>;
}

/** All that a verb knows of the world: `verb({ ctx, input })`. */
export interface Ctx extends Notices {
  db: Database;
  now: Date;
  viewer: Viewer | null;
  client: Client;
  requestId: string;
  log: Logger;
  /** Collects what the transaction at hand tells people; see `inTransaction`. */
  events: EventBuffer<Ctx>;
  domainEvents: DomainEvents;
  /** Makes what tells people, for each transaction. */
  notifier: (ctx: Ctx) => Notices;
  /** What the rooms put into the answers of rooms below them. */
  fillings: readonly Filling[];
  /** What every table keeps, and of whom. */
  dataOfTables: readonly TableData[];
  jobs: JobSender;
  /** For jobs: whoever answers a request puts the mail off. */
  mailer: Pick<Mailer, 'deliver'>;
  bus: Bus;
  limiter: Limiter;
  files: Files;
  /** Reads and draws pictures, in processes of their own. */
  drawing: Drawing;
  config: Config;
}
