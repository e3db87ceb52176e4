/** The errors of one field of an input. */
export interface FieldError {
  field: string;
  messages: string[];
}

interface Details {
  code: string;
  status?: number | null;
  retryAfter?: number | null | undefined;
  requestId?: string | null;
  fields?: FieldError[] | undefined;
  errors?: readonly object[];
  data?: unknown;
  cause?: unknown;
}

/** A request that failed. The page "Errors" of the guide lists the codes; `UNREACHABLE` means that no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** The HTTP status, if the site answered. */
  readonly status: number | null;
  /** Seconds to wait before the request may succeed. */
  readonly retryAfter: number | null;
  /** Name it when you write to us. */
  readonly requestId: string | null;
  /** What is wrong with the input, if the document asked for it. */
  readonly fields: FieldError[];
  /** All errors of the response, as they came. */
  readonly errors: readonly object[];
  /** The parts of the response that did not fail. */
  readonly data: unknown;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.status = details.status ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.requestId = details.requestId ?? null;
    this.fields = details.fields ?? [];
    this.errors = details.errors ?? [];
    this.data = details.data ?? null;
  }
}

interface Failure {
  code: string;
  message: string;
  fields?: FieldError[];
  retryAfter?: number | null;
}

/** The payload of a mutation. If it failed, its first error is thrown, with the fields that the document asked for. */
export function succeeded<Payload extends { errors: readonly Failure[] }>(payload: Payload): Payload {
  const [first] = payload.errors;
  if (first) throw new ApiError(first.message, { ...first, errors: payload.errors });
  return payload;
}
