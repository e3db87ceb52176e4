import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('an id is also created on a page without https', () => {
  const { crypto } = globalThis;
  expect(z.uuidv4().safeParse(newId()).success).toBe(true);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
