import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { orderTexts } from '@besesaka/schema/orders/texts.ts';
import { expect, test } from 'vitest';
import { placingRefusal, pleaseCheck, thrownFailure } from './checkout-failure.ts';

const refused = (message: string, code = 'REFUSED') => ({ __typename: 'RefusedError' as const, code, message });
const invalid = (fields: Record<string, string>) => ({
  __typename: 'ValidationError' as const,
  message: 'Please check the highlighted fields.',
  fields: Object.entries(fields).map(([field, message]) => ({ field, messages: [message] })),
});

test('an empty cart is explained', () => {
  expect(placingRefusal('cart', refused('Cart is empty')).message).toBe(
    'Your cart is empty. Please add items before placing an order.',
  );
});

test('insufficient stock is shown as given, in both ways of ordering', () => {
  for (const kind of ['cart', 'single'] as const)
    expect(placingRefusal(kind, refused('Insufficient stock for Kente shirt', 'INSUFFICIENT_STOCK')).message).toBe(
      'Insufficient stock for Kente shirt',
    );
});

test('who orders too often, or has much waiting, reads how it is, in both ways of ordering', () => {
  for (const said of [orderTexts.tooManyCheckouts(20), orderTexts.tooManyWaiting(10)]) {
    expect(placingRefusal('cart', refused(said, 'RATE_LIMITED'))).toMatchObject({ message: said, unsettled: false });
    expect(placingRefusal('single', refused(said, 'RATE_LIMITED'))).toMatchObject({ message: said, unsettled: false });
  }
});

test('field details are combined in the order of the form', () => {
  const failure = placingRefusal(
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
});

test('a complaint about no field of the form comes last', () => {
  const complaints = [
    { field: 'quantity', message: 'Too many' },
    { field: 'shippingCity', message: 'City is required' },
  ];
  expect(pleaseCheck(complaints)).toBe('Please check: City is required, Too many');
});

test('a single product that is not found or not available is no longer available', () => {
  for (const said of ['Product not found', 'Kente shirt is not available any more.'])
    expect(placingRefusal('single', refused(said))).toMatchObject({
      title: 'Order Failed',
      message: 'This product is no longer available.',
    });
  const inCart = placingRefusal('cart', refused('Kente shirt is not available any more.'));
  expect(inCart.message).toBe('Kente shirt is not available any more.');
});

test('a changed total comes with the new one', () => {
  const answer = {
    __typename: 'TotalChangedError' as const,
    message: 'Some prices changed.',
    total: { amount: '45.00' },
  };
  expect(placingRefusal('cart', answer)).toMatchObject({
    message: 'Some prices changed.',
    total: '45.00',
    unsettled: false,
  });
});

test('an ended session leads to the login', () => {
  expect(placingRefusal('single', refused('No', 'UNAUTHENTICATED')).login).toBe(true);
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(thrownFailure('cart', error).login).toBe(true);
});

test('without words of its own, each way of ordering fails in its words; a fault leaves it open whether it was ordered', () => {
  expect(placingRefusal('cart', refused('')).message).toBe('Failed to create orders. Please try again.');
  expect(placingRefusal('single', refused('')).message).toBe('Failed to create order. Please try again.');
  const masked = new CombinedGraphQLErrors({ errors: [{ message: 'Something went wrong. Please try again.' }] });
  expect(thrownFailure('cart', masked)).toMatchObject({
    message: 'Failed to create orders. Please try again.',
    unsettled: true,
  });
});

test('a lost connection leaves it open whether anything was ordered', () => {
  expect(thrownFailure('cart', new TypeError('fetch failed'))).toMatchObject({
    title: 'Connection Error',
    message: 'Unable to create orders. Please check your internet connection.',
    unsettled: true,
  });
  expect(thrownFailure('single', new TypeError('fetch failed'))).toMatchObject({
    title: 'Connection Error',
    message: 'Unable to create order. Please check your internet connection.',
    unsettled: true,
  });
});
