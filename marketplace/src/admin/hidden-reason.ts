import type { HideableKind } from '@besesaka/schema/admin/limits.ts';
import { type SQL, sql } from 'drizzle-orm';

/** Why something is out of view, as the log has it; null where it is not hidden. Of the table as a query names it. */
export const hiddenReason = (kind: HideableKind, table: string, hiddenAt = 'hidden_at'): SQL<string | null> =>
  sql<string | null>`case when ${sql.raw(`${table}.${hiddenAt}`)} is not null then (
    select details ->> 'reason' from audit_log
    where subject = ${sql.raw(`${table}.id`)}::text and act = ${`support.${kind}.hide`}
    order by at desc limit 1) end`;
