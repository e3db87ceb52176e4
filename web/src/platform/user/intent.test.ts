import { expect, test } from 'vitest';
import { consumeIntent, saveIntent } from './intent.ts';

function memory(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const shirt = { kind: 'add-to-cart', productId: 'shirt', quantity: 2 } as const;
const minute = 60_000;

test('an intent is returned once, unchanged', () => {
  const storage = memory();
  saveIntent(storage, shirt, 0);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toMatchObject(shirt);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toBeNull();
});

test('an intent about something else stays for its own button', () => {
  const storage = memory();
  saveIntent(storage, { kind: 'follow', subjectId: 'adepa' }, 0);
  expect(consumeIntent(storage, 'follow', minute, 'kwame')).toBeNull();
  expect(consumeIntent(storage, 'follow', minute, 'adepa')).toMatchObject({ subjectId: 'adepa' });
});

test('a newer intent replaces the older one', () => {
  const storage = memory();
  saveIntent(storage, shirt, 0);
  saveIntent(storage, { kind: 'wish', subjectId: 'phone' }, 1);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toBeNull();
  expect(consumeIntent(storage, 'wish', minute)).toMatchObject({ subjectId: 'phone' });
});

test('a chat intent names its subject', () => {
  const storage = memory();
  saveIntent(storage, { kind: 'chat', subjectId: 'phone' }, 0);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toBeNull();
  expect(consumeIntent(storage, 'chat', minute)).toMatchObject({ subjectId: 'phone' });
});

test('an expired intent is deleted and not returned', () => {
  const storage = memory();
  saveIntent(storage, shirt, 0);
  expect(consumeIntent(storage, 'add-to-cart', 15 * minute)).toBeNull();
  expect(consumeIntent(storage, 'add-to-cart', 0)).toBeNull();
});

test('invalid stored data is ignored', () => {
  for (const text of [
    '{',
    '7',
    '{"kind":"pay","productId":"x","quantity":1,"until":9}',
    '{"kind":"add-to-cart"}',
    '{"kind":"chat","until":9}',
  ])
    expect(consumeIntent(memory({ 'besesaka-own-intent': text }), 'add-to-cart', 0)).toBeNull();
});

test('full storage only loses the intent', () => {
  const full = {
    ...memory(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => saveIntent(full, shirt, 0)).not.toThrow();
});
