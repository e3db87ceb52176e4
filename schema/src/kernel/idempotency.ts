/**
 * A request with this header can be repeated: it is carried out once, and every repetition gets the same response.
 */
export const idempotency = { header: 'idempotency-key', pattern: /^[\x21-\x7e]{8,100}$/, retentionDays: 7 } as const;
