import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { appScript } from '#platform/page/app-files.ts';
import { pageDataId, readPageData } from '#platform/page/page-data.ts';
import { showFresh, showSaved } from './last-updated.ts';
import { caches as names, type Renewal, renewalChannel } from './worker-protocol.ts';

/**
 * A page that the worker took from its cache is renewed while it is read: once the newer one is there, its data takes the place of
 * the old. It has come with the page, so nothing is asked for again.
 */
export function followRenewal(client: ApolloClient): void {
  const savedAt = Number(document.documentElement.dataset.savedAt);
  if (!savedAt) return;
  showSaved(savedAt, false);
  const url = location.origin + location.pathname + location.search;
  const channel = new BroadcastChannel(renewalChannel);
  const look = async () => {
    const newer = await newerPage(url, savedAt);
    if (newer === undefined) return;
    channel.close();
    takeOver(client, newer);
    showFresh();
  };
  channel.onmessage = ({ data }: MessageEvent<Renewal>) => {
    if (data.url !== url) return;
    if (data.isRenewed) void look();
    else showSaved(savedAt, true);
  };
  // It may have come before this script did.
  void look();
}

async function newerPage(url: string, savedAt: number): Promise<string | undefined> {
  const found = await (await caches.open(names.pages)).match(url, { ignoreVary: true });
  return found && Number(found.headers.get('x-saved-at')) > savedAt ? found.text() : undefined;
}

function takeOver(client: ApolloClient, html: string): void {
  const newer = new DOMParser().parseFromString(html, 'text/html');
  if (newer.getElementById(pageDataId)?.textContent === document.getElementById(pageDataId)?.textContent) return;
  const data = readPageData(newer);
  if (!data || appScript(html) !== appScript(document.head.innerHTML)) {
    // A newer build may shape its data differently.
    void client.refetchQueries({ include: 'active' });
    return;
  }
  const known = client.cache.extract() as NormalizedCacheObject;
  client.cache.restore(newerThings(known, data.cache as NormalizedCacheObject));
  // Says to what is shown that something has changed.
  client.cache.batch({ update: () => {} });
}

/** What things are is taken from the newer page; which things a list has stays, as somebody may be reading on in it. */
export function newerThings(known: NormalizedCacheObject, newer: NormalizedCacheObject): NormalizedCacheObject {
  const all = { ...known };
  for (const [id, thing] of Object.entries(newer))
    all[id] = id === 'ROOT_QUERY' ? { ...thing, ...known[id] } : { ...known[id], ...thing };
  return all;
}
