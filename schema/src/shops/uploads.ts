import type { UploadPurpose } from '#kernel/uploads.ts';
import { shopTexts as texts } from './texts.ts';

const bytesMax = 5 * 1024 * 1024;

/** The identity document, large enough that its small print can be read. */
export const identityDocument = {
  name: 'identity-document',
  bytesMax,
  tooLarge: texts.documentTooLarge,
  invalid: texts.documentInvalid,
  width: 2000,
  height: 2000,
  fit: 'inside',
  qualities: [0.85, 0.7, 0.5],
  aimBytes: 1024 * 1024,
} as const satisfies UploadPurpose;

/** Both pictures of a shop's page, cropped around the middle. */
const shown = {
  bytesMax,
  tooLarge: texts.pictureTooLarge,
  unreadable: texts.pictureUnreadable,
  undrawable: texts.pictureUndrawable,
  fit: 'cover',
  qualities: [0.9],
  aimBytes: bytesMax,
} as const;

export const shopLogo = { name: 'shop-logo', width: 400, height: 400, ...shown } as const satisfies UploadPurpose;
export const shopBanner = { name: 'shop-banner', width: 800, height: 200, ...shown } as const satisfies UploadPurpose;

/** The seller's face, for comparison with the document. */
export const selfie = {
  name: 'selfie',
  bytesMax,
  tooLarge: texts.selfieTooLarge,
  invalid: texts.selfieInvalid,
  width: 400,
  height: 400,
  fit: 'cover',
  qualities: [0.8],
  aimBytes: bytesMax,
} as const satisfies UploadPurpose;
