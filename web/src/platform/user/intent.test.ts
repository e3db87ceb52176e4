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

test('an intent is handed out once, as it was kept', () => {
  const storage = memory();
  saveIntent(storage, shirt, 0);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toMatchObject(shirt);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toBeNull();
});

test('there is only one: the newer takes the place of the older', () => {
  const storage = memory();
  saveIntent(storage, shirt, 0);
  saveIntent(storage, { kind: 'wish', subjectId: 'phone' }, 1);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toBeNull();
  expect(consumeIntent(storage, 'wish', minute)).toMatchObject({ subjectId: 'phone' });
});

test('a chat names what it is about', () => {
  const storage = memory();
  saveIntent(storage, { kind: 'chat', subjectId: 'phone' }, 0);
  expect(consumeIntent(storage, 'add-to-cart', minute)).toBeNull();
  expect(consumeIntent(storage, 'chat', minute)).toMatchObject({ subjectId: 'phone' });
});

test('who comes back too late finds nothing, and nothing stays', () => {
  const storage = memory();
  saveIntent(storage, shirt, 0);
  expect(consumeIntent(storage, 'add-to-cart', 15 * minute)).toBeNull();
  expect(consumeIntent(storage, 'add-to-cart', 0)).toBeNull();
});

test('what others wrote under its name is ignored', () => {
  for (const text of [
    '{',
    '7',
    '{"kind":"pay","productId":"x","quantity":1,"until":9}',
    '{"kind":"add-to-cart"}',
    '{"kind":"chat","until":9}',
  ])
    expect(consumeIntent(memory({ 'besesaka-own-intent': text }), 'add-to-cart', 0)).toBeNull();
});

test('a storage that takes nothing only loses the intent', () => {
  const full = {
    ...memory(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => saveIntent(full, shirt, 0)).not.toThrow();
});
