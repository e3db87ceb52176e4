import { expect, test } from 'vitest';
import { renewalHint } from './renewal-switch.tsx';

const card = { last4: '4081', isExpired: false };
const without = 'We remind you before the end.';

test('a card is named as charged only while renewal is on', () => {
  expect(renewalHint(true, [card], without)).toBe('Your card ending in 4081 is charged a day before the end.');
  expect(renewalHint(false, [card], without)).toBe('It ends on its last day, and nothing is charged.');
  expect(renewalHint(false, [], without)).not.toContain('charged a day');
});

test('without a card the text says what happens instead', () => {
  expect(renewalHint(true, [{ ...card, isExpired: true }], without)).toBe(without);
  expect(renewalHint(true, null, without)).toBe(without);
});
