import type { Follow, Tab } from '#platform/module.ts';
import { currentRole } from '#platform/user/role.ts';
import { onUserChange } from '#platform/user/user-change.ts';
import { createToastGrouping } from './group-toasts.ts';
import { type InboxDeps, type InboxEvent, openInbox } from './inbox.ts';
import { VersionedCache } from './versioned-cache.ts';

type Following<E extends InboxEvent> = Pick<Tab, 'client' | 'toast' | 'open' | 'wants'> &
  Omit<InboxDeps<E>, 'apply'> & { load: () => Promise<readonly Follow<E>[]> };

const againAfter = 3000;

/** Passes a user's inbox to all modules. Returns a function that stops it. */
export function followUser<E extends InboxEvent>({ load, ...deps }: Following<E>): () => void {
  const ended = new AbortController();
  const begin = async () => {
    const follows = await load();
    if (ended.signal.aborted) return;
    const { cache } = deps.client;
    if (!(cache instanceof VersionedCache)) throw new Error('Events need a versioned cache');
    let tab = createTab(deps);
    let followers = follows.map((follow) => follow(tab));
    // It may be the same user with a new session: the stream goes on, and only pending work is dropped.
    const stop = onUserChange(() => {
      followers = [];
      if (currentRole() === null) return;
      tab = createTab(deps);
      followers = follows.map((follow) => follow(tab));
    });
    const close = openInbox<E>({
      ...deps,
      apply: (update) =>
        cache.during(update.seq, () => {
          for (const follow of followers) follow(update);
        }),
    });
    ended.signal.addEventListener('abort', () => {
      stop();
      close();
      tab.end();
    });
  };
  const beginOrWait = () => {
    if (ended.signal.aborted) return;
    // The code could not be loaded.
    begin().catch(() => setTimeout(beginOrWait, againAfter));
  };
  beginOrWait();
  return () => ended.abort();
}

/** Ends when the user changes. */
export function createTab(about: Pick<Tab, 'userId' | 'client' | 'toast' | 'open' | 'wants'>): Tab & { end(): void } {
  const ends = new Set<() => void>();
  const end = () => {
    stop();
    for (const run of [...ends]) run();
  };
  const stop = onUserChange(end);
  const later = (milliseconds: number, run: () => void) => {
    const timer = setTimeout(() => {
      ends.delete(cancel);
      run();
    }, milliseconds);
    const cancel = () => {
      clearTimeout(timer);
      ends.delete(cancel);
    };
    ends.add(cancel);
    return cancel;
  };
  return {
    ...about,
    later,
    announce: createToastGrouping({ ...about, later }),
    end,
  };
}
