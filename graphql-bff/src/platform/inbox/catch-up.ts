import type { EventEnvelope } from '@besesaka/schema/kernel/events.ts';
import type { InboxEvent, Listener } from '#platform/live/source.ts';
import type { RecentLog } from './recent-log.ts';
import type { Sequence } from './sequence.ts';

/** A listener and the number of the last event that it was told. */
export interface Attached {
  position: number;
  listener: Listener<InboxEvent>;
}

interface CatchUp {
  each: Attached;
  log: RecentLog;
  sequence: Sequence;
  gone: () => boolean;
  receive: (events: EventEnvelope[]) => void;
}

/** Tells a listener what came before it did; when this ends it may join in the same turn. */
export async function catchUp({ each, log, sequence, gone, receive }: CatchUp): Promise<void> {
  while (!gone() && each.position !== sequence.position) {
    const page = await log.read(each.position);
    if (gone()) return;
    if (page.reset || page.head < each.position) {
      each.position = page.head;
      each.listener.next({ reset: true, seq: page.head });
    }
    for (const event of page.events) {
      pass(each, event);
      // Much may have been missed: a slow line takes it at its own pace.
      const room = each.listener.room?.();
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

export function pass(each: Attached, event: EventEnvelope): void {
  if (event.seq <= each.position) return;
  each.position = event.seq;
  each.listener.next(event);
}
