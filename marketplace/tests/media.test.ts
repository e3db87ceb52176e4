import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/base/ids.ts';
import { media } from '#platform/media/tables.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;

beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

async function addPicture({ ready = true } = {}) {
  const id = newId();
  const key = `originals/${id}.png`;
  const background = { r: 180, g: 90, b: 20 };
  const body = new Uint8Array(
    await sharp({ create: { width: 700, height: 350, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await market.files.put('public', key, { body, contentType: 'image/png' });
  await market.db
    .insert(media)
    .values({ id, key, width: 700, height: 350, color: '#b45a14', ready, createdAt: market.clock.now() });
  return id;
}

async function fetchMedia(path: string, headers: Record<string, string> = {}) {
  const response = await market.marketplace.fetch(new Request(`http://localhost${path}`, { headers }));
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

test.each([
  ['320.webp', 'webp', 320],
  ['96.jpeg', 'jpeg', 96],
  ['1280.webp', 'webp', 700],
])('a picture is served as %s and never enlarged', async (file, format, width) => {
  const picture = await fetchMedia(`/media/${await addPicture()}/${file}`);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe(`image/${format}`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await sharp(picture.body).metadata()).toMatchObject({ format, width, height: width / 2 });
});

test("a picture in the browser's cache is not sent again", async () => {
  const path = `/media/${await addPicture()}/96.webp`;
  const etag = (await fetchMedia(path)).headers.get('etag') ?? '';
  const again = await fetchMedia(path, { 'if-none-match': `W/"other", ${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('WebP is served, with a short cache time, while the AVIF is being made', async () => {
  const path = `/media/${await addPicture()}/192.avif`;
  const first = await fetchMedia(path);
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  await expect
    .poll(async () => (await fetchMedia(path)).headers.get('content-type'), { timeout: 10_000 })
    .toBe('image/avif');
  const later = await fetchMedia(path, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(later.status).toBe(200);
  expect(later.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await sharp(later.body).metadata()).toMatchObject({ width: 192, format: 'heif' });
});

test('parallel requests for the same picture create it once', async () => {
  const id = await addPicture();
  const puts: string[] = [];
  const { put } = market.files;
  market.files.put = async (area, key, file) => {
    puts.push(key);
    await put(area, key, file);
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => fetchMedia(`/media/${id}/640.webp`)));
  market.files.put = put;
  expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(puts).toEqual([`renditions/${id}/640.webp`]);
});

test('a picture that is not ready shows its colour and is requested again', async () => {
  const drawing = await addPicture({ ready: false });
  const answer = await fetchMedia(`/media/${drawing}/320.avif`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { dominant } = await sharp(answer.body).stats();
  expect(Math.abs(dominant.r - 0xb4)).toBeLessThan(16);
  expect(await market.files.has('public', `renditions/${drawing}/320.avif`)).toBe(false);
});

test('unknown sizes, formats and pictures are not found and store nothing', async () => {
  const id = await addPicture();
  const files = [
    '100.webp',
    '320.png',
    '320.gif',
    '320.webp.webp',
    '0320.webp',
    '320',
    '.webp',
    '1e2.webp',
    '320.WEBP',
  ];
  const paths = [...files.map((file) => `${id}/${file}`), `${newId()}/320.webp`, 'x/320.webp'];
  for (const path of [...paths, `..%2f..%2fprivate/320.webp`]) {
    const { status, headers } = await fetchMedia(`/media/${path}`);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
  }
  for (const file of ['100.webp', '320.png'])
    expect(await market.files.has('public', `renditions/${id}/${file}`)).toBe(false);
});
