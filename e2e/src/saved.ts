import type { Page } from '@playwright/test';
import { expect } from '#test.ts';

/** Waits until the worker runs and has stored everything that the page loaded before, the page itself last. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => savedPages(page)).toContain(page.url());
}

export function savedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await (await caches.open('besesaka-pages')).keys()).map(({ url }) => url));
}

/** All data that this browser has stored for the site, as one text. */
export async function everythingStored(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(name, request.url, JSON.stringify([...(response?.headers ?? [])]));
        // Hashed files are the same for all visitors, so they are not read.
        if (!/[/]assets[/]/.test(request.url)) texts.push((await response?.text()) ?? '');
      }
    }
    const answered = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => fail(asked.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await answered(database.transaction(store).objectStore(store).getAll());
        texts.push(name, store, JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
  return `${stored}\n${JSON.stringify(await page.context().cookies())}`;
}
