import type { InboxEvent } from '#platform/live/source.ts';
import type { Attachment } from './attachment.ts';
import type { RecentLog } from './recent-log.ts';
import type { Sequence } from './sequence.ts';

interface CatchUp {
  each: Attachment;
  log: RecentLog;
  sequence: Sequence;
  closed: () => boolean;
  receive: (events: InboxEvent[]) => void;
}

/** Tells a listener what came before it did; when this ends it may join in the same turn. */
export async function catchUp({ each, log, sequence, closed, receive }: CatchUp): Promise<void> {
  const gone = () => each.isGone || closed();
  while (!gone() && each.position !== sequence.position) {
    const page = await log.read(each.position);
    if (gone()) return;
    if (page.reset || page.head < each.position) each.startAfresh(page.head);
    for (const event of page.events) {
      each.tell(event);
      // Much may have been missed: a slow line takes it at its own pace.
      const room = each.room();
      if (room) await room;
      if (gone()) return;
    }
    if (page.head > sequence.position) {
      receive(page.events);
      sequence.learn(page.head);
    }
    // The listener knew more than the inbox did: the inbox comes after, and it has nothing to be told.
    if (page.events.length === 0 && each.position > sequence.position) return;
  }
}
