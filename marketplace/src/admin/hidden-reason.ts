import type { HideableKind } from '@besesaka/schema/admin/limits.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Selects from the audit log why a row is hidden, or null if it is not. `table` is the name or alias in the query. */
export const hiddenReason = (kind: HideableKind, table: string, hiddenAt = 'hidden_at'): SQL<string | null> =>
  sql<string | null>`case when ${sql.raw(`${table}.${hiddenAt}`)} is not null then (
    select details ->> 'reason' from audit_log
    where subject = ${sql.raw(`${table}.id`)}::text and act = ${`support.${kind}.hide`}
    order by at desc limit 1) end`;
