import type { UploadPurpose } from '#kernel/uploads.ts';
import { shopTexts as texts } from './texts.ts';

const bytesMax = 5 * 1024 * 1024;

/** The paper that says who a seller is: large enough that its small print can be read. */
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

/** The seller's face, to be held beside the paper. */
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
