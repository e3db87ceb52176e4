import type { AuditFilter } from '@besesaka/schema/admin/audit.ts';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { beginsWith, contains } from '#admin/contains.ts';
import { auditLog } from '#platform/audit/tables.ts';
import { operatorId } from '#platform/audit/write-audit.ts';

const actorName = sql<string | null>`case when ${auditLog.actorId} = ${operatorId} then 'Operator of the server'
  else ${users.fullName} end`;

/** Days are those of Ghana, which uses UTC all year. */
export function auditFilters({ who, act, subject, from, until }: AuditFilter): SQL | undefined {
  return and(
    who ? or(eq(users.email, who.toLowerCase()), contains(actorName, who)) : undefined,
    act ? beginsWith(auditLog.act, act) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    until ? lt(auditLog.at, sql`${until}::date + 1`) : undefined,
  );
}

export const auditColumns = {
  id: auditLog.id,
  actorId: auditLog.actorId,
  actorName,
  act: auditLog.act,
  subject: auditLog.subject,
  details: auditLog.details,
  at: auditLog.at,
};
