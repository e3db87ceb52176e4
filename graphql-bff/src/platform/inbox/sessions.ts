import { channels } from '@besesaka/schema/kernel/events.ts';
import { z } from 'zod';
import type { Channels } from './channels.ts';

export interface SessionWatcher {
  /** Called once, within two seconds of the session's end. */
  sessionEnded(): void;
}

export type Sessions = ReturnType<typeof createSessions>;

/** The sessions of the sockets here. The end of one is known from the bus at once, or from the next check of the heads. */
export function createSessions({ listen }: Channels) {
  const sessions = new Map<string, Set<SessionWatcher>>();

  function end(id: string): void {
    for (const watcher of [...(sessions.get(id) ?? [])]) watcher.sessionEnded();
  }

  const feed = listen(channels.endedSessions, z.string(), end, () => undefined);

  return {
    end,
    ids: () => [...sessions.keys()],
    watch(id: string, watcher: SessionWatcher): void {
      sessions.set(id, (sessions.get(id) ?? new Set()).add(watcher));
    },
    unwatch(id: string, watcher: SessionWatcher): void {
      const watchers = sessions.get(id);
      if (watchers?.delete(watcher) && watchers.size === 0) sessions.delete(id);
    },
    close: () => feed.then((open) => open.close()),
  };
}
