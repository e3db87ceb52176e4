import type { UploadPurpose } from '#kernel/uploads.ts';

/** A photo of what is wrong with an item that the buyer returns. */
export const returnPhoto = {
  name: 'return-photo',
  bytesMax: 5 * 1024 * 1024,
  tooLarge: 'Image must be less than 5MB',
  width: 1600,
  height: 1600,
  fit: 'inside',
  qualities: [0.82, 0.7, 0.55],
  aimBytes: 1024 * 1024,
} as const satisfies UploadPurpose;
