import { afterEach, expect, test, vi } from 'vitest';
import { openTransaction } from './provider.ts';

afterEach(() => void vi.unstubAllGlobals());

const opening = {
  reference: 'r',
  email: 'ama@example.com',
  amountPesewas: 100,
  callbackUrl: 'https://x',
  metadata: {},
};
const call = {
  paystack: { secretKey: 'sk_test_x', apiUrl: 'https://provider.example' },
  signal: AbortSignal.timeout(5_000),
};

test.each([
  ['https://checkout.paystack.com/abc', true],
  ['http://127.0.0.1:4000/sandbox/abc', true],
  ['http://localhost:4010/abc', true],
  ['http://checkout.paystack.com/abc', false],
  ['http://127.0.0.1.evil.example/abc', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('users are only sent to https pages, or to a local sandbox: %s', async (page, isTaken) => {
  const data = { authorization_url: page, reference: 'r' };
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data }));
  const opened = openTransaction(call, opening);
  if (isTaken) expect(await opened).toEqual({ url: page });
  else await expect(opened).rejects.toThrow();
});
