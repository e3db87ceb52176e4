import { adminPayment, adminPaymentList, ledgerBalances } from '@besesaka/schema/admin/payments.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redact } from '#payments/settle-payment.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { type MoneyWorld, startMoneyWorld } from './money-world.ts';

let market: MoneyWorld;
beforeAll(async () => {
  market = await startMoneyWorld();
});
afterAll(() => market.close());

test('an admin finds payments by reference, address, shop, state and purpose, held ones first; each access is logged', async () => {
  const [adminClient, seller, other] = [await market.admin(), await market.seller(), await market.seller()];
  const held = await market.begin(seller);
  await market.pay(held.payment_url, { money: 'short' });
  await seller.client.post('/api/payments/verify', { reference: held.reference });
  market.clock.pass({ minutes: 1 });
  const paid = await market.begin(other);
  await market.pay(paid.payment_url);
  await other.client.post('/api/payments/verify', { reference: paid.reference });
  const found = async (query: string) => {
    const { body } = await adminClient.get(`/api/admin/payments?${query}`);
    return adminPaymentList.parse(body).results.map(({ reference }) => reference);
  };
  expect(await found('')).toEqual([held.reference, paid.reference]);
  expect(await found(`search=${paid.reference}`)).toEqual([paid.reference]);
  expect(await found(`search=${encodeURIComponent(seller.shop.owner.email)}`)).toEqual([held.reference]);
  expect(await found(`search=${encodeURIComponent(other.shop.businessName)}`)).toEqual([paid.reference]);
  expect(await found('search=%25')).toEqual([]);
  expect(await found('state=succeeded&purpose=subscription')).toEqual([paid.reference]);
  expect(await found('purpose=featured_product')).toEqual([]);
  expect((await adminClient.get('/api/admin/counts')).body).toMatchObject({ payments: 1 });
  const path = `/api/admin/payments/${held.reference}`;
  expect((await seller.client.get(path)).status).toBe(403);
  const one = adminPayment.parse((await adminClient.get(path)).body);
  expect(one).toMatchObject({ state: 'held', held_reason: 'GHS 49.99 was paid instead of GHS 50.00' });
  expect(one.refundable).toEqual({ amount: '49.99', currency: 'GHS' });
  expect(one.lines.map(({ account, amount }) => [account, amount])).toEqual([
    ['fees', '0.97'],
    ['in-review', '-49.99'],
    ['provider', '49.02'],
  ]);
  expect(one.provider_answer).toContain('"amount": 4999');
  expect(one.provider_answer).not.toContain(seller.shop.owner.email);
  const auditEntries = and(eq(auditLog.act, 'payments.read'), eq(auditLog.subject, held.reference));
  expect(await market.db.$count(auditLog, auditEntries)).toBe(1);
  const books = ledgerBalances.parse((await adminClient.get('/api/admin/ledger')).body);
  expect(books.is_balanced).toBe(true);
  const inReview = { account: 'in-review', currency: 'GHS', amount: '-49.99', entered: '0.00', left: '49.99' };
  expect(books.results).toContainEqual(inReview);
  expect(books.entries.at(-1)).toMatchObject({ kind: 'held charge', reference: held.reference, amount: '49.99' });
  const before = ledgerBalances.parse((await adminClient.get('/api/admin/ledger?month=2020-01')).body);
  expect(before).toMatchObject({ month: '2020-01', results: [], entries: [] });
  expect((await other.client.get('/api/admin/ledger')).status).toBe(403);
});

test('stored responses of the provider contain nothing that could charge a card or identify a customer', () => {
  const answer = {
    status: 'success',
    amount: 5000,
    ip_address: '192.0.2.7',
    metadata: { user: 'a', email: 'b@example.com' },
    authorization: { authorization_code: 'AUTH_1', last4: '4081', signature: 'SIG_1' },
    customer: { email: 'c@example.com', phone: '+233201234567' },
    history: [{ message: 'Paid', account_number: '1' }],
  };
  expect(redact(answer)).toEqual({
    status: 'success',
    amount: 5000,
    ip_address: '(redacted)',
    metadata: { user: 'a', email: '(redacted)' },
    authorization: '(redacted)',
    customer: '(redacted)',
    history: [{ message: 'Paid', account_number: '(redacted)' }],
  });
});
