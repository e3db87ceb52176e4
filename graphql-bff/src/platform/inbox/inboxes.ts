import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Feed, InboxEvent, Listener } from '#platform/live/source.ts';
import { type Inbox, type InboxDeps, openInbox } from './inbox.ts';

/** The inboxes of everybody who is connected here, and the sessions they are connected by. */
export interface Inboxes {
  attach(userId: string, after: number | null, listener: Listener<InboxEvent>): Promise<Feed>;
  /** `onEnd` is called once, within two seconds of the session's end. */
  watchSession(sessionId: string, onEnd: () => void): Promise<Feed>;
  close(): Promise<void>;
}

interface Open {
  inbox: Promise<Inbox>;
  users: number;
}

interface Watched {
  listeners: Set<() => void>;
  unsubscribe: Promise<() => Promise<void>>;
}

const checkEveryMs = 2_000;
const atOnce = 5_000;

export function createInboxes(deps: InboxDeps): Inboxes {
  const open = new Map<string, Open>();
  const sessions = new Map<string, Watched>();
  let checking = false;

  function acquire(userId: string): Open {
    const known = open.get(userId);
    if (known) return known;
    const entry = { inbox: openInbox(userId, deps), users: 0 };
    open.set(userId, entry);
    deps.metrics.inboxes.set(open.size);
    return entry;
  }

  function release(userId: string, entry: Open): void {
    entry.users -= 1;
    if (entry.users > 0) return;
    open.delete(userId);
    deps.metrics.inboxes.set(open.size);
    void entry.inbox.then((inbox) => inbox.close()).catch(() => undefined);
  }

  async function attach(userId: string, after: number | null, listener: Listener<InboxEvent>): Promise<Feed> {
    const entry = acquire(userId);
    entry.users += 1;
    try {
      const feed = await (await entry.inbox).attach(after, listener);
      return closeOnce(() => {
        feed.close();
        release(userId, entry);
      });
    } catch (error) {
      release(userId, entry);
      throw error;
    }
  }

  function endSession(sessionId: string): void {
    for (const onEnd of [...(sessions.get(sessionId)?.listeners ?? [])]) onEnd();
  }

  async function watchSession(sessionId: string, onEnd: () => void): Promise<Feed> {
    const watched = sessions.get(sessionId) ?? {
      listeners: new Set<() => void>(),
      unsubscribe: deps.bus.subscribe(channels.session(sessionId), () => endSession(sessionId)),
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

  /** One query for everybody: it bounds the delay of whatever the bus did not bring. */
  async function check(): Promise<void> {
    if (checking || (open.size === 0 && sessions.size === 0)) return;
    checking = true;
    try {
      for (const [users, ids] of batches([...open.keys()], [...sessions.keys()])) {
        const { heads, ended } = await deps.eventLog.heads(users, ids);
        for (const [userId, head] of Object.entries(heads)) {
          void open.get(userId)?.inbox.then(
            (inbox) => inbox.learn(head),
            () => undefined,
          );
        }
        ended.forEach(endSession);
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'the heads could not be read; trying again soon');
    }
    checking = false;
  }

  const timer = setInterval(() => void check(), checkEveryMs);
  deps.bus.onReconnect(() => void check());

  return {
    attach,
    watchSession,
    async close() {
      clearInterval(timer);
      const inboxes = [...open.values()].map(({ inbox }) => inbox.then((each) => each.close()));
      open.clear();
      await Promise.allSettled(inboxes);
    },
  };
}

function closeOnce(close: () => void): Feed {
  let closed = false;
  return {
    close() {
      if (closed) return;
      closed = true;
      close();
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
