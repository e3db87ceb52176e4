import { channels, userWakeUp } from '@besesaka/schema/kernel/events.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { InboxEvent, Listener } from '#platform/live/source.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { Attachment } from './attachment.ts';
import { catchUp } from './catch-up.ts';
import type { EventLog } from './event-log.ts';
import { createFill } from './fill.ts';
import type { ReadEvent } from './read-event.ts';
import { createRecentLog } from './recent-log.ts';
import { createSequence, type Sequence } from './sequence.ts';

export interface InboxDeps {
  bus: Bus;
  eventLog: EventLog;
  readEvent: ReadEvent;
  log: Log;
  metrics: Metrics;
}

/** One person's events in this process, whatever the number of tabs. */
export interface Inbox {
  attach(after: number | null, listener: Listener<InboxEvent>, accepts: (event: InboxEvent) => boolean): Attachment;
  /** The log is known to reach this far: read what is missing. */
  learn(head: number): void;
  close(): Promise<void>;
}

/** Subscribes first and reads the head then, so that nothing falls between. */
export async function openInbox(userId: string, deps: InboxDeps, onLeave: () => void): Promise<Inbox> {
  const early: InboxEvent[] = [];
  let receive = (events: InboxEvent[]): void => {
    early.push(...events);
  };
  const unsubscribe = await deps.bus.subscribe(channels.user(userId), (message) => {
    receive(readWakeUp(message, deps));
  });
  try {
    const { heads } = await deps.eventLog.heads([userId], []);
    const inbox = createInbox({ userId, sequence: createSequence(heads[userId] ?? 0), unsubscribe, onLeave }, deps);
    receive = inbox.receive;
    inbox.receive(early);
    return inbox;
  } catch (error) {
    await unsubscribe();
    throw error;
  }
}

interface Own {
  userId: string;
  sequence: Sequence;
  unsubscribe: () => Promise<void>;
  /** Called for each listener that leaves. */
  onLeave: () => void;
}

function createInbox({ userId, sequence, unsubscribe, onLeave }: Own, deps: InboxDeps) {
  const attached = new Set<Attachment>();
  const recent = createRecentLog(userId, deps.eventLog);
  let closed = false;
  const fill = createFill({ ...deps, userId, sequence, receive, startAfresh, closed: () => closed });

  function receive(events: InboxEvent[]): void {
    const due = sequence.take(events);
    recent.keep(due);
    for (const event of due) for (const each of attached) each.tell(event);
    fill();
  }

  function startAfresh(head: number): void {
    recent.forget();
    sequence.reset(head);
    for (const each of attached) each.startAfresh(head);
  }

  const owner = {
    detach(each: Attachment) {
      attached.delete(each);
      onLeave();
    },
    failed: (error: unknown) => deps.log.error({ err: error }, 'a listener of an inbox failed'),
  };

  const attach: Inbox['attach'] = (after, listener, accepts) => {
    const each = new Attachment(after ?? sequence.position, owner, listener, accepts);
    catchUp({ each, log: recent, sequence, closed: () => closed, receive }).then(
      () => {
        if (!each.isGone) attached.add(each);
        fill();
      },
      (error: unknown) => each.fail(error),
    );
    return each;
  };

  return {
    receive,
    attach,
    learn(head: number) {
      sequence.learn(head);
      fill();
    },
    async close() {
      closed = true;
      await unsubscribe();
    },
  };
}

/** What cannot be read at all is found in the log when the heads are read. */
function readWakeUp(message: string, { readEvent, log }: InboxDeps): InboxEvent[] {
  try {
    return userWakeUp.parse(JSON.parse(message)).events.flatMap((raw) => readEvent(raw) ?? []);
  } catch (error) {
    log.error({ err: error }, 'a wake-up could not be read');
    return [];
  }
}
