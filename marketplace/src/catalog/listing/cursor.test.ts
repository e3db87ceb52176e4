import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const id = '019a9f1e-7c1a-7000-8000-000000000001';
const raw = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a cursor returns the position it was made from', () => {
  expect(decodeCursor('price', encodeCursor('price', ['12500', id]))).toEqual(['12500', id]);
  expect(decodeCursor('relevance', encodeCursor('relevance', ['15', '3', id]))).toEqual(['15', '3', id]);
  const instant = '1795179500374123';
  expect(decodeCursor('-created_at', encodeCursor('-created_at', [instant, id]))).toEqual([instant, id]);
});

test.each([
  ['of another ordering', encodeCursor('-price', ['12500', id])],
  ['with a number that no column holds', raw(['price', '99999999999', id])],
  ['with something else than a number', raw(['price', '1; drop table products', id])],
  ['without an id', raw(['price', '12500', 'x'])],
  ['with too few keys', raw(['price', id])],
  ['with too many keys', raw(['price', '1', '2', id])],
  ['that is no list', raw({ price: 1 })],
  ['that is no JSON', Buffer.from('price').toString('base64url')],
  ['that is nothing', ''],
  ['that is noise', '\u0000�💥'],
])('a cursor that is %s is refused', (_, cursor) => {
  expect(decodeCursor('price', cursor)).toBeNull();
});
