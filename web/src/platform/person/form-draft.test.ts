import { expect, test } from 'vitest';
import { createFormDraft, fromDraftPicture, lostPictures, toDraftPicture } from './form-draft.ts';
import { forgetOwn } from './own-keys.ts';
import { browserStorage } from './testing/browser-storage.ts';

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
  texts: { businessName: 'Ɛdɔm' },
  pictures: { idDocument: [toDraftPicture('card.jpg', 'image/jpeg', bytes.buffer)] },
  chosen: { idDocument: 3 },
};

test('what was begun is there again for its person, pictures too, and for nobody else', async () => {
  const storage = memory();
  createFormDraft(storage, { name: 'sell', personId: 'ama' }).write(draft, 0);
  const again = createFormDraft(storage, { name: 'sell', personId: 'ama' }).read(1);
  expect(again?.texts).toEqual(draft.texts);
  const [picture] = again?.pictures.idDocument ?? [];
  const file = picture && fromDraftPicture(picture);
  expect([file?.name, file?.type]).toEqual(['card.jpg', 'image/jpeg']);
  expect(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes);
  expect(createFormDraft(storage, { name: 'sell', personId: 'kofi' }).read(1)).toBeNull();
  expect(createFormDraft(storage, { name: 'other', personId: 'ama' }).read(1)).toBeNull();
});

test('it is forgotten when it was sent, and after a week', () => {
  const storage = memory();
  const mine = createFormDraft(storage, { name: 'sell', personId: 'ama' });
  mine.write(draft, 0);
  expect(mine.read(8 * 24 * 60 * 60 * 1000)).toBeNull();
  mine.forget();
  expect(mine.read(1)).toBeNull();
});

test('where there is no room for pictures the words are kept; where there is none at all nothing breaks', () => {
  const small = createFormDraft(memory(200), { name: 'sell', personId: 'ama' });
  small.write(draft, 0);
  const kept = small.read(1);
  expect(kept).toMatchObject({ texts: draft.texts, pictures: {} });
  expect(kept && lostPictures(kept, 'idDocument'), 'none of the three').toBe(3);
  expect(lostPictures(draft, 'idDocument'), 'two that were not ready').toBe(2);
  const none = createFormDraft(memory(0), { name: 'sell', personId: 'ama' });
  none.write(draft, 0);
  expect(none.read(1)).toBeNull();
});

test('a logout takes it from the machine', () => {
  const storage = browserStorage();
  createFormDraft(storage, { name: 'sell', personId: 'ama' }).write(draft, 0);
  expect(Object.keys(storage)).toHaveLength(1);
  forgetOwn(storage);
  expect(Object.keys(storage)).toEqual([]);
});

test.each([
  ['what is no draft', null],
  ['numbers that are none', { ...draft, chosen: null }],
  ['texts that are none', { ...draft, texts: { businessName: 7 } }],
  ['pictures that cannot be read', { ...draft, pictures: { idDocument: [{ name: '', type: '', data: '%' }] } }],
])('%s in the storage begins nothing', (_, kept) => {
  const storage = browserStorage();
  const own = createFormDraft(storage, { name: 'sell', personId: 'ama' });
  own.write(draft, 0);
  const [key = ''] = Object.keys(storage);
  const stored = JSON.parse(storage.getItem(key) ?? '');
  storage.setItem(key, JSON.stringify(kept && { ...stored, fields: { ...stored.fields, ...kept } }));
  expect(own.read(1)).toBeNull();
});
