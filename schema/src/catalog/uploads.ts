import type { UploadPurpose } from '#kernel/uploads.ts';
import { catalogTexts as texts } from './texts.ts';

const bytesMax = 5 * 1024 * 1024;

/** A picture of a product. */
export const productPicture = {
  name: 'product-picture',
  bytesMax,
  tooLarge: texts.imageTooLarge('The image'),
  invalid: texts.imageInvalid('The file'),
  undrawable: texts.compressFailed,
  width: 1600,
  height: 1600,
  fit: 'inside',
  qualities: [0.2, 0.1],
  aimBytes: 400 * 1024,
} as const satisfies UploadPurpose;
