import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Tx } from '#platform/context.ts';

/** After the commit, public pages that show one of these are made again; see `shown`. */
export function changePages({ broadcast }: Pick<Tx, 'broadcast'>, ...changed: string[]): void {
  broadcast(channels.pages, { changed });
}
