import { channels } from '@besesaka/schema/kernel/events.ts';
import type { Tx } from '#platform/context.ts';

/** After the commit, invalidates the public pages whose content has one of these keys; `shown` lists the keys. */
export function changePages({ broadcast }: Pick<Tx, 'broadcast'>, ...changed: string[]): void {
  broadcast(channels.pages, { changed });
}
