import { ApiError } from './errors.ts';
import { wait } from './wait.ts';

/** Sends an operation with an access token. */
export type Send = (query: string, variables: object, options: Sending) => Promise<Record<string, unknown>>;

interface Sending {
  bearer: string | null;
  signal?: AbortSignal | undefined;
}

interface GraphqlError {
  message: string;
  extensions?: { code?: string; retryAfter?: number; requestId?: string };
}

/** The status of a server to which the request came too slowly. */
const requestTimeout = 408;
const answerMs = 30_000;
const mostRepeats = 5;
const longestWaitSeconds = 60;

export function createSend(endpoint: string, send: typeof fetch = fetch): Send {
  async function once(query: string, variables: object, { bearer, signal }: Sending) {
    // `fetch` would fail as if no one answered: a header takes no other characters.
    if (bearer && !/^[!-~]+$/.test(bearer))
      throw new ApiError('The token has characters that no token has.', { code: 'UNAUTHENTICATED' });
    const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const body = JSON.stringify({ query, variables });
    const timeout = AbortSignal.timeout(answerMs);
    try {
      const ended = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const response = await send(endpoint, { method: 'POST', headers, body, signal: ended });
      return { response, text: await response.text() };
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(`${endpoint} did not answer.`, { code: 'UNREACHABLE', cause });
    }
  }

  return async (query, variables, options) => {
    for (let repeats = 0; ; repeats += 1) {
      try {
        const { response, text } = await once(query, variables, options);
        return dataOf(response, text);
      } catch (error) {
        if (!(error instanceof ApiError) || repeats === mostRepeats || !mayRepeat(error, query, variables)) throw error;
        // Without a time from the site, the pauses grow and differ between clients.
        const seconds = error.retryAfter ?? 2 ** repeats * (0.25 + Math.random() / 4);
        if (seconds > longestWaitSeconds) throw error;
        await wait(seconds * 1000, options.signal);
        options.signal?.throwIfAborted();
      }
    }
  };
}

function dataOf({ status, statusText, headers }: Response, text: string): Record<string, unknown> {
  const { data, errors = [] } = parsed(text) ?? { errors: [{ message: statusText || `HTTP ${status}` }] };
  const [first] = errors;
  if (!first) return data ?? {};
  const { code, retryAfter, requestId } = first.extensions ?? {};
  throw new ApiError(first.message, {
    code: code ?? (status >= 500 || status === requestTimeout ? 'UNAVAILABLE' : `HTTP_${status}`),
    status,
    retryAfter: retryAfter ?? (Number(headers.get('retry-after')) || null),
    requestId: requestId ?? headers.get('x-request-id'),
    errors,
    data,
  });
}

function parsed(text: string): { data?: Record<string, unknown>; errors?: GraphqlError[] } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only what is safe: a request that was refused before it ran, a read, and a mutation whose inputs all have keys. */
function mayRepeat({ code, data }: ApiError, query: string, variables: object): boolean {
  if (code === 'RATE_LIMITED') return data === null;
  if (code !== 'UNAVAILABLE' && code !== 'UNREACHABLE') return false;
  return !/\bmutation\b/.test(query) || hasKeys(variables);
}

/** A message's key is its `clientId`. */
function hasKeys(variables: object): boolean {
  const inputs = Object.values(variables).filter((value) => typeof value === 'object' && value !== null);
  return inputs.length > 0 && inputs.every((input) => input.idempotencyKey || input.clientId);
}
