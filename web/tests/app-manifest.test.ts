import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { savedOperations } from '#app/offline.ts';
import { routes } from '#app/routes.tsx';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest = JSON.parse(file('../public/site.webmanifest'));

test('the app can be installed: its icons exist, and its shortcuts link to screens', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const picture = readFileSync(new URL(`../public${src}`, import.meta.url));
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Search', 'Orders', 'Chats', 'Cart']);
  for (const { url } of manifest.shortcuts) expect(matchRoutes(routes, url)?.at(-1)?.route.path, url).not.toBe('*');
});

test('the queries that are saved for offline use have these names', () => {
  const documents = file('../src/gql/graphql.ts');
  for (const name of [...savedOperations.own, ...savedOperations.open])
    expect(documents, name).toContain(`export const ${name}Document`);
});
