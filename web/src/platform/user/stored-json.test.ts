import { expect, test } from 'vitest';
import { storedJson } from './stored-json.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('a value is returned until it is deleted, under its own key', () => {
  const storage = memory();
  expect(storedJson(storage, 'a').write({ words: ['Medaase'] })).toBe(true);
  expect(storedJson(storage, 'a').read()).toEqual({ words: ['Medaase'] });
  expect(storedJson(storage, 'b').read()).toBeNull();
  storedJson(storage, 'a').forget();
  expect(storedJson(storage, 'a').read()).toBeNull();
});

test('invalid JSON is no value', () => {
  const storage = memory();
  storage.setItem('a', '{');
  expect(storedJson(storage, 'a').read()).toBeNull();
});

test('closed storage reports that it is full, and throws nothing', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  const value = storedJson({ getItem: closed, setItem: closed, removeItem: closed }, 'a');
  expect(value.write(1)).toBe(false);
  expect(value.read()).toBeNull();
  value.forget();
});
