import { expect, test } from 'vitest';
import { recentGroups, saveSearch } from './recent-searches.ts';

function device() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const labels = (storage: ReturnType<typeof device>) =>
  recentGroups(storage).flatMap(({ suggestions }) => suggestions.map(({ label }) => label));

test('the latest come first, each once in any notation, up to a maximum', () => {
  const here = device();
  for (const term of ['kente', 'shea butter', 'Kente']) saveSearch(here, term);
  expect(labels(here)).toEqual(['Kente', 'shea butter', 'Clear searches']);
  for (let n = 0; n < 20; n += 1) saveSearch(here, `pot ${n}`);
  expect(labels(here)).toHaveLength(9);
  expect(labels(here)[0]).toBe('pot 19');
});

test('each one links to its results, and popular searches replace them after clearing', () => {
  const here = device();
  saveSearch(here, 'shea & kente');
  const [search, clear] = recentGroups(here)[0]?.suggestions ?? [];
  expect(search).toEqual({ label: 'shea & kente', to: '/search?q=shea+%26+kente' });
  if (!clear || !('clear' in clear)) throw new Error('There is no way to clear them');
  clear.clear();
  expect(recentGroups(here)[0]).toMatchObject({ title: 'Popular searches' });
});

test('invalid stored data is ignored', () => {
  const here = device();
  here.setItem('besesaka-own-searches', '[{"a":1},"kente",7]');
  expect(labels(here)).toEqual(['kente', 'Clear searches']);
});
