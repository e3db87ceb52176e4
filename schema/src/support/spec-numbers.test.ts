import { expect, test } from 'vitest';
import { catalogLimits } from '#catalog/limits.ts';
import { listingTexts } from '#catalog/listing-texts.ts';
import { reportReasons } from '#chat/limits.ts';
import { originalBytesMax } from '#kernel/uploads.ts';
import { reviewLimits, shopReviewLimits } from '#reviews/limits.ts';
import { reviewTexts } from '#reviews/texts.ts';
import { reviewPhoto } from '#reviews/uploads.ts';
import { shopLimits } from '#shops/limits.ts';

test('lists are as long, and go on as near their end, as the spec says', () => {
  expect(catalogLimits).toMatchObject({ pageSize: 24, infiniteScrollPx: 1000, searchDebounceMs: 300, lowStock: 10 });
  expect(catalogLimits).toMatchObject({ priceFilterMax: 10_000, relatedPerSlide: 4, specificationsShown: 4 });
  expect(shopLimits).toMatchObject({ pageSize: 12, searchDelayMs: 300, topRated: 4.5 });
  expect(shopLimits).toMatchObject({ productsPerLoad: 12, loadDelayMs: 300, infiniteScrollPx: 200 });
  expect([reviewLimits.pageSize, shopReviewLimits.pageSize]).toEqual([10, 20]);
});

test('reviews have the room that the spec gives them', () => {
  expect(reviewLimits).toMatchObject({ titleMax: 50, commentMax: 1000, photosMax: 3, collapsedFrom: 200 });
  expect(reviewLimits).toMatchObject({ formBytesMax: 5 * 1024 * 1024, toastMs: 7000 });
  expect(shopReviewLimits).toMatchObject({ titleMax: 100, commentMax: 1000 });
});

test('photos are shrunk in the steps of the spec: from 0.6 by 0.15 to 0.1, towards 300 KB, and taken below 1 MB', () => {
  expect(reviewPhoto).toMatchObject({ width: 1200, height: 800, fit: 'inside', aimBytes: 300 * 1024 });
  expect([originalBytesMax, reviewPhoto.bytesMax]).toEqual([50 * 1024 * 1024, 1024 * 1024]);
  const steps = Array.from({ length: 10 }, (_, n) => Math.max(0.1, Math.round((0.6 - n * 0.15) * 100) / 100));
  expect(reviewPhoto.qualities).toEqual([...new Set(steps)]);
});

test('what is reported, and what is said of pictures and lists, is in the words of the spec', () => {
  expect(reportReasons).toEqual([
    'Scam or fraudulent activity',
    'Fake or counterfeit products',
    'Poor customer service',
    'Inappropriate content',
    'Misleading product descriptions',
    'Other',
  ]);
  expect(listingTexts).toEqual({
    loadFailed: 'Failed to load products. Please try again.',
    noProducts: 'No products found',
    noImages: 'No images available',
  });
  expect(reviewTexts.processFailed).toBe('Failed to process images. Please try again.');
  expect(reviewTexts.formTooLarge).toBe('Total form size is too large. Please remove some images.');
});
