import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createDrawingProcess, DrawingStopped } from './drawing-process.ts';

test('a task that takes too long is killed, and the next one gets a new process', async () => {
  const drawing = createDrawingProcess();
  const plain = { task: 'plain', color: '#b45a14' };
  await expect(drawing.run(plain, 0)).rejects.toThrow(DrawingStopped);
  expect(await drawing.run(plain, 20_000)).toBeInstanceOf(Uint8Array);
  drawing.close();
});

test('a failed task returns its error, and the process continues', async () => {
  const drawing = createDrawingProcess();
  await expect(
    drawing.run({ task: 'encode', bytes: new Uint8Array(9), width: 96, format: 'webp' }, 20_000),
  ).rejects.toThrow('unsupported image format');
  expect(await drawing.run({ task: 'plain', color: 'red' }, 20_000)).toBeInstanceOf(Uint8Array);
  drawing.close();
});

test('only three formats are read, whatever the file name', async () => {
  const drawing = createDrawingProcess();
  const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#b45a14' } });
  const read = async (bytes: Buffer) => {
    const task = { task: 'encode', bytes: new Uint8Array(bytes), width: 96, format: 'webp' };
    return drawing.run(task, 20_000).then(
      () => 'read',
      () => 'refused',
    );
  };
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="9" height="9"/></svg>',
  );
  const all = { svg, gif: await picture.gif().toBuffer(), tiff: await picture.tiff().toBuffer() };
  for (const [name, bytes] of Object.entries(all)) expect([name, await read(bytes)]).toEqual([name, 'refused']);
  const ours = {
    jpeg: await picture.jpeg().toBuffer(),
    png: await picture.png().toBuffer(),
    webp: await picture.webp().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(ours)) expect([name, await read(bytes)]).toEqual([name, 'read']);
  drawing.close();
});

test('the process has none of our secrets', async () => {
  vi.stubEnv('SESSION_SECRET', 'a secret of ours');
  const drawing = createDrawingProcess();
  await drawing.run({ task: 'plain', color: 'red' }, 20_000);
  const environment = readFileSync(`/proc/${drawing.pid()}/environ`, 'utf8');
  expect(environment).not.toContain('a secret of ours');
  drawing.close();
  vi.unstubAllEnvs();
});
