import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planDemo } from './plan-demo.ts';
import { picturesFolder, views } from './plan-pictures.ts';

const { pictures: planned } = await planDemo(new Date('2026-11-20T12:00:00Z'));

test('every planned picture is rendered, in full and small size', async () => {
  for (const { file, width, height } of planned) {
    expect(await sharp(file.pathname).metadata(), file.pathname).toMatchObject({ format: 'webp', width, height });
    expect((await stat(file)).size, file.pathname).toBeLessThan(40_000);
  }
});

test('every rendered picture shows a product or a shop of the demo', async () => {
  const wanted = new Set(planned.map(({ file }) => file.href));
  for (const view of views) {
    const names = await readdir(new URL(`${view}/`, picturesFolder)).catch(() => []);
    const unused = names.filter((name) => !wanted.has(new URL(`${view}/${name}`, picturesFolder).href));
    expect(unused, view).toEqual([]);
  }
});
