import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Bus } from '#platform/bus/bus.ts';

export interface SessionWatcher {
  /** Called once, within two seconds of the session's end. */
  sessionEnded(): void;
}

interface Watched {
  watchers: Set<SessionWatcher>;
  unsubscribe: Promise<() => Promise<void>>;
}

/** The sessions that sockets here are bound to. The bus tells at once when one ends, the head check at the latest. */
export function createSessions(bus: Bus) {
  const sessions = new Map<string, Watched>();

  function end(sessionId: string): void {
    for (const watcher of [...(sessions.get(sessionId)?.watchers ?? [])]) watcher.sessionEnded();
  }

  function open(sessionId: string): Watched {
    const unsubscribe = bus.subscribe(channels.session(sessionId), () => end(sessionId));
    return { watchers: new Set(), unsubscribe };
  }

  async function watch(sessionId: string, watcher: SessionWatcher): Promise<void> {
    const watched = sessions.get(sessionId) ?? open(sessionId);
    sessions.set(sessionId, watched);
    watched.watchers.add(watcher);
    await watched.unsubscribe;
  }

  function unwatch(sessionId: string, watcher: SessionWatcher): void {
    const watched = sessions.get(sessionId);
    if (!watched?.watchers.delete(watcher) || watched.watchers.size > 0) return;
    sessions.delete(sessionId);
    watched.unsubscribe.then((unsubscribe) => unsubscribe()).catch(() => undefined);
  }

  return { watch, unwatch, end, ids: () => [...sessions.keys()] };
}
