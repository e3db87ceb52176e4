import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { openAnswers } from '#platform/offline/answers.ts';
import { kindOf, mayStore, caches as names, type WorkerMessage } from '#platform/offline/worker-protocol.ts';
import { bounded } from './bounded.ts';
import { adoptPage, ownPage, publicPage, savedPages, saveShell } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

const daySeconds = 24 * 60 * 60;

const savedFiles = bounded(names.files, { entries: { full: 250, low: 120 }, maxAgeSeconds: 60 * daySeconds });
const savedPictures = bounded(names.pictures, { entries: { full: 150, low: 40 }, maxAgeSeconds: 30 * daySeconds });

/** File names contain their hashes, so the files never change. */
const fileStrategy = new CacheFirst({
  cacheName: names.files,
  plugins: [{ cacheWillUpdate: async ({ response }) => (mayStore(response) ? response : null) }, savedFiles.plugin],
});

/** A picture may be taken down: the server says for how long it may be shown without revalidation. */
const pictureStrategy = new CacheFirst({
  cacheName: names.pictures,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isLasting(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && (isFresh(cachedResponse) || !navigator.onLine) ? cachedResponse : null,
      handlerDidError: async ({ request }) => caches.match(request, { cacheName: names.pictures, ignoreVary: true }),
    },
    savedPictures.plugin,
  ],
});

function isLasting(response: Response): boolean {
  return (
    mayStore(response) && /public/.test(response.headers.get('cache-control') ?? '') && maxAge(response) >= daySeconds
  );
}

function isFresh(response: Response): boolean {
  return Date.now() - Date.parse(response.headers.get('date') ?? '') < maxAge(response) * 1000;
}

function maxAge({ headers }: Response): number {
  return Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
}

/** The page that registers this worker has already loaded the build's files into the browser's cache. */
self.addEventListener('install', (event) => {
  const saved = async () => {
    const files = await saveShell();
    await Promise.all(files.map((file) => fileStrategy.handle({ event, request: new Request(file) })));
  };
  event.waitUntil(saved());
  // Open tabs continue with their files: the server retains those of earlier builds for a day.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  if (url.origin !== self.location.origin) return;
  // A plain form may log a user in or out before any script runs.
  if (isNavigation && request.method !== 'GET') event.waitUntil(forget());
  if (request.method !== 'GET') return;
  const navigation = { request, waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  const kind = kindOf(url, isNavigation);
  if (kind === 'file') event.respondWith(fileStrategy.handle({ event, request }));
  if (kind === 'picture') event.respondWith(pictureStrategy.handle({ event, request }));
  if (kind === 'public page') event.respondWith(publicPage(navigation));
  if (kind === 'own page') event.respondWith(ownPage(navigation));
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  event.waitUntil(message.kind === 'forget' ? forget() : adopt(message.urls, event));
});

async function forget(): Promise<void> {
  await Promise.all([savedPages.forget(), savedPictures.forget(), openAnswers().clear()]);
}

/** Caches what was loaded before this worker was active. */
async function adopt(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of urls) {
    const url = new URL(address);
    const request = new Request(url, { cache: 'only-if-cached', mode: 'same-origin' });
    const kind = kindOf(url, false);
    const strategy = kind === 'file' ? fileStrategy : kind === 'picture' ? pictureStrategy : null;
    if (strategy) await strategy.handle({ event, request }).catch(() => {});
    else if (kindOf(url, true) === 'public page') {
      const response = await fetch(request).catch(() => null);
      if (response) await adoptPage(address, response);
    }
  }
}
