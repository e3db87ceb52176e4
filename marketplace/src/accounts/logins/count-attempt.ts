import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import { attempts } from '#accounts/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { type AttemptRule, oneMore, quotaOf, waitFor } from './attempt-rules.ts';

export interface Attempt {
  rule: AttemptRule;
  /** The key of the counter: the action, and who does it or who is affected. */
  of: string;
  /** The name under which the remaining quota is reported. Left out where strangers share the counter. */
  name?: string;
}

/**
 * Counts an attempt under all its rules or none. Returns the seconds to wait if a rule refuses it, else 0. Counting
 * first means that parallel attempts get no more tries than sequential ones.
 */
export async function countAttempt(ctx: Ctx, all: Attempt[]): Promise<number> {
  const keyed = all
    .map((attempt) => ({ ...attempt, key: keyOf(ctx, attempt) }))
    // The fixed order prevents deadlocks between concurrent attempts.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = keyed.map(({ key }) => key);
  // This read refuses floods without a write.
  const wait = longest(ctx, keyed, await ctx.db.select().from(attempts).where(inArray(attempts.key, keys)));
  if (wait > 0) return reportRefusedLogin(ctx, all, wait);
  return inTransaction(ctx, async (tx) => {
    const lockedRows = await lock(tx, keys);
    const wait = longest(tx, keyed, lockedRows);
    if (wait > 0) return reportRefusedLogin(tx, all, wait);
    const counted = keyed.flatMap(({ key, rule }) => {
      const attempts = lockedRows.find((row) => row.key === key);
      return attempts ? { key, ...oneMore(rule, attempts, tx.now) } : [];
    });
    const { times, since, lastAt } = excluded;
    await tx.db
      .insert(attempts)
      .values(counted)
      .onConflictDoUpdate({ target: attempts.key, set: { times, since, lastAt } });
    for (const { key, name, rule } of keyed) {
      const made = counted.find((one) => one.key === key);
      if (name && made) tx.limiter.reportUsage(quotaOf(name, rule, made, tx.now));
    }
    return 0;
  });
}

function reportRefusedLogin({ limiter }: Ctx, all: Attempt[], wait: number): number {
  for (const { name, rule } of all)
    if (name) limiter.reportUsage({ name, times: rule.times, seconds: rule.minutes * 60, left: 0, refillsIn: wait });
  return wait;
}

interface Outcome {
  /** Successful attempts, which are no longer counted, */
  uncount?: Attempt[];
  /** and counters that are reset with all earlier failures. */
  forget?: Attempt[];
}

/** Rows are locked in the same order as when counting, so concurrent attempts cannot deadlock. */
export async function settleAttempts(ctx: Ctx, { uncount = [], forget = [] }: Outcome): Promise<void> {
  const [right, over] = [uncount, forget].map((all) => all.map((attempt) => keyOf(ctx, attempt)));
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
  for (const { name, rule } of forget) if (name) ctx.limiter.reportUsage(quotaOf(name, rule, whole, ctx.now));
}

const excluded = { times: sql`excluded.times`, since: sql`excluded.since`, lastAt: sql`excluded.last_at` };

/** Missing rows are inserted first, so that they can be locked. */
function lock({ db, now }: Tx, keys: string[]) {
  const rows = keys.map((key) => ({ key, times: 0, since: now, lastAt: now }));
  const same = { key: sql`excluded.key` };
  return db.insert(attempts).values(rows).onConflictDoUpdate({ target: attempts.key, set: same }).returning();
}

type Row = typeof attempts.$inferSelect;

function longest({ now }: Ctx, keyed: (Attempt & { key: string })[], lockedRows: Row[]): number {
  const waits = keyed.map(({ key, rule }) => {
    const attempts = lockedRows.find((row) => row.key === key);
    return attempts ? waitFor(rule, attempts, now) : 0;
  });
  return Math.max(...waits);
}

/** The key is hashed, so that addresses and e-mails are not stored in plain text. */
function keyOf({ config }: Ctx, { of }: Attempt): string {
  return createHmac('sha256', config.sessionSecret).update(`attempt ${of}`).digest('base64url');
}
