import type { UploadPurpose } from '#kernel/uploads.ts';
import { accountTexts } from './texts.ts';

/** A user's profile picture, cropped to a square. */
export const profilePicture = {
  name: 'profile-picture',
  bytesMax: 5 * 1024 * 1024,
  tooLarge: accountTexts.pictureTooLarge,
  invalid: accountTexts.pictureInvalid,
  width: 400,
  height: 400,
  fit: 'cover',
  qualities: [0.9],
  aimBytes: 5 * 1024 * 1024,
} as const satisfies UploadPurpose;
