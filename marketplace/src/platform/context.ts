import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/db/database.ts';
import type { DomainEvents } from '#platform/events/domain-events.ts';
import type { EventBuffer } from '#platform/events/event-buffer.ts';
import type { Files } from '#platform/files/files.ts';
import type { Mailer } from '#platform/mailer/mailer.ts';
import type { Config } from './config.ts';
import type { Filling } from './enrichers.ts';
import type { JobSender } from './jobs.ts';
import type { Limiter } from './limiter.ts';
import type { Logger } from './log.ts';
import type { Notices, Notifier } from './notify.ts';

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

/** All that a verb knows of the world: `verb({ ctx, input })`. */
export interface Ctx extends Notices {
  db: Database;
  now: Date;
  viewer: Viewer | null;
  client: Client;
  requestId: string;
  log: Logger;
  /** Collects what the transaction at hand tells people; see `inTransaction`. */
  events: EventBuffer;
  domainEvents: DomainEvents;
  /** Makes what tells people, for each transaction. */
  notifier: Notifier;
  /** What the rooms put into the answers of rooms below them. */
  fillings: readonly Filling[];
  jobs: JobSender;
  /** For jobs: whoever answers a request puts the mail off. */
  mailer: Pick<Mailer, 'deliver'>;
  bus: Bus;
  limiter: Limiter;
  files: Files;
  config: Config;
}
