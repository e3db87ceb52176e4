import { kindOf, type WorkerMessage, workerPath } from './worker-protocol.ts';

/** Once the page is alive and has nothing else to do. What it has loaded until then is handed over. */
export function registerWorker(): void {
  if (!import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  whenIdle(async () => {
    await serviceWorker.register(workerPath).catch(() => {});
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ kind: 'adopt', urls: loadedUrls() } satisfies WorkerMessage);
  });
}

function loadedUrls(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = loaded.filter((url) => url.startsWith(`${location.origin}/`) && kindOf(new URL(url), false));
  return [location.href, ...ours];
}

function whenIdle(run: () => Promise<void>): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void run(), { timeout: 10_000 });
  else setTimeout(() => void run(), 3000);
}

/** The worker has what the user before has seen. */
export async function forgetSeen(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ kind: 'forget' } satisfies WorkerMessage);
}
