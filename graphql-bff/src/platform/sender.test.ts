import { expect, test } from 'vitest';
import { senderOf } from './sender.ts';

test('a proxy of our own network is believed, and only in what it saw itself', () => {
  expect(senderOf('10.0.0.7', '154.160.1.2')).toBe('154.160.1.2');
  expect(senderOf('::ffff:127.0.0.1', '1.1.1.1, 154.160.1.2')).toBe('154.160.1.2');
  expect(senderOf('fd00::1', '2c0f:fb50::1')).toBe('2c0f:fb50::1');
});

test('whoever comes from elsewhere is known by the connection alone', () => {
  expect(senderOf('154.160.1.2', '10.0.0.1')).toBe('154.160.1.2');
  expect(senderOf('2c0f:fb50::1', '10.0.0.1')).toBe('2c0f:fb50::1');
  expect(senderOf('127.0.0.1', undefined)).toBe('127.0.0.1');
  expect(senderOf(undefined, '10.0.0.1')).toBe('');
});
