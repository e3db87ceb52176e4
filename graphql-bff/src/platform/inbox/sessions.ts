import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Feed } from '#platform/live/source.ts';
import { closeOnce } from './close-once.ts';

interface Watched {
  listeners: Set<() => void>;
  unsubscribe: Promise<() => Promise<void>>;
}

/** The sessions that sockets here are bound to. The bus tells at once when one ends, the head check at the latest. */
export function createSessions(bus: Bus) {
  const sessions = new Map<string, Watched>();

  function end(sessionId: string): void {
    for (const onEnd of [...(sessions.get(sessionId)?.listeners ?? [])]) onEnd();
  }

  async function watch(sessionId: string, onEnd: () => void): Promise<Feed> {
    const watched = sessions.get(sessionId) ?? {
      listeners: new Set<() => void>(),
      unsubscribe: bus.subscribe(channels.session(sessionId), () => end(sessionId)),
    };
    sessions.set(sessionId, watched);
    watched.listeners.add(onEnd);
    await watched.unsubscribe;
    return closeOnce(() => {
      watched.listeners.delete(onEnd);
      if (watched.listeners.size > 0) return;
      sessions.delete(sessionId);
      void watched.unsubscribe.then((unsubscribe) => unsubscribe());
    });
  }

  return { watch, end, ids: () => [...sessions.keys()] };
}
