import { type UploadPurpose, uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
import { type FormAnswer, sendForm } from './send-form.ts';
import type { ShrunkPicture } from './shrink-picture.ts';

export type UploadOutcome =
  | { kind: 'uploaded'; id: string }
  /** Refused for good, with the reason for the user. */
  | { kind: 'refused'; text: string }
  /** Rate-limited: retry after this many seconds. */
  | { kind: 'slow-down'; seconds: number }
  /** No response, or one that says nothing about the picture. */
  | { kind: 'unreachable' }
  | { kind: 'logged-out' };

export interface SendUploadOptions {
  purpose: UploadPurpose;
  signal: AbortSignal;
  /** Gets the sent part, 0 to 1. */
  onProgress(part: number): void;
  /** The REST service does not renew an expired session; any GraphQL response does. */
  renewSession(): Promise<unknown>;
}

/** Uploads a picture. Rejects only when it is aborted. */
export async function sendUpload(
  picture: ShrunkPicture,
  { purpose, ...options }: SendUploadOptions,
): Promise<UploadOutcome> {
  const form = new FormData();
  form.append('file', new Blob([picture.bytes], { type: picture.type }), 'picture.jpg');
  return outcomeOf(await sendForm(`/api/uploads?purpose=${purpose.name}`, form, options), purpose);
}

function outcomeOf({ status, body, retryAfter }: FormAnswer, purpose: UploadPurpose): UploadOutcome {
  if (status === 0) return { kind: 'unreachable' };
  if (status < 300 && typeof body.id === 'string') return { kind: 'uploaded', id: body.id };
  if (status === 401) return { kind: 'logged-out' };
  if (status === 429) return { kind: 'slow-down', seconds: retryAfter ?? 30 };
  if (status === 413) return { kind: 'refused', text: purpose.tooLarge };
  if (status >= 400 && status < 500)
    return { kind: 'refused', text: typeof body.error === 'string' ? body.error : uploadTexts.invalid };
  return { kind: 'unreachable' };
}
