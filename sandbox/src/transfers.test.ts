import { afterAll, expect, test } from 'vitest';
import { createSandbox } from './server.ts';

const secretKey = 'sk_test_transfers';
const addresses = { publicUrl: 'http://localhost/sandbox', webhookUrl: null, approvalUrl: null };
const sandbox = createSandbox({ secretKey, ...addresses, file: null });
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

async function send(number: string, reference: string, amount = 1000) {
  const wallet = { type: 'mobile_money', name: 'Ama', account_number: number, bank_code: 'MTN', currency: 'GHS' };
  const made = await ask('/transferrecipient', wallet);
  const { recipient_code: recipient } = Object(Object(made.body).data);
  return ask('/transfer', { source: 'balance', amount, recipient, reference, currency: 'GHS' });
}

test('a transfer and its fee leave the balance, and return together', async () => {
  expect(await send('0240000110', 'too-early-transfer')).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('balance is not enough') },
  });
  sandbox.remember([{ reference: 'paid', email: 'a@b.test', amount: 10_000, currency: 'GHS', paidAt: 0 }]);
  expect(await send('0240000110', 'one-transfer-only')).toMatchObject({
    status: 200,
    body: { data: { status: 'success', amount: 1000, fee_charged: 100 } },
  });
  expect((await send('0240000110', 'one-transfer-only')).status).toBe(400);
  expect((await ask('/balance')).body).toMatchObject({ data: [{ currency: 'GHS', balance: 8705 }] });
  const { body } = await ask('/transfer/verify/one-transfer-only');
  const code = Object(Object(body).data).transfer_code;
  const form = new URLSearchParams({ status: 'reversed' });
  await sandbox.fetch(new Request(`http://localhost/sandbox/transfers/${code}`, { method: 'POST', body: form }));
  expect((await ask('/balance/ledger')).body).toMatchObject({
    data: [
      { difference: 1100, balance: 9805, model_responsible: 'Transfer' },
      { difference: -1100, balance: 8705, model_responsible: 'Transfer' },
      { difference: 9805, balance: 9805, model_responsible: 'Transaction' },
    ],
  });
});

test('a network knows the name of some wallets', async () => {
  const resolve = (number: string, code = 'MTN') => ask(`/bank/resolve?account_number=${number}&bank_code=${code}`);
  expect((await resolve('0240000110')).body).toMatchObject({ data: { account_name: 'ABENA OSEI TUTU' } });
  expect((await resolve('0244123456')).status).toBe(422);
  expect((await resolve('0240000110', '040100')).status).toBe(422);
});
