import { afterAll, expect, test } from 'vitest';
import { createSandbox } from './server.ts';

const secretKey = 'sk_test_remember';
const sandbox = createSandbox({
  secretKey,
  publicUrl: 'http://localhost/sandbox',
  webhookUrl: null,
  approvalUrl: null,
  file: null,
});
afterAll(() => sandbox.close());

async function ask(path: string, body?: object) {
  const answer = await sandbox.fetch(
    new Request(`http://localhost/sandbox${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: answer.status, body: await answer.json() };
}

test('a payment from before the start is known and can be refunded', async () => {
  const paid = { reference: 'demo-1', email: 'seller@besesaka.test', amount: 8000, currency: 'GHS', paidAt: 0 };
  expect((await ask('/refund', { transaction: 'demo-1' })).status).toBe(404);
  sandbox.remember([paid]);
  sandbox.remember([paid, { ...paid, reference: 'demo-2' }]);
  expect((await ask('/transaction/verify/demo-1')).body.data).toMatchObject({ status: 'success', amount: 8000 });
  expect((await ask('/transaction')).body.meta).toEqual({ total: 2 });
  expect(await ask('/refund', { transaction: 'demo-1', amount: 8000 })).toMatchObject({
    status: 200,
    body: { data: { amount: 8000 } },
  });
});

test('the balance contains payments and transfers from before the start', async () => {
  const before = (await ask('/balance')).body.data[0].balance;
  sandbox.remember([], [{ reference: 'demo-out', amount: 500, fee: 100, recipient: 'RCP_MTN0240000110', paidAt: 1 }]);
  expect((await ask('/balance')).body.data[0].balance).toBe(before - 600);
  expect((await ask('/transfer/600000')).body.data).toMatchObject({ reference: 'demo-out', status: 'success' });
});
