import { expect, test } from 'vitest';
import { agreementText, reviewText } from './checkout-success.tsx';

test('delivery is only left to agree with shops that have no option chosen', () => {
  const of = (name: string, delivery: object | null) => ({ delivery, shop: { name } });
  expect(agreementText([of('Ama', {})])).toBe('You agree with the seller on payment.');
  expect(agreementText([of('Ama', null)])).toBe('You agree with the seller on payment and delivery.');
  expect(agreementText([of('Ama', {}), of('Kofi', null), of('Esi', {})])).toBe(
    'You agree with each seller on payment, and with Kofi on delivery too.',
  );
});

test.each([
  ['2026-11-28T15:07:00Z', 'The seller reviews your order before it expires.'],
  ['2026-12-01T09:07:00Z', 'The seller reviews your order and contacts you within 24 hours.'],
  [null, 'The seller reviews your order and contacts you within 24 hours.'],
])('with an expiry of %s it says: %s', (expiresAt, text) => {
  const usual = { createdAt: '2026-11-28T09:07:00Z', expiresAt: '2026-12-01T09:07:00Z' };
  expect(reviewText([usual, { ...usual, expiresAt }])).toBe(text);
});
