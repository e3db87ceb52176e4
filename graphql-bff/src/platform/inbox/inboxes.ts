import type { InboxDeps } from './inbox.ts';
import { type Attach, createRegistry } from './registry.ts';
import { createSessions, type SessionWatcher } from './sessions.ts';

/** The inboxes of everybody who is connected here, and the sessions they are connected by. */
export interface Inboxes {
  attach: Attach;
  watchSession(sessionId: string, watcher: SessionWatcher): Promise<SessionWatcher>;
  unwatchSession(sessionId: string, watcher: SessionWatcher): void;
  close(): Promise<void>;
}

/** With the query behind it, an ended session's sockets are closed within two seconds. */
const checkEveryMs = 1_800;
const atOnce = 5_000;

export function createInboxes(deps: InboxDeps): Inboxes {
  const registry = createRegistry(deps);
  const sessions = createSessions(deps.bus);
  let checking = false;

  /** One query for everybody: it bounds the delay of whatever the bus did not bring. */
  async function check(): Promise<void> {
    if (checking || (registry.open.size === 0 && sessions.ids().length === 0)) return;
    checking = true;
    try {
      for (const [users, ids] of batches([...registry.open.keys()], sessions.ids())) {
        const { heads, ended } = await deps.eventLog.heads(users, ids);
        for (const [userId, head] of Object.entries(heads)) {
          void registry.open.get(userId)?.inbox.then(
            (inbox) => inbox.learn(head),
            () => undefined,
          );
        }
        ended.forEach(sessions.end);
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'the heads could not be read; trying again soon');
    }
    checking = false;
  }

  const timer = setInterval(() => void check(), checkEveryMs);
  deps.bus.onReconnect(() => void check());

  return {
    attach: registry.attach,
    watchSession: sessions.watch,
    unwatchSession: sessions.unwatch,
    async close() {
      clearInterval(timer);
      await registry.close();
    },
  };
}

function batches(users: string[], sessions: string[]): [string[], string[]][] {
  const count = Math.max(1, Math.ceil(Math.max(users.length, sessions.length) / atOnce));
  return Array.from({ length: count }, (_, index) => {
    const part = (all: string[]) => all.slice(index * atOnce, (index + 1) * atOnce);
    return [part(users), part(sessions)];
  });
}
