import { afterAll, expect, test } from 'vitest';
import { createSandbox } from './server.ts';

const publicUrl = 'http://localhost/sandbox';
const secretKey = 'sk_test_checkout';
const sandbox = createSandbox({ secretKey, publicUrl, webhookUrl: null, approvalUrl: null, file: null });
afterAll(() => sandbox.close());

const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
const request = (path: string, init?: RequestInit) => sandbox.fetch(new Request(`${publicUrl}${path}`, init));

test('a payment from before the start has a page with a refund, without a way back', async () => {
  sandbox.remember([{ reference: 'old-1', email: 'ama@example.com', amount: 8000, currency: 'GHS', paidAt: 0 }]);
  const { data } = await (await request('/transaction/verify/old-1', { headers })).json();
  const accessCode = data.authorization.authorization_code.replace('AUTH_', '');
  const page = await (await request(`/checkout/${accessCode}`)).text();
  expect(page).toContain('This was paid already.');
  expect(page).toContain('Refund');
  expect(page).not.toContain('Go back');
});

test('a payment whose confirmation takes time is not shown as paid', async () => {
  const payment = { email: 'ama@example.com', amount: 500, currency: 'GHS', reference: 'slow-1' };
  const body = JSON.stringify({ ...payment, callback_url: 'http://localhost/back' });
  const opened = await (await request('/transaction/initialize', { method: 'POST', headers, body })).json();
  const path = `/checkout/${opened.data.access_code}`;
  const choices = new URLSearchParams({ channel: 'card', outcome: 'approve', delay: '20' });
  expect((await request(path, { method: 'POST', body: choices })).status).toBe(303);
  const page = await (await request(path)).text();
  expect(page).toContain('This payment waits for its confirmation.');
  expect(page).not.toContain('Refund');
});
