import { expect, test } from 'vitest';
import { createDrawingProcess, DrawingStopped } from './drawing-process.ts';

test('what takes too long is killed, and the next task finds a process again', async () => {
  const drawing = createDrawingProcess();
  const plain = { task: 'plain', color: '#b45a14' };
  await expect(drawing.ask(plain, 0)).rejects.toThrow(DrawingStopped);
  expect(await drawing.ask(plain, 20_000)).toBeInstanceOf(Uint8Array);
  drawing.close();
});

test('a task that fails tells why, and its process goes on', async () => {
  const drawing = createDrawingProcess();
  await expect(
    drawing.ask({ task: 'encode', bytes: new Uint8Array(9), width: 96, format: 'webp' }, 20_000),
  ).rejects.toThrow('unsupported image format');
  expect(await drawing.ask({ task: 'plain', color: 'red' }, 20_000)).toBeInstanceOf(Uint8Array);
  drawing.close();
});
