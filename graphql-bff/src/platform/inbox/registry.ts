import type { Live } from '#platform/live/source.ts';
import { type Inbox, type InboxDeps, openInbox } from './inbox.ts';

interface Open {
  inbox: Promise<Inbox>;
  users: number;
}

export type Attach = Live['inbox'];

/** Opens a person's inbox for the first of their tabs and closes it behind the last. */
export function createRegistry(deps: InboxDeps) {
  const open = new Map<string, Open>();

  function acquire(userId: string): Open {
    const entry = open.get(userId) ?? begin(userId);
    entry.users += 1;
    open.set(userId, entry);
    deps.metrics.inboxes.set(open.size);
    return entry;
  }

  function begin(userId: string): Open {
    const entry: Open = { inbox: openInbox(userId, deps, () => release(userId, entry)), users: 0 };
    return entry;
  }

  function release(userId: string, entry: Open): void {
    entry.users -= 1;
    if (entry.users > 0) return;
    if (open.get(userId) === entry) open.delete(userId);
    deps.metrics.inboxes.set(open.size);
    void entry.inbox.then((inbox) => inbox.close()).catch(() => undefined);
  }

  const attach: Attach = async (userId, after, listener, accepts) => {
    const entry = acquire(userId);
    try {
      return (await entry.inbox).attach(after, listener, accepts);
    } catch (error) {
      // The next tab opens a new one, also while others still wait for this one to fail.
      if (open.get(userId) === entry) open.delete(userId);
      release(userId, entry);
      throw error;
    }
  };

  async function close(): Promise<void> {
    const inboxes = [...open.values()].map(({ inbox }) => inbox.then((each) => each.close()));
    open.clear();
    await Promise.allSettled(inboxes);
  }

  return { open, attach, close };
}
