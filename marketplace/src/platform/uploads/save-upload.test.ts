import { expect, test } from 'vitest';
import { sniffFormat } from './save-upload.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\x89PNG\r\n\x1a\n\0', 'png'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['<svg x="WEBP" xmlns="http://www.w3.org/2000/svg"/>', null],
  ['GIF89a..WEBP', null],
  ['RIFF\x10\0\0\0WAVE', null],
  ['RIFF', null],
  ['', null],
])('only files that begin like a supported picture are accepted: %j', (text, format) => {
  expect(sniffFormat(bytes(text))).toBe(format);
});
