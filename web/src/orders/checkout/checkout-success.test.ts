import { expect, test } from 'vitest';
import { agreementText } from './checkout-success.tsx';

test('the delivery is left to agree with the shops alone that have none chosen', () => {
  const of = (name: string, delivery: object | null) => ({ delivery, shop: { name } });
  expect(agreementText([of('Ama', {})])).toBe('You agree with the seller on payment.');
  expect(agreementText([of('Ama', null)])).toBe('You agree with the seller on payment and delivery.');
  expect(agreementText([of('Ama', {}), of('Kofi', null), of('Esi', {})])).toBe(
    'You agree with each seller on payment, and with Kofi on delivery too.',
  );
});
