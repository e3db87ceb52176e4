import type { UploadPurpose } from '#kernel/uploads.ts';

/** Evidence for a report. Text in the pictures must stay readable. */
export const reportEvidence = {
  name: 'report-evidence',
  bytesMax: 5 * 1024 * 1024,
  tooLarge: 'Image must be less than 5MB',
  width: 1600,
  height: 1600,
  fit: 'inside',
  qualities: [0.82, 0.7, 0.55],
  aimBytes: 1024 * 1024,
} as const satisfies UploadPurpose;
