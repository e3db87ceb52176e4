import type { ApolloClient } from '@apollo/client';
import { pageDataId } from '#platform/page/page-data.ts';
import { showFresh, showSaved } from './last-updated.ts';
import { caches as names, type Renewal, renewalChannel } from './worker-protocol.ts';

const timeoutMs = 10_000;

/** The worker renews a cached page while the user reads it. If the new page differs, the screen refetches its data. */
export function followRenewal(client: ApolloClient): void {
  const savedAt = Number(document.documentElement.dataset.savedAt);
  if (!savedAt) return;
  showSaved(savedAt, false);
  const url = location.origin + location.pathname + location.search;
  const channel = new BroadcastChannel(renewalChannel);
  // The failure may have been reported before this script ran, or the network may never answer.
  const isLate = setTimeout(() => showSaved(savedAt, true), timeoutMs);
  const renew = async () => {
    const newer = await newerPage(url, savedAt);
    if (newer === undefined) return;
    clearTimeout(isLate);
    channel.close();
    takeOver(client, newer);
    showFresh();
  };
  channel.onmessage = ({ data }: MessageEvent<Renewal>) => {
    if (data.url !== url) return;
    if (data.isRenewed) void renew();
    else showSaved(savedAt, true);
  };
  // The renewal may have finished before this script ran.
  void renew();
}

async function newerPage(url: string, savedAt: number): Promise<string | undefined> {
  const saved = await (await caches.open(names.pages)).match(url, { ignoreVary: true });
  return saved && Number(saved.headers.get('x-saved-at')) > savedAt ? saved.text() : undefined;
}

/** Prices and stock may have changed, so the data on the screen is read again. */
function takeOver(client: ApolloClient, html: string): void {
  const newer = new DOMParser().parseFromString(html, 'text/html');
  if (newer.getElementById(pageDataId)?.textContent === document.getElementById(pageDataId)?.textContent) return;
  void client.refetchQueries({ include: 'active' });
}
