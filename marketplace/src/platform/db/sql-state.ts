/** The five-character SQLSTATE of a PostgreSQL error, also if Drizzle has wrapped it. */
export function sqlState(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return null;
}
