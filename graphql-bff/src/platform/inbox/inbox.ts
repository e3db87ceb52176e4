import { channels, userWakeUp } from '@besesaka/schema/kernel/events.ts';
import type { Log } from '#platform/telemetry/log.ts';
import type { Metrics } from '#platform/telemetry/metrics.ts';
import { Attachment } from './attachment.ts';
import type { Channels } from './channels.ts';
import type { EventLog, LogPage } from './event-log.ts';
import type { InboxEvent, Listener } from './feed.ts';
import { ReplayBudget, type ReplayRule, readOn } from './read-on.ts';
import { createSequence, type Sequence } from './sequence.ts';

export interface InboxDeps {
  channels: Channels;
  eventLog: EventLog;
  log: Log;
  metrics: Metrics;
  replay: ReplayRule;
}

/** An unreachable log affects all users, so each logs one line per minute at most. */
const logAgainMs = 60_000;

/** The number of recent events held in memory, for tabs that reconnect after a short break. */
const recentMax = 200;

/** Subscribes before it reads the head, so that no event is missed in between. */
export async function openInbox(userId: string, deps: InboxDeps, onLeave: () => void): Promise<Inbox> {
  const early: InboxEvent[] = [];
  let receive = (events: InboxEvent[]): void => {
    early.push(...events);
  };
  // An invalid or lost wake-up is noticed when the heads are read.
  const feed = await deps.channels.listen(
    channels.user(userId),
    userWakeUp,
    ({ events }) => receive(events.flatMap((raw) => deps.eventLog.readEvent(raw) ?? [])),
    () => undefined,
  );
  try {
    const { heads } = await deps.eventLog.heads([userId], []);
    const inbox = new Inbox({ userId, start: heads[userId] ?? 0, onLeave, onClose: feed.close }, deps);
    receive = (events) => inbox.receive(events);
    inbox.receive(early);
    return inbox;
  } catch (error) {
    feed.close();
    throw error;
  }
}

interface Own {
  userId: string;
  start: number;
  /** Called for each listener that leaves. */
  onLeave: () => void;
  onClose: () => void;
}

/** One user's events in this process, for all their tabs. */
export class Inbox {
  readonly #own: Own;
  readonly #deps: InboxDeps;
  readonly #sequence: Sequence;
  readonly #attached = new Set<Attachment>();
  #recent: InboxEvent[] = [];
  #isFilling = false;
  #isClosed = false;
  #loggedAt = Number.NEGATIVE_INFINITY;
  readonly #replay: ReplayBudget;
  /** Pending pages by their start, so that streams that start together share one read. */
  readonly #reading = new Map<number, Promise<LogPage>>();

  constructor(own: Own, deps: InboxDeps) {
    this.#own = own;
    this.#deps = deps;
    this.#sequence = createSequence(own.start);
    this.#replay = new ReplayBudget(deps.replay);
  }

  attach(after: number | null, listener: Listener<InboxEvent>, accepts: (event: InboxEvent) => boolean): Attachment {
    const each = new Attachment(after ?? this.#sequence.position, this, listener, accepts);
    void this.#catchUp(each);
    return each;
  }

  receive(events: InboxEvent[]): void {
    const due = this.#sequence.take(events);
    if (due.length > 0) this.#recent = [...this.#recent, ...due].slice(-recentMax);
    for (const event of due)
      if ('at' in event) this.#deps.metrics.inboxDelay.observe(Math.max(0, Date.now() - Date.parse(event.at)) / 1000);
    for (const event of due) for (const each of this.#attached) each.deliver(event);
    this.#fill();
  }

  /** Reads the missing events up to this number. */
  learn(head: number): void {
    this.#sequence.learn(head);
    this.#fill();
  }

  detach(each: Attachment): void {
    this.#attached.delete(each);
    this.#own.onLeave();
  }

  failed(error: unknown): void {
    this.#deps.log.error({ err: error }, 'a listener of an inbox failed');
  }

  #unread(error: unknown): void {
    const now = performance.now();
    if (now - this.#loggedAt < logAgainMs) return;
    this.#loggedAt = now;
    this.#deps.log.warn({ err: error, user: this.#own.userId }, 'the event log could not be read yet');
  }

  close(): void {
    this.#isClosed = true;
    this.#own.onClose();
  }

  /** One reader at a time; it continues if the head moves meanwhile. */
  #fill(): void {
    if (this.#isFilling || this.#sequence.missingAfter() === null) return;
    this.#isFilling = true;
    const { eventLog, metrics } = this.#deps;
    const behind = {
      after: () => {
        const after = this.#isClosed ? null : this.#sequence.missingAfter();
        this.#isFilling = after !== null;
        return after;
      },
      read: (after: number) => {
        metrics.holes.inc();
        return eventLog.read(this.#own.userId, after);
      },
      take: (page: LogPage) => this.#applyMissed(page),
      failed: (error: unknown) => this.#unread(error),
      refused: (error: unknown) => {
        this.#isFilling = false;
        this.#unread(error);
      },
    };
    void readOn(behind);
  }

  #applyMissed({ events, reset, head }: LogPage): void {
    // An empty page means that the announced events do not exist.
    if (reset || events.length === 0) this.#sequence.reset(reset ? head - 1 : this.#sequence.position);
    if (reset) {
      this.#recent = [];
      for (const each of this.#attached) each.position = head - 1;
    }
    this.receive(events);
  }

  /** Delivers earlier events to a new listener, and attaches it in the turn in which it has caught up. */
  #catchUp(each: Attachment): Promise<void> {
    const sequence = this.#sequence;
    let hasRead = false;
    const isLevel = () => each.position === sequence.position || (hasRead && each.position > sequence.position);
    const behind = {
      after: () => {
        if (each.isGone || this.#isClosed) return null;
        if (!isLevel()) return each.position;
        this.#attached.add(each);
        return null;
      },
      read: (after: number) => this.#read(after),
      take: async (page: LogPage) => {
        hasRead = true;
        await this.#replay.spend(page.events.length);
        await each.deliverAll(page);
        if (!page.reset) this.receive(page.events);
        this.learn(page.head);
      },
      failed: (error: unknown) => this.#unread(error),
      refused: (error: unknown) => each.fail(error),
    };
    return readOn(behind);
  }

  /** Reads from memory if the recent events reach back far enough. */
  async #read(after: number): Promise<LogPage> {
    const first = this.#recent[0];
    const last = this.#recent.at(-1);
    const isRecent = first && last && after >= first.seq - 1 && after < last.seq;
    if (!isRecent) return this.#readOnce(after);
    return { events: this.#recent.filter(({ seq }) => seq > after), head: last.seq, reset: false };
  }

  /** Concurrent readers share a page, so its events are also rendered once. */
  #readOnce(after: number): Promise<LogPage> {
    const running = this.#reading.get(after);
    if (running) return running;
    const page = this.#deps.eventLog.read(this.#own.userId, after).finally(() => this.#reading.delete(after));
    this.#reading.set(after, page);
    return page;
  }
}
