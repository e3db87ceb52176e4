import { readablePicture, type UploadPurpose } from '#kernel/uploads.ts';

/** Evidence for a report. Text in the pictures must stay readable. */
export const reportEvidence = { name: 'report-evidence', ...readablePicture } as const satisfies UploadPurpose;
