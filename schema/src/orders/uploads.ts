import { readablePicture, type UploadPurpose } from '#kernel/uploads.ts';

/** A photo of what is wrong with an item that the buyer returns. */
export const returnPhoto = { name: 'return-photo', ...readablePicture } as const satisfies UploadPurpose;
