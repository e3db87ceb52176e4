import { InMemoryCache } from '@apollo/client';
import { expect, it } from 'vitest';
import { makeFragmentData } from '#gql/fragment-masking.ts';
import { putStanding, StandingFragment } from './put-standing.ts';

it('adds a reply to the cached review, which stays a review', () => {
  const cache = new InMemoryCache();
  const review = {
    __typename: 'ProductReview',
    id: 'one',
    title: 'Good',
    reply: null,
    repliedAt: null,
    helpfulCount: 2,
  };
  cache.restore({ 'ProductReview:one': review, 'ProductReview:two': { ...review, id: 'two' } });
  const standing = { reply: 'Thank you!', repliedAt: '2026-11-21T09:00:00.000Z', helpfulCount: 3 };
  putStanding(
    cache,
    makeFragmentData({ __typename: 'ReviewStanding', reviewId: 'one', ...standing }, StandingFragment),
  );
  expect(cache.extract()).toEqual({
    'ProductReview:one': { ...review, ...standing },
    'ProductReview:two': { ...review, id: 'two' },
  });
});
