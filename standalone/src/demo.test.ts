import { expect, test } from 'vitest';
import { createProgress } from './demo.ts';

function count(isTTY: boolean): string {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  const progress = createProgress('Drawing', { isTTY, write });
  for (let done = 0; done <= 50; done += 1) progress({ done, total: 50 });
  return written;
}

test('a terminal sees one line that counts', () => {
  expect(count(true).split('\n')).toHaveLength(2);
  expect(count(true).endsWith('\rDrawing: 50 of 50\n')).toBe(true);
});

test('a log file sees ten lines', () => {
  expect(count(false).trim().split('\n')).toHaveLength(10);
});
