import { chatTexts } from '@besesaka/schema/chat/texts.ts';
import type { OutboxPicture, Outcome } from './entry.ts';

export type Uploaded = { kind: 'uploaded'; id: string } | Outcome;

interface UploadOptions {
  signal: AbortSignal;
  /** How much of it has left this machine, 0 to 1. */
  onProgress(part: number): void;
}

/** Longer without a byte moving is a dead connection. */
const patience = 60_000;

/** By XMLHttpRequest, as `fetch` does not say how far it is. Rejects only when it is taken back. */
export function uploadPicture(picture: OutboxPicture, { signal, onProgress }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
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
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve({ kind: 'unreachable' });
    request.onabort = () => (signal.aborted ? reject(new Error('Taken back')) : resolve({ kind: 'unreachable' }));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/uploads');
    request.responseType = 'json';
    move();
    request.send(form);
  });
}

function outcomeOf(request: XMLHttpRequest): Uploaded {
  const { status, response } = request;
  const body = isRecord(response) ? response : {};
  const upload = isRecord(body.data) ? body.data : body;
  if (status < 300 && typeof upload.id === 'string') return { kind: 'uploaded', id: upload.id };
  if (status === 401) return { kind: 'logged-out' };
  if (status === 429) return { kind: 'slow-down', seconds: Number(request.getResponseHeader('retry-after')) || 30 };
  if (status === 413) return { kind: 'refused', text: chatTexts.pictureTooLarge };
  if (status >= 400 && status < 500)
    return { kind: 'refused', text: typeof body.error === 'string' ? body.error : chatTexts.sendFailed };
  return { kind: 'unreachable' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
