/** The five-character SQLSTATE of a PostgreSQL error, also if Drizzle has wrapped it. */
export function sqlState(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return null;
}
