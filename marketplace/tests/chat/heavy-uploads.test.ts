import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestMarketplace } from '#world/browser-of.ts';
import { promised, size } from '#world/depth.ts';
import { createPicture } from './pictures.ts';
import { startChat, talker, upload } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b45a14' } });
const cut = (bytes: Buffer) => new Uint8Array(bytes.subarray(0, Math.floor(bytes.length * 0.9)));

test('broken pictures of one user do not delay other users', async () => {
  const [rude, kind] = [await talker(market), await talker(market)];
  const good = await createPicture();
  // The dearest that is let in, with its last rows missing.
  const bad = cut(await plain(6000, 6000).png({ compressionLevel: 1 }).toBuffer());
  expect((await upload(kind, good)).status).toBe(201);
  const began = performance.now();
  const attack = Array.from({ length: size(12, 20) }, () => upload(rude, bad));
  expect((await upload(kind, good)).status).toBe(201);
  expect(performance.now() - began).toBeLessThan(promised(2_000));
  const statuses = (await Promise.all(attack)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
});

test('ten broken pictures cause a pause with a message', async () => {
  const user = await talker(market);
  const bad = cut(Buffer.from(await createPicture()));
  for (let n = 0; n < 10; n += 1) expect((await upload(user, bad)).status).toBe(400);
  const { status, headers } = await upload(user, await createPicture());
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
});

test('a picture that is too large to decode is refused before decoding; pictures of phones are accepted', async () => {
  const user = await talker(market);
  const expensive = [
    await plain(4000, 3000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    await plain(4500, 3000).png({ compressionLevel: 1, progressive: true }).toBuffer(),
    await plain(8200, 6200).jpeg().toBuffer(),
  ];
  for (const bytes of expensive) expect((await upload(user, new Uint8Array(bytes))).status).toBe(400);
  const usual = [
    await plain(8160, 6120).jpeg().toBuffer(),
    await plain(4032, 3024).jpeg({ progressive: true }).toBuffer(),
    await plain(1440, 3200).png().toBuffer(),
  ];
  for (const bytes of usual) expect((await upload(user, new Uint8Array(bytes))).status).toBe(201);
}, 60_000);
