import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { rowsOf } from '#platform/db/rows-of.ts';

/** The last event number of each user, 0 if there are none, in one statement. */
export async function readHeads({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { users: string[] };
}): Promise<Record<string, number>> {
  const heads = Object.fromEntries(input.users.map((user) => [user, 0]));
  if (input.users.length === 0) return heads;
  const rows = await rowsOf<{ user_id: string; seq: string }>(
    ctx.db,
    sql`select user_id, seq from event_heads where user_id = any(${sql.param(input.users)}::uuid[])`,
  );
  for (const row of rows) heads[row.user_id] = Number(row.seq);
  return heads;
}
