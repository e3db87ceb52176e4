import type { InboxEvent } from '#platform/live/source.ts';
import type { EventLog, LogPage } from './event-log.ts';

/** So many of the last events are kept, for tabs that come back after a short break. */
const size = 200;

/** One person's log: from memory where that reaches back far enough, else from the marketplace. */
export interface RecentLog {
  keep(events: InboxEvent[]): void;
  forget(): void;
  read(after: number): Promise<LogPage>;
}

export function createRecentLog(userId: string, eventLog: EventLog): RecentLog {
  let recent: InboxEvent[] = [];

  return {
    keep(events) {
      if (events.length > 0) recent = [...recent, ...events].slice(-size);
    },
    forget() {
      recent = [];
    },
    async read(after) {
      const first = recent[0];
      const last = recent.at(-1);
      if (!first || !last || after < first.seq - 1 || after >= last.seq) return eventLog.read(userId, after);
      return { events: recent.filter(({ seq }) => seq > after), head: last.seq, reset: false };
    },
  };
}
