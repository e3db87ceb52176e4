import { readablePicture, type UploadPurpose } from '#kernel/uploads.ts';

export const chatPicture = { name: 'chat-picture', ...readablePicture } as const satisfies UploadPurpose;
