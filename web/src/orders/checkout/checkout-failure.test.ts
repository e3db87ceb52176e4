import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { offerTexts } from '@besesaka/schema/orders/offers/texts.ts';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { expect, test } from 'vitest';
import { type Failure, thrownFailure } from '#platform/network/failure.ts';
import { placingFailure, pleaseCheck } from './checkout-failure.ts';

const refused = (message: string, code = 'REFUSED'): Failure => ({
  kind: 'refusal',
  message,
  code,
  fields: [],
  retryAfter: null,
});
const invalid = (fields: Record<string, string>): Failure => ({
  ...refused('Some fields are not valid. Please check them.', ''),
  fields: Object.entries(fields).map(([field, message]) => ({ field, message })),
});

test('an empty cart is explained', () => {
  expect(placingFailure('cart', refused('Cart is empty')).message).toBe(
    'Your cart is empty. Please add items before placing an order.',
  );
});

test('insufficient stock shows the text of the service, in both ways of ordering', () => {
  for (const kind of ['cart', 'single'] as const)
    expect(placingFailure(kind, refused('Insufficient stock for Kente shirt', 'INSUFFICIENT_STOCK')).message).toBe(
      'Insufficient stock for Kente shirt',
    );
});

test('too many checkouts or pending orders show their own text, in both ways of ordering', () => {
  for (const message of [orderTexts.tooManyCheckouts(20), orderTexts.tooManyWaiting(10)]) {
    expect(placingFailure('cart', refused(message, 'RATE_LIMITED'))).toMatchObject({
      message: message,
      unsettled: false,
    });
    expect(placingFailure('single', refused(message, 'RATE_LIMITED'))).toMatchObject({
      message: message,
      unsettled: false,
    });
  }
});

test('a blocked buyer reads which shop it is, in both ways of ordering', () => {
  const message = orderTexts.shopBlocked('Adepa Kente House');
  for (const kind of ['cart', 'single'] as const)
    expect(placingFailure(kind, refused(message, 'FORBIDDEN'))).toMatchObject({ message: message, unsettled: false });
});

test('field details are combined in the order of the form', () => {
  const failure = placingFailure(
    'cart',
    invalid({
      shippingRegion: 'Region is required',
      shippingCity: 'City is required',
      shippingFullName: 'Full name is required',
      shippingAddress: 'Address is required',
      shippingPhone: 'Phone number is required',
    }),
  );
  expect(failure.message).toBe(
    'Please check: Full name is required, Phone number is required, Address is required, City is required, Region is required',
  );
  expect(failure.fields).toHaveLength(5);
  expect(failure.fields[0]).toEqual({ field: 'shippingRegion', message: 'Region is required' });
});

test('an error of a field that the form does not have comes last', () => {
  const complaints = [
    { field: 'quantity', message: 'Too many' },
    { field: 'shippingCity', message: 'City is required' },
  ];
  expect(pleaseCheck(complaints)).toBe('Please check: City is required, Too many');
});

test('a single product that is not found or not available is no longer available', () => {
  for (const message of ['Product not found', 'Kente shirt is not available any more.'])
    expect(placingFailure('single', refused(message))).toMatchObject({
      title: 'Order Failed',
      message: 'This product is no longer available.',
    });
  const inCart = placingFailure('cart', refused('Kente shirt is not available any more.'));
  expect(inCart.message).toBe('Kente shirt is not available any more.');
});

test('an offer that was ordered in another tab is over, and other refusals can be corrected', () => {
  expect(placingFailure('single', refused(offerTexts.notNow)).isOver).toBe(true);
  expect(placingFailure('single', refused('Insufficient stock for Kente shirt')).isOver).toBe(false);
});

test('an ended session has ordered nothing, and no title says that the order failed', () => {
  const ended = { title: null, message: 'Please log in to continue.', unsettled: false };
  expect(placingFailure('single', refused('No', 'UNAUTHENTICATED'))).toMatchObject(ended);
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(placingFailure('cart', thrownFailure(error))).toMatchObject(ended);
});

test('a failure without a text shows that of its way of ordering, and a server error leaves the result open', () => {
  expect(placingFailure('cart', refused('')).message).toBe('Failed to create orders. Please try again.');
  expect(placingFailure('single', refused('')).message).toBe('Failed to create order. Please try again.');
  const masked = new CombinedGraphQLErrors({ errors: [{ message: 'Something went wrong. Please try again.' }] });
  expect(placingFailure('cart', thrownFailure(masked))).toMatchObject({
    message: 'Failed to create orders. Please try again.',
    unsettled: true,
  });
});

test('a network failure leaves the result open', () => {
  expect(placingFailure('cart', thrownFailure(new TypeError('fetch failed')))).toMatchObject({
    title: 'Connection Error',
    message: 'Unable to create orders. Please check your internet connection.',
    unsettled: true,
  });
  expect(placingFailure('single', thrownFailure(new TypeError('fetch failed')))).toMatchObject({
    title: 'Connection Error',
    message: 'Unable to create order. Please check your internet connection.',
    unsettled: true,
  });
});
