import { expect, test } from 'vitest';
import { verifyWebhook } from './verify-webhook.ts';

/** The example of the public scheme. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const now = new Date(1_614_265_330_000);

test('a valid and recent signature returns the event, also beside other signatures', async () => {
  expect(await verifyWebhook({ secret, headers, body, now })).toEqual({ test: 2432232314 });
  const rotated = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
  expect(await verifyWebhook({ secret, headers: new Headers(rotated), body, now })).not.toBeNull();
});

test('a plain object may name the headers in any case', async () => {
  const named = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]);
  expect(await verifyWebhook({ secret, headers: Object.fromEntries(named), body, now })).not.toBeNull();
});

test.each([
  ['', 'The secret is missing.'],
  [undefined, 'The secret is missing.'],
  ['whsec_', 'begins with whsec_'],
  ['whsec_%%%', 'begins with whsec_'],
  ['bsk_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'begins with whsec_'],
])('the secret %j is a fault of the program, whatever arrives', async (given, message) => {
  const received = { secret: given as string, headers: {}, body, now };
  await expect(verifyWebhook(received)).rejects.toMatchObject({
    name: 'TypeError',
    message: expect.stringContaining(message),
  });
});

test.each([
  ['another body', { body: '{"test": 1}' }],
  ['another secret', { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['an old request', { now: new Date(now.getTime() + 301_000) }],
  ['a request of the future', { now: new Date(now.getTime() - 301_000) }],
  ['no headers', { headers: {} }],
  ['no signature', { headers: { ...headers, 'webhook-signature': 'nonsense v1,%%% v2,AAAA' } }],
  ['a time that is none', { headers: { ...headers, 'webhook-timestamp': 'now' } }],
])('%s is refused', async (_name, change) => {
  expect(await verifyWebhook({ secret, headers, body, now, ...change })).toBeNull();
});
