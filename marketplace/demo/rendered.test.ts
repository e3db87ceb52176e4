import { readdir, stat } from 'node:fs/promises';
import { slugOf } from '@besesaka/schema/kernel/slug.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shopLines, waitingShop } from './data.ts';
import { listedLines } from './plan-products.ts';
import { renderedFolder, views } from './rendered.ts';

test('each rendered picture shows a product or a shop of the demo, and is small', async () => {
  const products = new Set(listedLines().map(({ line }) => slugOf(line.name)));
  const shops = new Set([...shopLines, waitingShop].map(({ slug }) => slug));
  const folders = await readdir(renderedFolder);
  expect(folders.filter((folder) => !views.some((view) => view === folder))).toEqual([]);
  for (const view of folders) {
    const known = view === 'logo' || view === 'banner' ? shops : products;
    for (const name of await readdir(new URL(`${view}/`, renderedFolder))) {
      const [slug = '', ending] = name.split('.');
      const file = new URL(`${view}/${name}`, renderedFolder);
      expect([known.has(slug), ending], `${view}/${name}`).toEqual([true, 'webp']);
      expect((await stat(file)).size, `${view}/${name}`).toBeLessThan(40_000);
      const size = view === 'banner' ? { width: 1280, height: 480 } : { width: 960, height: 960 };
      expect(await sharp(file.pathname).metadata(), `${view}/${name}`).toMatchObject(size);
    }
  }
});
