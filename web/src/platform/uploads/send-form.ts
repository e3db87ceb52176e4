export interface FormAnswer {
  /** 0 without an answer. */
  status: number;
  body: Readonly<Record<string, unknown>>;
  retryAfter: number | null;
}

interface SendFormOptions {
  signal: AbortSignal;
  /** Gets the sent part, 0 to 1. */
  onProgress(part: number): void;
  /** The REST service does not renew an expired session; any GraphQL response does. */
  renewSession(): Promise<unknown>;
}

/** A connection without progress for this long is dead. */
const timeoutMs = 60_000;

/** Sends a form with a file to the REST service. Rejects only when it is aborted. */
export async function sendForm(path: string, form: FormData, options: SendFormOptions): Promise<FormAnswer> {
  const answer = await send(path, form, options);
  if (answer.status !== 401) return answer;
  await options.renewSession();
  return send(path, form, options);
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(path: string, form: FormData, { signal, onProgress }: SendFormOptions): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), timeoutMs);
    };
    const none: FormAnswer = { status: 0, body: {}, retryAfter: null };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      move();
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, response } = request;
      const retryAfter = Number(request.getResponseHeader('retry-after')) || null;
      resolve({ status, body: isRecord(response) ? response : {}, retryAfter });
    };
    request.onerror = () => resolve(none);
    request.onabort = () => (signal.aborted ? reject(new Error('Taken back')) : resolve(none));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', path);
    request.responseType = 'json';
    move();
    request.send(form);
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
