import { crc32 } from 'node:zlib';
import { chatPicture as contract } from '@besesaka/schema/chat/uploads.ts';
import { uploadTexts as texts } from '@besesaka/schema/kernel/uploads.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploads } from '#platform/uploads/tables.ts';
import type { TestMarketplace } from '#world/browser-of.ts';
import { createPicture } from './pictures.ts';
import { say, startChat, talker, talking, upload } from './talkers.ts';

let market: TestMarketplace;
beforeAll(async () => {
  market = await startChat();
});
afterAll(() => market.close());

const payload = '<script>alert(1)</script><?php system("id"); ?>';

async function storedOf(id: unknown) {
  const [row] = await market.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, String(id)));
  return market.files.get('private', row?.key ?? 'none');
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is drawn anew: smaller, upright, without anything but its pixels',
  async (format) => {
    const user = await talker(market);
    const original = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#b45a14' } })
      .withExif({ IFD0: { Copyright: payload, Orientation: '6' } })
      .toFormat(format)
      .toBuffer();
    const turned = await sharp(original).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    const { status, body } = await upload(user, new Uint8Array(turned), 'text/html');
    expect([status, body.width, body.height]).toEqual([201, 400, 1600]);
    expect(String(body.color)).toMatch(/^#b[0-9a-f]5[0-9a-f]1[0-9a-f]$/);
    const file = await storedOf(body.id);
    const seen = await sharp(file?.body).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 400, height: 1600 });
    expect([seen.exif, seen.icc, seen.xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(file?.body ?? []).includes('script')).toBe(false);
  },
);

test('a file that is a picture and something else is stored as the picture only', async () => {
  const user = await talker(market);
  const both = Buffer.concat([await createPicture(), Buffer.from(payload)]);
  const { status, body } = await upload(user, new Uint8Array(both));
  expect(status).toBe(201);
  expect(Buffer.from((await storedOf(body.id))?.body ?? []).includes('script')).toBe(false);
});

test('other files are refused, whatever their names, and leave nothing behind', async () => {
  const user = await talker(market);
  const jpeg = await createPicture();
  const png = await createPicture({ format: 'png' });
  const wrongType: [string, Uint8Array<ArrayBuffer> | string][] = [
    ['nothing', ''],
    ['text', payload],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['GIF', await createPicture({ format: 'gif' })],
    ['TIFF', await createPicture({ format: 'tiff' })],
    ['PDF', '%PDF-1.7'],
    ['a picture behind a page', new Uint8Array(Buffer.concat([Buffer.from(payload), jpeg]))],
  ];
  for (const [name, bytes] of wrongType) {
    const answer = await upload(user, bytes);
    expect([name, answer.status, answer.body.error]).toEqual([name, 415, texts.invalid]);
  }
  const bomb = Buffer.from(png);
  // Its header says 50,000 by 50,000, with the check sum of that: how many pixels it has is all that is wrong with it.
  bomb.writeUInt32BE(50_000, 16);
  bomb.writeUInt32BE(50_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 50_000, height: 50_000 });
  const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const broken: [string, Buffer][] = [
    ['half a picture', Buffer.from(jpeg.subarray(0, jpeg.length / 2))],
    ['a mere beginning', Buffer.from([0xff, 0xd8, 0xff])],
    ['another format inside', Buffer.concat([Buffer.from('RIFF1234WEBP'), Buffer.from(png)])],
    ['50,000 by 50,000', bomb],
    ['too many pixels', large],
  ];
  for (const [name, bytes] of broken) {
    const answer = await upload(user, new Uint8Array(bytes));
    expect([name, answer.status, answer.body.error]).toEqual([name, 400, texts.invalid]);
  }
  const heavy = new Uint8Array(5 * 1024 * 1024 + 1);
  heavy.set(jpeg);
  expect(await upload(user, heavy)).toMatchObject({ status: 413, body: { error: contract.tooLarge } });
  expect((await upload(user, new Uint8Array(12 * 1024 * 1024))).status).toBe(413);
  const form = new FormData();
  form.set('file', 'only text');
  expect((await user.send('POST', '/api/uploads?purpose=chat-picture', form)).status).toBe(400);
  expect((await user.post('/api/uploads?purpose=chat-picture', { file: 'x' })).status).toBe(415);
  expect(await market.db.$count(uploads, eq(uploads.ownerId, user.id))).toBe(0);
});

test('only the two users of the conversation can load its pictures, in the sizes of the site', async () => {
  const { buyer, seller, id } = await talking(market);
  const stranger = await talker(market);
  const picture = String((await upload(buyer, await createPicture({ width: 900, height: 300 }))).body.id);
  const path = `/api/chat-pictures/${picture}`;
  for (const one of [buyer, seller, stranger]) expect((await one.get(path)).status).toBe(404);
  await say(buyer, id, 'See', { attachment_id: picture });
  for (const one of [buyer, seller]) {
    const { status, headers } = await one.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(headers.get('cache-control')).toMatch(/^private, max-age/);
  }
  for (const named of [path, `${path}?width=320`, '/api/chat-pictures/x', '/api/chat-pictures/..%2f..%2fuploads']) {
    expect(await stranger.get(named)).toMatchObject({ status: 404, body: { error: texts.missing } });
  }
  expect((await buyer.get(`${path}?width=321`)).status).toBe(400);
  for (let i = 0; i < 2; i += 1) expect((await seller.get(`${path}?width=320`)).status).toBe(200);
  const narrow = await market.files.get('private', `uploads/${picture}/320.webp`);
  expect(await sharp(narrow?.body).metadata()).toMatchObject({ width: 320, height: 107, format: 'webp' });
  expect((await buyer.get(`${path}?width=1280`)).status).toBe(200);
});
