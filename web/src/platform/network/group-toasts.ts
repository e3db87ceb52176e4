import { showBrowserNotice } from '#platform/device/browser-notice.ts';
import type { News, Tab } from '#platform/module.ts';

interface Group {
  latest: News;
  count: number;
  endQuiet: () => void;
  endLongest: () => void;
}

/** Events within this time of each other are grouped, up to a maximum wait. */
const quietMs = 300;
const longestMs = 2000;

/** Groups events of a kind that arrive together, such as after a sleep, into one toast instead of thirty. */
export function createToastGrouping(tab: Pick<Tab, 'toast' | 'later' | 'wants' | 'open'>): (news: News) => void {
  const { toast, later, wants, open } = tab;
  const waiting = new Map<string, Group>();

  const say = (kind: string) => () => {
    const group = waiting.get(kind);
    if (!group) return;
    waiting.delete(kind);
    group.endQuiet();
    group.endLongest();
    const { about, link, one, many } = group.latest;
    const said = group.count > 1 ? many(group.count) : one;
    if (wants(about, 'screen')) toast.info(said);
    if (link && wants(about, 'browser'))
      showBrowserNotice({ tag: kind, title: said.title, text: said.text ?? '', onOpen: () => open(link) });
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
