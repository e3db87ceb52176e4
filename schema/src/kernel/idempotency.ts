/** A request that carries this header may be sent again: it is carried out once and answered the same each time. */
export const idempotency = { header: 'idempotency-key', pattern: /^[\x21-\x7e]{8,100}$/, keptDays: 7 } as const;
