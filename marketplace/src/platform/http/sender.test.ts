import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { countedAddress, senderOf, trustIn } from './sender.ts';

function sender(peer: string, reported: string, trusted: string[]): string | null {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const incoming = new IncomingMessage(socket);
  incoming.headers['x-forwarded-for'] = reported;
  return senderOf(incoming, trustIn(trusted));
}

test('only a configured proxy is trusted, and only for the address that it saw', () => {
  expect(sender('10.0.0.7', '1.1.1.1, 154.160.1.2', ['10.0.0.0/24'])).toBe('154.160.1.2');
  expect(sender('::ffff:10.0.0.7', '154.160.1.2', ['10.0.0.7'])).toBe('154.160.1.2');
  expect(sender('10.0.0.7', '154.160.1.2, 10.0.0.8', ['10.0.0.0/24'])).toBe('154.160.1.2');
  expect(sender('10.0.0.7', '154.160.1.2', [])).toBe('10.0.0.7');
  expect(sender('127.0.0.1', '154.160.1.2', ['10.0.0.0/24'])).toBe('127.0.0.1');
});

test("an invalid reported address counts as the proxy's", () => {
  expect(sender('10.0.0.7', 'unknown', ['10.0.0.7'])).toBe('10.0.0.7');
});

test('an IPv6 address counts as its /64 network', () => {
  expect(countedAddress('2c0f:fb50:1:2:3:4:5:6')).toBe('2c0f:fb50:1:2::/64');
  expect(countedAddress('2c0f:fb50:1:2::9')).toBe(countedAddress('2c0f:fb50:1:2:ffff::'));
  expect(countedAddress('2c0f:fb50:1:3::9')).not.toBe(countedAddress('2c0f:fb50:1:2::9'));
  expect(countedAddress('::ffff:154.160.1.2')).toBe('154.160.1.2');
});
