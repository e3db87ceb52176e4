import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { makeFragmentData } from '#gql/fragment-masking.ts';
import type { OrderPayment_MoneyFragment } from '#gql/graphql.ts';
import { ToastProvider } from '#ui/toasts/toast.tsx';
import type { OrderMoneyFragment } from './order-money.ts';
import { OrderPayment } from './order-payment.tsx';

const cedis = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'GHS' });

const held: OrderPayment_MoneyFragment = {
  __typename: 'OrderMoney',
  orderId: 'BS9DBAE9',
  version: 1,
  state: 'HELD',
  amount: cedis('210.00'),
  canPay: false,
  paymentAskedAt: null,
  promptStep: null,
  promptExpiresAt: null,
  lastPhone: null,
  commission: null,
  providerFee: null,
  shopAmount: null,
  refundedAmount: cedis('0.00'),
  paidAt: '2026-11-28T09:00:00Z',
  releasedAt: null,
  frozenBy: null,
  deliveredBy: null,
  releasableAt: null,
  endsAt: '2026-12-28T09:00:00Z',
  deliveryCode: null,
  takesCode: false,
  canReport: false,
  refundable: cedis('0.00'),
  case: null,
  payment: null,
};

/** The text that one side reads, for money as the service returns it. */
function shown(viewerIs: 'BUYER' | 'SELLER', change: Partial<OrderPayment_MoneyFragment>): string {
  const money = makeFragmentData({ ...held, ...change }, {} as typeof OrderMoneyFragment);
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const html = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <ToastProvider>
        <MemoryRouter>
          <OrderPayment
            money={money}
            viewerIs={viewerIs}
            shopName="Kente House"
            phone="0241234567"
            onChanged={() => {}}
          />
        </MemoryRouter>
      </ToastProvider>
    </ApolloProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const sellers = { shopAmount: cedis('203.71'), providerFee: cedis('6.29'), commission: cedis('0.00') };

test('the buyer has the code once the order is on its way, and can report a problem', () => {
  const accepted = shown('BUYER', { deliveryCode: '4821' });
  expect(accepted).toContain('4821');
  expect(accepted).not.toContain('Report a problem');
  expect(shown('BUYER', { canReport: true })).toContain('Report a problem');
  expect(shown('BUYER', {})).not.toContain('Delivery code');
});

test('the seller enters the code, can refund, and reads their share and its date', () => {
  const sent = shown('SELLER', { ...sellers, takesCode: true, refundable: cedis('210.00') });
  expect(sent).toContain('₵203.71 of it is yours after the buyer has the goods.');
  expect(sent).toContain('delivery code');
  expect(sent).toContain('Refund a part');
  const over = shown('SELLER', { ...sellers, state: 'REFUNDED', refundedAmount: cedis('210.00') });
  expect(over).not.toMatch(/delivery code|Refund a part|is yours/);
});

test('a case shows the texts of both users and what each can do', () => {
  const open = {
    __typename: 'OrderCase',
    id: 'c1',
    kind: 'PROBLEM',
    text: 'A torn seam.',
    answer: null,
    answerUntil: '2026-11-30T09:00:00Z',
    outcome: null,
    note: null,
    endedAt: null,
  } as const;
  const frozen = { state: 'FROZEN', frozenBy: 'CASE' } as const;
  expect(shown('BUYER', { ...frozen, case: open })).toMatch(/On hold .*A torn seam\..*The problem is solved/);
  expect(shown('SELLER', { ...sellers, ...frozen, case: open })).toMatch(/can answer until 30 November.*Answer the/);
  const answered = { ...open, answer: 'I will send another.' };
  expect(shown('SELLER', { ...sellers, ...frozen, case: answered })).not.toContain('Answer the problem');
  const ended = {
    ...answered,
    outcome: 'REFUNDED',
    note: 'The photos show it.',
    endedAt: '2026-12-01T09:00:00Z',
  } as const;
  const after = shown('BUYER', { state: 'REFUNDED', case: ended });
  expect(after).toMatch(/I will send another\..*The buyer gets the money back.*The photos show it\./);
  expect(after).not.toContain('The problem is solved');
});

test('an order that is not and cannot be paid in the app shows no panel', () => {
  expect(shown('BUYER', { state: 'UNPAID' }).trim()).toBe('');
  expect(shown('SELLER', { state: 'UNPAID' }).trim()).toBe('');
  expect(shown('BUYER', { state: 'UNPAID', canPay: true })).toContain('Pay now');
});
