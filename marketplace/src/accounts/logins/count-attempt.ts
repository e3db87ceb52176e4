import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { attempts } from '#accounts/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type AttemptRule, oneMore, quotaOf, waitFor } from './attempt-rules.ts';

export interface Attempt {
  rule: AttemptRule;
  /** What is tried, and by or against whom: counted under this. */
  of: string;
  /** Under which whoever tries is told what is left; not where others try, too. */
  name?: string;
}

/**
 * Counts an attempt under all its rules or none; answers how many seconds to wait when one of them refuses, else 0. It is
 * counted before it is made, so that many at once are no more than many in a row.
 */
export async function countAttempt(ctx: Ctx, all: Attempt[]): Promise<number> {
  const keyed = all
    .map((attempt) => ({ ...attempt, key: keyOf(ctx, attempt) }))
    // In one order everywhere, so that two who count at once do not wait for each other.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = keyed.map(({ key }) => key);
  // Whoever floods is refused by this look, which writes nothing.
  const wait = longest(ctx, keyed, await ctx.db.select().from(attempts).where(inArray(attempts.key, keys)));
  if (wait > 0) return tellRefused(ctx, all, wait);
  return inTransaction(ctx, async (tx) => {
    const known = await lock(tx, keys);
    const wait = longest(tx, keyed, known);
    if (wait > 0) return tellRefused(tx, all, wait);
    const counted = keyed.flatMap(({ key, rule }) => {
      const made = known.find((row) => row.key === key);
      return made ? { key, ...oneMore(rule, made, tx.now) } : [];
    });
    const { times, since, lastAt } = excluded;
    await tx.db
      .insert(attempts)
      .values(counted)
      .onConflictDoUpdate({ target: attempts.key, set: { times, since, lastAt } });
    for (const { key, name, rule } of keyed) {
      const made = counted.find((one) => one.key === key);
      if (name && made) tx.limiter.tell(quotaOf(name, rule, made, tx.now));
    }
    return 0;
  });
}

function tellRefused({ limiter }: Ctx, all: Attempt[], wait: number): number {
  for (const { name, rule } of all)
    if (name) limiter.tell({ name, times: rule.times, seconds: rule.minutes * 60, left: 0, refillsIn: wait });
  return wait;
}

interface Outcome {
  /** Turned out to be right: counted no more, */
  takeBack?: Attempt[];
  /** or forgotten with all that failed before. */
  forget?: Attempt[];
}

/** Rows are locked in the order in which they are counted: so many at once wait for each other, and never in a circle. */
export async function settleAttempts(ctx: Ctx, { takeBack = [], forget = [] }: Outcome): Promise<void> {
  const [right, over] = [takeBack, forget].map((all) => all.map((attempt) => keyOf(ctx, attempt)));
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .select({ key: attempts.key })
      .from(attempts)
      .where(inArray(attempts.key, [...(right ?? []), ...(over ?? [])]))
      .orderBy(sql`${attempts.key} collate "C"`)
      .for('update');
    if (over?.length) await tx.db.delete(attempts).where(inArray(attempts.key, over));
    if (!right?.length) return;
    await tx.db
      .update(attempts)
      .set({ times: sql`greatest(${attempts.times} - 1, 0)` })
      .where(inArray(attempts.key, right));
  });
  const whole = { times: 0, since: ctx.now, lastAt: ctx.now };
  for (const { name, rule } of forget) if (name) ctx.limiter.tell(quotaOf(name, rule, whole, ctx.now));
}

const excluded = { times: sql`excluded.times`, since: sql`excluded.since`, lastAt: sql`excluded.last_at` };

/** Rows that are not there yet are made, so that they can be locked. */
function lock({ db, now }: Tx, keys: string[]) {
  const rows = keys.map((key) => ({ key, times: 0, since: now, lastAt: now }));
  const same = { key: sql`excluded.key` };
  return db.insert(attempts).values(rows).onConflictDoUpdate({ target: attempts.key, set: same }).returning();
}

type Row = typeof attempts.$inferSelect;

function longest({ now }: Ctx, keyed: (Attempt & { key: string })[], known: Row[]): number {
  const waits = keyed.map(({ key, rule }) => {
    const made = known.find((row) => row.key === key);
    return made ? waitFor(rule, made, now) : 0;
  });
  return Math.max(...waits);
}

/** Addresses and e-mails are not kept in clear. */
function keyOf({ config }: Ctx, { of }: Attempt): string {
  return createHmac('sha256', config.sessionSecret).update(`attempt ${of}`).digest('base64url');
}
