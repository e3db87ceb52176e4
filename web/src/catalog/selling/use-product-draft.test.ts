import { expect, test } from 'vitest';
import { forgetOwn } from '#platform/user/own-keys.ts';
import { browserStorage } from '#platform/user/testing/browser-storage.ts';
import { createProductDraft, fromDraftPicture, toDraftPicture } from './use-product-draft.ts';

function memory(room = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
}

const bytes = Uint8Array.from({ length: 20_000 }, (_, n) => n % 256);
const draft = {
  key: 'key-of-this-draft',
  fields: { name: 'Ɛdɔm' },
  pictures: [toDraftPicture('kente.jpg', 'image/jpeg', bytes.buffer)],
  chosen: 3,
  primary: 1,
};

test('a draft returns with its pictures for its user only', async () => {
  const storage = memory();
  createProductDraft(storage, 'product', 'ama').write(draft, 0);
  const again = createProductDraft(storage, 'product', 'ama').read(1);
  expect([again?.key, again?.fields, again?.chosen, again?.primary]).toEqual([draft.key, draft.fields, 3, 1]);
  const [picture] = again?.pictures ?? [];
  const file = picture && fromDraftPicture(picture);
  expect([file?.name, file?.type]).toEqual(['kente.jpg', 'image/jpeg']);
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  expect(createProductDraft(storage, 'product', 'kofi').read(1)).toBeNull();
  expect(createProductDraft(storage, 'other', 'ama').read(1)).toBeNull();
});

test('a draft is deleted after it was sent, and after a week', () => {
  const storage = memory();
  const mine = createProductDraft(storage, 'product', 'ama');
  mine.write(draft, 0);
  expect(mine.read(8 * 24 * 60 * 60 * 1000)).toBeNull();
  mine.forget();
  expect(mine.read(1)).toBeNull();
});

test('without space for pictures the text is saved, and without any storage nothing fails', () => {
  const small = createProductDraft(memory(200), 'product', 'ama');
  small.write(draft, 0);
  expect(small.read(1)).toEqual({ ...draft, pictures: [] });
  const none = createProductDraft(memory(0), 'product', 'ama');
  none.write(draft, 0);
  expect(none.read(1)).toBeNull();
});

test('a logout deletes the draft', () => {
  const storage = browserStorage();
  createProductDraft(storage, 'product', 'ama').write(draft, 0);
  expect(Object.keys(storage)).toHaveLength(1);
  forgetOwn(storage);
  expect(Object.keys(storage)).toEqual([]);
});

test.each([
  ['what is no draft', null],
  ['numbers that are none', { ...draft, chosen: null }],
  ['texts that are none', { ...draft, fields: { name: 7 } }],
  ['pictures that cannot be read', { ...draft, pictures: [{ name: '', type: '', data: '%' }] }],
])('%s in the storage starts no draft', (_, kept) => {
  const storage = browserStorage();
  const own = createProductDraft(storage, 'product', 'ama');
  own.write(draft, 0);
  const [key = ''] = Object.keys(storage);
  const stored = JSON.parse(storage.getItem(key) ?? '');
  storage.setItem(key, JSON.stringify(kept && { ...stored, fields: { ...stored.fields, ...kept } }));
  expect(own.read(1)).toBeNull();
});
