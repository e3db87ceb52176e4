import type { UploadPurpose } from '#kernel/uploads.ts';

/** A product's review has at most three of them. */
export const reviewPhoto = {
  name: 'review-photo',
  bytesMax: 1024 * 1024,
  tooLarge: 'Image must be less than 1MB',
  width: 1200,
  height: 800,
  fit: 'inside',
  qualities: [0.6, 0.45, 0.3, 0.15, 0.1],
  aimBytes: 300 * 1024,
} as const satisfies UploadPurpose;
