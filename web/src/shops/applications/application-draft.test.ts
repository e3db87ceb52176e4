import { expect, test } from 'vitest';
import { createApplicationDraft } from './application-draft.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const typed = { businessName: 'Adepa Kente', city: 'Kumasi', idType: 'ghana_card', idNumber: 'GHA-723491234-5' };

test('the business is stored on the device, the paper and its number are not', () => {
  const storage = memory();
  createApplicationDraft(storage, 'ama').write({ ...typed, idDocument: 'an-upload' }, 0);
  const written = [...storage.items.values()].join();
  for (const secret of ['723491234', 'ghana_card', 'idNumber', 'an-upload']) expect(written).not.toContain(secret);
  expect(createApplicationDraft(storage, 'ama').read(1)).toMatchObject({ businessName: 'Adepa Kente', city: 'Kumasi' });
});

test('it is there for a week, for its person alone, and what an older build stored of the paper is not read', () => {
  const storage = memory();
  const draft = createApplicationDraft(storage, 'ama');
  draft.write(typed, 0);
  expect(createApplicationDraft(storage, 'kofi').read(1)).toEqual({});
  expect(draft.read(8 * 24 * 60 * 60 * 1000)).toEqual({});
  storage.setItem(
    [...storage.items.keys()][0] ?? '',
    JSON.stringify({ texts: typed, pictures: {}, chosen: {}, personId: 'ama', until: 10 }),
  );
  expect(draft.read(1)).not.toHaveProperty('idNumber');
});
