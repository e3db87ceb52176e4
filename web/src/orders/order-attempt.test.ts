import { expect, test } from 'vitest';
import { createAttempts } from './order-attempt.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function world() {
  const storage = memory();
  let keys = 0;
  let time = 0;
  const page = () => createAttempts<{ city: string }>({ storage, newKey: () => `key-${++keys}`, now: () => time });
  return { page, wait: (ms: number) => (time += ms) };
}

test('the same content again goes out under the same key, as often as it takes', () => {
  const attempts = world().page();
  const keys = [1, 2, 3].map(() => attempts.begin('cart:4', { city: 'Tema' }).key);
  expect(new Set(keys).size).toBe(1);
});

test('another content, another purchase and a settled one get new keys', () => {
  const attempts = world().page();
  const first = attempts.begin('cart:4', { city: 'Tema' }).key;
  const changed = attempts.begin('cart:4', { city: 'Ho' }).key;
  const other = attempts.begin('cart:5', { city: 'Ho' }).key;
  attempts.settle();
  const later = attempts.begin('cart:5', { city: 'Ho' }).key;
  expect(new Set([first, changed, other, later]).size).toBe(4);
});

test('a lost answer is still open after a reload, with what was sent', () => {
  const { page } = world();
  const { key } = page().begin('cart:4', { city: 'Tema' });
  const reloaded = page();
  expect(reloaded.open('cart:4')).toMatchObject({ key, input: { city: 'Tema' } });
  expect(reloaded.open('cart:5')).toBeNull();
  expect(reloaded.begin('cart:4', { city: 'Tema' }).key).toBe(key);
});

test('an answer closes it for later pages as well', () => {
  const { page } = world();
  const attempts = page();
  attempts.begin('cart:4', { city: 'Tema' });
  attempts.settle();
  expect(page().open('cart:4')).toBeNull();
});

test('after a quarter of an hour nobody means the same purchase any more', () => {
  const { page, wait } = world();
  page().begin('cart:4', { city: 'Tema' });
  wait(15 * 60 * 1000);
  expect(page().open('cart:4')).toBeNull();
});
