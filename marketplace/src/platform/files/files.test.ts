import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { createS3Files } from './s3-files.ts';

const body = new TextEncoder().encode('a picture');
const stored = new Map<string, Buffer>();
let folder: string;
let files: Record<string, Files>;

// Speaks as much of S3 as is used: PUT, GET, HEAD and DELETE of signed requests.
const store = createServer(async (request, response) => {
  const key = request.url ?? '';
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') ?? false;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.method === 'PUT' && signed) stored.set(key, Buffer.concat(chunks));
  if (request.method === 'DELETE' && signed) stored.delete(key);
  const bytes = stored.get(key);
  const status = signed ? (bytes || request.method === 'DELETE' ? 200 : 404) : 403;
  response.writeHead(status, { 'content-type': 'image/webp' }).end(request.method === 'GET' ? bytes : undefined);
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'besesaka-files-'));
  await new Promise<void>((done) => store.listen(0, '127.0.0.1', done));
  const address = store.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' };
  files = { disk: createDiskFiles({ folder }), s3: createS3Files({ endpoint, bucket: 'besesaka', ...keys }) };
});
afterAll(async () => {
  store.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('files on %s', (kind) => {
  const on = () => files[kind] as Files;

  test('files are returned unchanged, and public and private ones are separate', async () => {
    await on().put('public', 'media/one/320.webp', { body, contentType: 'image/webp' });
    expect(await on().get('public', 'media/one/320.webp')).toEqual({ body, contentType: 'image/webp' });
    expect(await on().get('private', 'media/one/320.webp')).toBeNull();
    expect(await on().has('public', 'media/one/320.webp')).toBe(true);
    await on().remove('public', 'media/one/320.webp');
    expect(await on().has('public', 'media/one/320.webp')).toBe(false);
    await on().remove('public', 'media/one/320.webp');
  });

  test.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '',
    '.hidden',
    'A.webp',
    'a\u0000b',
    'a%2f..',
    'a\\b',
    'a'.repeat(300),
  ])('the key %j is refused', async (key) => {
    await expect(async () => on().get('public', key)).rejects.toThrow('Unsafe file key');
  });
});

test('only the service can read private files on disk', async () => {
  await files.disk?.put('private', 'cards/one.webp', { body, contentType: 'image/webp' });
  expect((await stat(join(folder, 'private/cards/one.webp'))).mode & 0o077).toBe(0);
});
