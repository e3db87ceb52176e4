import { channels } from '@besesaka/schema/kernel/events.ts';
import type { EventBuffer } from './event-buffer.ts';

interface Changing {
  events: Pick<EventBuffer<never>, 'broadcast'>;
}

/** After the commit, public pages that show one of these are made again; see `shown`. */
export function changePages({ events }: Changing, ...changed: string[]): void {
  events.broadcast(channels.pages, { changed });
}
