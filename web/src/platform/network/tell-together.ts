import type { News, Tab } from '#platform/room.ts';

interface Group {
  latest: News;
  count: number;
  endQuiet: () => void;
  endLongest: () => void;
}

/** As long as more comes, it is waited for; but not longer than this. */
const quietMs = 300;
const longestMs = 2000;

/** News of a kind that come in one go, as after a sleep, are one toast: nobody reads thirty. */
export function createTelling({ toast, later }: Pick<Tab, 'toast' | 'later'>): (news: News) => void {
  const waiting = new Map<string, Group>();

  const say = (kind: string) => () => {
    const group = waiting.get(kind);
    if (!group) return;
    waiting.delete(kind);
    group.endQuiet();
    group.endLongest();
    toast.info(group.count > 1 ? group.latest.many(group.count) : group.latest.one);
  };

  return (news) => {
    const { kind } = news;
    const before = waiting.get(kind);
    before?.endQuiet();
    waiting.set(kind, {
      latest: news,
      count: (before?.count ?? 0) + 1,
      endQuiet: later(quietMs, say(kind)),
      endLongest: before?.endLongest ?? later(longestMs, say(kind)),
    });
  };
}
