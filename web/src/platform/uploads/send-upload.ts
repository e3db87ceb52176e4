import { type UploadPurpose, uploadTexts } from '@besesaka/schema/kernel/uploads.ts';
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

/** A connection without progress for this long is dead. */
const patience = 60_000;

/** Uploads a picture. Rejects only when it is aborted. */
export async function sendUpload(picture: ShrunkPicture, options: SendUploadOptions): Promise<UploadOutcome> {
  const outcome = await send(picture, options);
  if (outcome.kind !== 'logged-out') return outcome;
  await options.renewSession();
  return send(picture, options);
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(picture: ShrunkPicture, { purpose, signal, onProgress }: SendUploadOptions): Promise<UploadOutcome> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
    };
    const form = new FormData();
    form.append('file', new Blob([picture.bytes], { type: picture.type }), 'picture.jpg');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      move();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(outcomeOf(request, purpose));
    request.onerror = () => resolve({ kind: 'unreachable' });
    request.onabort = () => (signal.aborted ? reject(new Error('Taken back')) : resolve({ kind: 'unreachable' }));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', `/api/uploads?purpose=${purpose.name}`);
    request.responseType = 'json';
    move();
    request.send(form);
  });
}

function outcomeOf(request: XMLHttpRequest, purpose: UploadPurpose): UploadOutcome {
  const { status, response } = request;
  const body = isRecord(response) ? response : {};
  if (status < 300 && typeof body.id === 'string') return { kind: 'uploaded', id: body.id };
  if (status === 401) return { kind: 'logged-out' };
  if (status === 429) return { kind: 'slow-down', seconds: Number(request.getResponseHeader('retry-after')) || 30 };
  if (status === 413) return { kind: 'refused', text: purpose.tooLarge };
  if (status >= 400 && status < 500)
    return { kind: 'refused', text: typeof body.error === 'string' ? body.error : uploadTexts.invalid };
  return { kind: 'unreachable' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
