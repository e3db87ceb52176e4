import { channels } from '@besesaka/schema/kernel/events.ts';
import { z } from 'zod';
import type { Bus } from '#platform/bus/bus.ts';
import type { Channels } from './channels.ts';
import type { Feed, InboxEvent, Listener } from './feed.ts';
import { type Inbox, type InboxDeps, openInbox } from './inbox.ts';

interface OpenInbox {
  inbox: Promise<Inbox>;
  listeners: number;
}

/** With the query, a check closes the sockets of an ended session within two seconds. */
const checkEveryMs = 1_800;
const idsPerQuery = 5_000;

/** One inbox per connected user, from the first tab to the last. */
function createOpenInboxes(deps: InboxDeps) {
  const { metrics } = deps;
  const open = new Map<string, OpenInbox>();

  function acquire(userId: string): OpenInbox {
    const entry: OpenInbox = open.get(userId) ?? {
      inbox: openInbox(userId, deps, () => release(userId, entry)),
      listeners: 0,
    };
    entry.listeners += 1;
    open.set(userId, entry);
    metrics.inboxes.set(open.size);
    return entry;
  }

  function release(userId: string, entry: OpenInbox): void {
    entry.listeners -= 1;
    if (entry.listeners > 0) return;
    forget(userId, entry);
    entry.inbox.then((inbox) => inbox.close()).catch(() => undefined);
  }

  function forget(userId: string, entry: OpenInbox): void {
    if (open.get(userId) === entry) open.delete(userId);
    metrics.inboxes.set(open.size);
  }

  /** Attaches to a user's events after the given number, or only new ones, filtered by `accepts`. */
  async function attach<E extends InboxEvent>(
    userId: string,
    after: number | null,
    listener: Listener<E>,
    accepts: (event: InboxEvent) => event is E,
  ): Promise<Feed> {
    const entry = acquire(userId);
    try {
      return (await entry.inbox).attach(after, listener, accepts);
    } catch (error) {
      // The next tab opens a new inbox, even while others still wait for this one to fail.
      forget(userId, entry);
      release(userId, entry);
      throw error;
    }
  }

  return { open, attach };
}

export interface SessionWatcher {
  /** Called once, within two seconds of the session's end. */
  sessionEnded(): void;
}

/** The sessions of the sockets here. The end of one is known from the bus at once, or from the next check of the heads. */
function createSessions({ listen }: Channels) {
  const sessions = new Map<string, Set<SessionWatcher>>();

  function end(id: string): void {
    const watchers = sessions.get(id) ?? [];
    sessions.delete(id);
    for (const watcher of watchers) watcher.sessionEnded();
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

export type Inboxes = ReturnType<typeof createInboxes>;

/** The inboxes and sessions of all users connected here. */
export function createInboxes({ bus, ...deps }: InboxDeps & { bus: Bus }) {
  const { eventLog, log } = deps;
  const { open, attach } = createOpenInboxes(deps);
  const sessions = createSessions(deps.channels);

  /** One query for all users. It limits the delay of events that the bus has lost. */
  async function check(): Promise<void> {
    const users = [...open.keys()];
    const ids = sessions.ids();
    for (let from = 0; from < Math.max(users.length, ids.length); from += idsPerQuery) {
      const { heads, ended } = await eventLog.heads(
        users.slice(from, from + idsPerQuery),
        ids.slice(from, from + idsPerQuery),
      );
      ended.forEach(sessions.end);
      for (const [userId, head] of Object.entries(heads)) void learn(open.get(userId), head);
    }
  }

  const learn = (entry: OpenInbox | undefined, head: number) =>
    entry?.inbox.then((inbox) => inbox.learn(head)).catch(() => undefined);

  const stopChecks = repeat(check, { bus, log });

  return {
    attach,
    watch: sessions.watch,
    unwatch: sessions.unwatch,
    async close(): Promise<void> {
      stopChecks();
      await Promise.allSettled([
        sessions.close(),
        ...[...open.values()].map(({ inbox }) => inbox.then((each) => each.close())),
      ]);
    },
  };
}

/** Repeats a check, one at a time. A request during a check causes another, because the running one may be too early. */
function repeat(check: () => Promise<void>, { bus, log }: Pick<InboxDeps, 'log'> & { bus: Bus }): () => void {
  let isChecking = false;
  let isRequested = false;
  async function checkNow(): Promise<void> {
    isRequested = true;
    if (isChecking) return;
    isChecking = true;
    while (isRequested) {
      isRequested = false;
      await check().catch((error: unknown) =>
        log.warn({ err: error }, 'the check of heads and sessions failed; trying again soon'),
      );
    }
    isChecking = false;
  }
  const timer = setInterval(() => void checkNow(), checkEveryMs);
  bus.onReconnect(() => void checkNow());
  return () => clearInterval(timer);
}
