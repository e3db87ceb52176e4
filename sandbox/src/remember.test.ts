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

test('what was paid before it began is known to it, so it can be given back', async () => {
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
