import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';

interface Bounds {
  /** The limits with full data, and with data saving on. */
  entries: { full: number; low: number };
  maxAgeSeconds: number;
}

/** Save-Data from the browser, or the user's own setting as the last page reported it. */
let isLowData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function setLowData(lowData: boolean): void {
  isLowData = lowData;
}

/** A cache that drops the least recently used entries. Workbox's own plugin supports only one size for each cache. */
export function bounded(cacheName: string, { entries, maxAgeSeconds }: Bounds) {
  const expirations = {
    full: new CacheExpiration(cacheName, { maxEntries: entries.full, maxAgeSeconds }),
    low: new CacheExpiration(cacheName, { maxEntries: entries.low, maxAgeSeconds }),
  };
  const used = (url: string) => expirations.full.updateTimestamp(url);
  const stored = async (url: string) => {
    await used(url);
    await expirations[isLowData ? 'low' : 'full'].expireEntries();
  };
  const plugin: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      if (cachedResponse) await used(request.url);
      return cachedResponse;
    },
    cacheDidUpdate: ({ request }) => stored(request.url),
  };
  return {
    plugin,
    used,
    stored,
    async forget() {
      await caches.delete(cacheName);
      // The expiration plugin stores URLs too.
      await expirations.full.delete();
    },
  };
}
