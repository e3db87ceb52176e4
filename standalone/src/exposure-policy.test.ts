import { clientAddressHeader } from '@besesaka/schema/kernel/server-limits.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { comesFromOutside, mayReadMetrics } from './exposure-policy.ts';

const exposureOf = (env: Parameters<typeof readConfig>[0]) => readConfig(env).exposure;

test.each([
  {},
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { HOST: 'localhost' },
  { PUBLIC_URL: 'http://localhost:4000' },
  { PUBLIC_URL: 'http://[::1]:4000' },
  { PUBLIC_URL: 'http://127.0.0.1:4000' },
])('on localhost with %o everything is open', (env) => {
  expect(exposureOf(env)).toMatchObject({ openedBy: null, demoLogins: true, devPages: true, metrics: 'everyone' });
});

test.each([
  [{ PUBLIC_URL: 'https://market.example' }, 'no one'],
  [{ PUBLIC_URL: 'https://localhost:4000' }, 'no one'],
  [{ PUBLIC_URL: 'http://192.168.1.7:4000' }, 'no one'],
  [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }, 'no one'],
  [{ HOST: '0.0.0.0' }, 'this machine'],
  [{ HOST: '::' }, 'this machine'],
  [{ HOST: '192.168.1.7' }, 'this machine'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://market.example' }, 'no one'],
] as const)(
  'a site that others reach, as with %o, has neither demo logins nor pages for developers',
  (env, metrics) => {
    expect(exposureOf(env)).toMatchObject({
      openedBy: expect.any(String),
      demoLogins: false,
      devPages: false,
      metrics,
    });
  },
);

test('each feature can be turned on and off by its setting', () => {
  const env = { PUBLIC_URL: 'https://market.example', DEMO_LOGINS: 'on', DEV_PAGES: 'on' };
  expect(readConfig(env)).toMatchObject({
    exposure: { demoLogins: true, devPages: true },
    marketplace: { demoLogins: true, devPages: true },
  });
  expect(readConfig({ DEMO_LOGINS: 'off', DEV_PAGES: 'off' })).toMatchObject({
    marketplace: { demoLogins: false, devPages: false },
  });
  expect(() => readConfig({ METRICS_TOKEN: 'short', DEMO_LOGINS: 'yes' })).toThrow(/DEMO_LOGINS[\s\S]*METRICS_TOKEN/);
});

test('metrics open to this machine by its address alone, and to others by the token alone', () => {
  const token = 'a-token-for-prometheus';
  const from = (address: string, authorization = '') =>
    new Headers({ [clientAddressHeader]: address, ...(authorization && { authorization }) });
  const byHost = exposureOf({ HOST: '0.0.0.0', METRICS_TOKEN: token });
  for (const own of ['127.0.0.1', '::1', '::/64', '::ffff:127.0.0.1'])
    expect(mayReadMetrics(byHost, from(own))).toBe(true);
  for (const other of ['192.168.1.7', '2c0f:fb50:1:2::/64', '8.8.8.8, 127.0.0.1', '127.0.0.1, 8.8.8.8', ''])
    expect(mayReadMetrics(byHost, from(other))).toBe(false);
  expect(mayReadMetrics(byHost, from('8.8.8.8', `Bearer ${token}`))).toBe(true);
  for (const wrong of ['Bearer another-token', `Basic ${token}`, 'Bearer', `Bearer ${token} ${token}`])
    expect(mayReadMetrics(byHost, from('8.8.8.8', wrong))).toBe(false);
  const behindProxy = exposureOf({ PUBLIC_URL: 'https://market.example' });
  expect(mayReadMetrics(behindProxy, from('127.0.0.1', 'Bearer null'))).toBe(false);
});

test.each([
  [{ host: '127.0.0.1:4000' }, false],
  [{ host: 'localhost:4000' }, false],
  [{ host: '[::1]:4000' }, false],
  [{ host: 'evil.example' }, true],
  [{ host: '192.168.1.7:4000' }, true],
  [{ host: '' }, true],
  [{}, true],
  [{ host: '127.0.0.1:4000', 'x-forwarded-for': '8.8.8.8' }, true],
  [{ host: 'localhost', forwarded: 'for=8.8.8.8' }, true],
  [{ host: 'localhost', 'x-forwarded-host': 'shop.example' }, true],
])('a request with the headers %o comes from outside: %s', (headers, expected) => {
  expect(comesFromOutside(headers)).toBe(expected);
});
