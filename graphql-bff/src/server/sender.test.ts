import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createNameSender } from './sender.ts';

function named(peer: string, reported: string, trusted: string[]): unknown {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  request.headers['x-forwarded-for'] = reported;
  request.rawHeaders = ['X-Forwarded-For', reported, 'X-Client-Address', '8.8.8.8', 'Accept', '*/*'];
  createNameSender(trusted)(request);
  const raw = request.rawHeaders.join(' ');
  expect(raw).not.toContain('8.8.8.8');
  expect(raw).toContain(`x-client-address ${request.headers['x-client-address']}`);
  expect(raw).toContain('Accept */*');
  return request.headers['x-client-address'];
}

test('only a configured proxy is trusted, in any network', () => {
  expect(named('10.0.0.7', '1.1.1.1, 154.160.1.2', ['10.0.0.7'])).toBe('154.160.1.2');
  expect(named('10.0.0.8', '154.160.1.2', ['10.0.0.7'])).toBe('10.0.0.8');
  expect(named('127.0.0.1', '154.160.1.2', [])).toBe('127.0.0.1');
  expect(named('::1', '154.160.1.2', ['loopback'])).toBe('154.160.1.2');
});

test('an IPv6 address counts as its /64 network', () => {
  expect(named('2c0f:fb50:1:2:3:4:5:6', '', [])).toBe('2c0f:fb50:1:2::/64');
});
