import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { reviewPhoto as contract } from '@besesaka/schema/reviews/uploads.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatPicture } from '#chat/uploads.ts';
import { newId } from '#platform/base/ids.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { removeFiles } from '#platform/file-removal/remove-files.ts';
import { claimUploads } from '#platform/uploads/claim-uploads.ts';
import type { Purpose } from '#platform/uploads/purposes.ts';
import { releaseUploads } from '#platform/uploads/release-uploads.ts';
import { sweepUploads } from '#platform/uploads/sweep-uploads.ts';
import { uploads } from '#platform/uploads/tables.ts';
import { reviewPhoto } from '#reviews/uploads.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { createPicture } from './chat/pictures.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function bringer() {
  const user = await market.world.createUser();
  const browser = await browserOf(market, user);
  const bring = async (bytes: Uint8Array<ArrayBuffer>, purpose = 'review-photo') => {
    const form = new FormData();
    form.set('file', new File([bytes], 'invoice.pdf.exe', { type: 'image/jpeg' }));
    return browser.send('POST', `/api/uploads?purpose=${purpose}`, form);
  };
  const photo = async () => String((await bring(await createPicture())).body.id);
  return { id: user.id, browser, bring, photo };
}

const take = (ownerId: string, ids: string[], purpose: Purpose = reviewPhoto) =>
  inTransaction(market.context(), (tx) => claimUploads(tx, { purpose, ids, ownerId, field: 'images' }));
const fetchPicture = (id: string, file = '320.webp') =>
  market.marketplace.fetch(new Request(`http://localhost/media/${id}/${file}`));
const left = (ownerId: string) =>
  market.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, ownerId)).orderBy(uploads.createdAt);

test('a public photo is hidden until it is used, and deleted when it is released', async () => {
  const { id: ownerId, photo } = await bringer();
  const id = await photo();
  expect((await fetchPicture(id)).status).toBe(404);
  await take(ownerId, [id]);
  for (const file of ['320.webp', '96.jpeg']) expect((await fetchPicture(id, file)).status).toBe(200);
  const storedFiles = [`originals/${id}.webp`, `renditions/${id}/320.webp`, `renditions/${id}/96.jpeg`];
  for (const key of storedFiles) expect([key, await market.files.has('public', key)]).toEqual([key, true]);
  await inTransaction(market.context(), (tx) => releaseUploads(tx, [id]));
  await removeFiles({ ctx: market.context() });
  expect((await fetchPicture(id, '640.webp')).status).toBe(404);
  for (const key of storedFiles) expect([key, await market.files.has('public', key)]).toEqual([key, false]);
  expect(await left(ownerId)).toEqual([]);
});

test('pictures are used in the given order: each once, by its owner, for its purpose', async () => {
  const { id: ownerId, photo, bring } = await bringer();
  const stranger = await bringer();
  const [one, two, three] = [await photo(), await photo(), await photo()];
  const picture = String((await bring(await createPicture(), 'chat-picture')).body.id);
  const refused = { code: 'INVALID_INPUT', details: { images: [texts.missing] } };
  for (const ids of [
    [one, picture],
    [one, newId()],
    [one, one],
    [one, await stranger.photo()],
  ])
    await expect(take(ownerId, ids)).rejects.toMatchObject(refused);
  await expect(take(stranger.id, [one])).rejects.toMatchObject(refused);
  expect((await take(ownerId, [three, one, two])).map(({ id }) => id)).toEqual([three, one, two]);
  await expect(take(ownerId, [two])).rejects.toMatchObject(refused);
  expect(await take(ownerId, [])).toEqual([]);
});

test('each purpose has its own limits, exact to the byte and pixel', async () => {
  const { bring } = await bringer();
  const jpeg = await createPicture();
  const filled = (bytes: number) => {
    const file = new Uint8Array(bytes);
    file.set(jpeg);
    return file;
  };
  expect((await bring(filled(contract.bytesMax))).status).toBe(201);
  expect(await bring(filled(contract.bytesMax + 1))).toMatchObject({ status: 413, body: { error: contract.tooLarge } });
  expect((await bring(filled(contract.bytesMax + 1), 'chat-picture')).status).toBe(201);
  const wide = await bring(await createPicture({ width: 2400, height: 2400 }));
  expect(wide).toMatchObject({ status: 201, body: { width: 800, height: 800 } });
  for (const purpose of ['', 'nothing', 'review-photo%00', '__proto__'])
    expect([purpose, (await bring(jpeg, purpose)).status]).toEqual([purpose, 400]);
});

test('metadata of a camera is removed for every purpose', async () => {
  const { bring } = await bringer();
  const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Ama' }, IFD3: { GPSLatitude: '5/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();
  for (const { name } of [reviewPhoto, chatPicture]) {
    const { body } = await bring(new Uint8Array(file), name);
    const [row] = await market.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, String(body.id)));
    const stored = await market.files.get(row?.area ?? 'public', row?.key ?? 'none');
    const { exif, icc, xmp, format } = await sharp(stored?.body).metadata();
    expect([exif, icc, xmp, format]).toEqual([undefined, undefined, undefined, 'webp']);
  }
});

test('if a user uploads more pictures than can be used, the oldest is deleted', async () => {
  const { id: ownerId, photo, bring } = await bringer();
  const stranger = await bringer();
  const strangers = await stranger.photo();
  const used = await photo();
  await take(ownerId, [used]);
  const ofChat = String((await bring(await createPicture(), 'chat-picture')).body.id);
  const brought: string[] = [];
  for (let n = 0; n < reviewPhoto.unusedMax + 2; n += 1) {
    market.clock.pass({ seconds: 1 });
    brought.push(await photo());
  }
  expect((await left(ownerId)).map(({ id }) => id)).toEqual([used, ofChat, ...brought.slice(2)]);
  expect(await left(stranger.id)).toEqual([{ id: strangers }]);
  await removeFiles({ ctx: market.context() });
  expect(await market.files.has('public', `originals/${brought[0]}.webp`)).toBe(false);
  expect(await market.files.has('public', `originals/${brought[2]}.webp`)).toBe(true);
});

test('unused uploads are deleted after the time of their purpose', async () => {
  const { id: ownerId, photo, bring } = await bringer();
  const short = await photo();
  const long = String((await bring(await createPicture(), 'chat-picture')).body.id);
  const purposes = [
    { name: 'review-photo', unusedHours: 2 },
    { name: 'chat-picture', unusedHours: 40 },
  ];
  const after = async (hours: number) => {
    market.clock.pass({ minutes: hours * 60 });
    await sweepUploads({ ctx: market.context(), purposes });
    return (await left(ownerId)).map(({ id }) => id);
  };
  expect(await after(1.9)).toEqual([short, long]);
  expect(await after(0.2)).toEqual([long]);
  expect(await after(37)).toEqual([long]);
  expect(await after(1)).toEqual([]);
});
