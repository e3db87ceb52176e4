import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Caller } from '#platform/identity.ts';
import type { Viewer } from '#platform/live/source.ts';

export interface SessionWatcher {
  readonly caller: Caller;
  readonly viewer: Viewer | null;
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

  /** Answers who watches it longest. */
  async function watch(sessionId: string, watcher: SessionWatcher): Promise<SessionWatcher> {
    const watched = sessions.get(sessionId) ?? open(sessionId);
    sessions.set(sessionId, watched);
    watched.watchers.add(watcher);
    await watched.unsubscribe;
    const [first = watcher] = watched.watchers;
    return first;
  }

  function unwatch(sessionId: string, watcher: SessionWatcher): void {
    const watched = sessions.get(sessionId);
    if (!watched?.watchers.delete(watcher) || watched.watchers.size > 0) return;
    sessions.delete(sessionId);
    watched.unsubscribe.then((unsubscribe) => unsubscribe()).catch(() => undefined);
  }

  return { watch, unwatch, end, ids: () => [...sessions.keys()] };
}
