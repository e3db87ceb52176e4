import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { rowsOf } from '#platform/db/rows-of.ts';
import { testSecrets } from '#world/marketplace.ts';
import { programOf } from '#world/program.ts';
import { type MoneyWorld, secretKey } from './money-world.ts';

interface Doing {
  act: 'start' | 'settle' | 'refund' | 'take back';
  userId: string;
  subject: string;
  step?: string;
  /** Killed from outside, once this has come about. */
  when?: () => Promise<void>;
}

/** A process of its own does it, and is killed at the step, or by the way to the provider. */
export async function dieDoing(market: MoneyWorld, { act, userId, subject, step = '', when }: Doing): Promise<void> {
  const env = {
    ...process.env,
    ...testSecrets,
    DATABASE_URL: market.url,
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_API_URL: market.wayUrl,
    NOW: market.clock.now().toISOString(),
  };
  const args = [await programOf('marketplace/tests/money/dying-process.ts'), act, userId, subject, step];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  market.onDeath(() => child.kill('SIGKILL'));
  const exit = once(child, 'exit');
  await when?.();
  if (when) child.kill('SIGKILL');
  const [, signal] = await exit;
  expect(signal).toBe('SIGKILL');
  // PostgreSQL hears of it a moment later, and holds until then what was locked.
  const left = sql`select from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  await vi.waitFor(async () => expect(await rowsOf(market.db, left)).toEqual([]), { timeout: 10_000, interval: 20 });
}
