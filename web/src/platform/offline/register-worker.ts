import { kindOf, type WorkerMessage, workerPath } from './worker-protocol.ts';

/**
 * Registers the worker once the page is idle, and passes it the files that are already loaded. On later pages `loadMore` may
 * load code that the worker saves.
 */
export function registerWorker(loadMore: () => Promise<unknown>): void {
  if (!import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  whenIdle(async () => {
    await serviceWorker.register(workerPath).catch(() => {});
    if (!isFirst) return void loadMore().catch(() => {});
    const { active } = await serviceWorker.ready;
    active?.postMessage({ kind: 'adopt', urls: loadedUrls() } satisfies WorkerMessage);
  });
}

function loadedUrls(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const ownUrls = loaded.filter((url) => url.startsWith(`${location.origin}/`) && kindOf(new URL(url), false));
  return [location.href, ...ownUrls];
}

function whenIdle(run: () => Promise<void>): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void run(), { timeout: 10_000 });
  else setTimeout(() => void run(), 3000);
}

/** Makes the worker delete the pages that the previous user has seen. */
export async function forgetSeen(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ kind: 'forget' } satisfies WorkerMessage);
}
