/** A request that the API refused, with its code: see the page "Errors" of the guide. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** Seconds to wait before the request may succeed. */
  readonly retryAfter: number | null;

  constructor(message: string, code: string, retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
