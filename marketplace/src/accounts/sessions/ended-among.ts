import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** The sessions, API keys and connections of apps among these that have ended, expired or been deleted, in one query for all connections. */
export async function endedAmong({ ctx, input }: { ctx: Ctx; input: { sessions: string[] } }): Promise<string[]> {
  if (input.sessions.length === 0) return [];
  const now = ctx.now.toISOString();
  const rows = await rowsOf<{ id: string }>(
    ctx.db,
    sql`
    select given.id from unnest(${sql.param(input.sessions)}::uuid[]) as given(id)
    where not exists (
      select from sessions s
      where s.id = given.id and s.ended_at is null and s.expires_at > ${now}::timestamptz
    ) and not exists (select from api_keys t where t.id = given.id and t.ends_at > ${now}::timestamptz)
    and not exists (select from oauth_grants g where g.id = given.id and g.ends_at > ${now}::timestamptz)`,
  );
  return rows.map(({ id }) => id);
}
