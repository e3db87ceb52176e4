import { showBrowserNotice } from '#platform/device/browser-notice.ts';
import type { News, Tab } from '#platform/module.ts';
import { isOnScreen } from '#platform/page/on-screen.ts';

interface Group {
  latest: News;
  subjects: ReadonlySet<string>;
  count: number;
  endQuiet: () => void;
  endLongest: () => void;
}

/** Events within this time of each other are grouped, up to a maximum wait. */
const quietMs = 300;
const longestMs = 2000;

/**
 * Groups events of a kind that arrive together, such as after a sleep, into one toast instead of thirty. Events whose
 * subjects are all on the screen are only announced to screen readers.
 */
export function createToastGrouping(tab: Pick<Tab, 'toast' | 'later' | 'wants' | 'open'>): (news: News) => void {
  const { toast, later, wants, open } = tab;
  const waiting = new Map<string, Group>();

  const showGroup = (kind: string) => () => {
    const group = waiting.get(kind);
    if (!group) return;
    waiting.delete(kind);
    group.endQuiet();
    group.endLongest();
    const { about, link, one, many, sound } = group.latest;
    const message = group.count > 1 ? many(group.count) : one;
    if (wants(about, 'screen')) {
      if ([...group.subjects].every(isOnScreen))
        toast.announce([message.title, message.text].filter(Boolean).join('. '));
      else toast.info(message);
      sound?.();
    }
    if (link && wants(about, 'browser'))
      showBrowserNotice({ tag: kind, title: message.title, text: message.text ?? '', onOpen: () => open(link) });
  };

  return (news) => {
    const { kind } = news;
    const before = waiting.get(kind);
    before?.endQuiet();
    waiting.set(kind, {
      latest: news,
      subjects: new Set(before?.subjects).add(news.subject),
      count: (before?.count ?? 0) + 1,
      endQuiet: later(quietMs, showGroup(kind)),
      endLongest: before?.endLongest ?? later(longestMs, showGroup(kind)),
    });
  };
}
