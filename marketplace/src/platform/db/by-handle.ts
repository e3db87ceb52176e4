import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from '#platform/base/ids.ts';

/** Matches a row by its slug, which users read, or by its ID, which programs store. */
export function byHandle(row: { id: PgColumn; slug: PgColumn }, handle: string): SQL {
  return isUuid(handle) ? eq(row.id, handle) : eq(row.slug, handle);
}
