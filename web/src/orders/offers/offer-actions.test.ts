import { expect, test } from 'vitest';
import type { Offer } from './apply-offer.ts';
import { offerAt, offerStanding } from './offer-actions.ts';

const offer = {
  state: 'OPEN',
  awaits: 'SELLER',
  viewerIs: 'BUYER',
  shop: { name: 'Adepa Kente House', slug: 'adepa-kente-house' },
  buyerName: 'Afua Boatemaa Darko',
  endsAt: '2026-03-06T10:00:00.000Z',
  allowedActions: ['WITHDRAW'],
} as unknown as Offer;

test('each user reads who must act', () => {
  expect(offerStanding(offer, 'noon')).toBe('Waiting for Adepa Kente House to answer, until noon.');
  expect(offerStanding({ ...offer, viewerIs: 'SELLER' }, 'noon')).toBe('Please answer by noon.');
  const agreed = { ...offer, state: 'ACCEPTED', awaits: 'BUYER' } as const;
  expect(offerStanding({ ...agreed, viewerIs: 'SELLER' }, 'noon')).toBe(
    'Agreed. Afua Boatemaa Darko can order at this price until noon.',
  );
  expect(offerStanding(agreed, 'noon')).toMatch(/^Agreed[.] Order at this price by noon[.]/);
});

test('an open offer is shown as ended at its end, without an event, and a closed one does not change', () => {
  const end = Date.parse(offer.endsAt);
  expect(offerAt(offer, end - 1)).toBe(offer);
  expect(offerAt(offer, end)).toMatchObject({ state: 'ENDED', awaits: null, allowedActions: [] });
  const ordered = { ...offer, state: 'ORDERED' } as const;
  expect(offerAt(ordered, end)).toBe(ordered);
});
