import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Tx } from '#platform/context.ts';

/** Invalidates the public pages that show one of these after the commit; see `shown`. */
export function changePages({ broadcast }: Pick<Tx, 'broadcast'>, ...changed: string[]): void {
  broadcast(channels.pages, { changed });
}
