import { expect, test } from 'vitest';
import { sourceSet } from './picture.tsx';

test('each width is offered in the format that is asked for', () => {
  expect(sourceSet('/media/1', 'avif', [96, 192])).toBe('/media/1/96.avif 96w, /media/1/192.avif 192w');
});
