import type { Sql } from 'postgres';
import type { DatabasePool } from '#platform/db/database.ts';

/** What stands in for a statement: each does on the real server what its name says. */
const faults = {
  killed: 'select pg_terminate_backend(pg_backend_pid())',
  deadlock: `do $$ begin raise exception 'chosen as the victim' using errcode = '40P01'; end $$`,
} as const;

/**
 * Lets the n-th statement of the next transaction on this pool meet a fault instead. The count goes on after the last
 * statement: one more is the moment before COMMIT.
 */
export function failAt(db: DatabasePool) {
  const begin = db.$client.begin.bind(db.$client);
  let plan: { fault: keyof typeof faults; at: number } | null = null;
  let seen = 0;
  let loseAnswer = false;

  const failing = async (run: (inner: Sql) => unknown) => {
    const chosen = plan;
    plan = null;
    seen = 0;
    const answer = await begin(async (inner) => {
      const unsafe = inner.unsafe.bind(inner);
      const isTurn = () => {
        seen += 1;
        return chosen?.at === seen;
      };
      const counted: typeof unsafe = (...args) => (chosen && isTurn() ? unsafe(faults[chosen.fault]) : unsafe(...args));
      const value = await run(Object.assign(inner, { unsafe: counted }) as unknown as Sql);
      if (chosen && isTurn()) await unsafe(faults[chosen.fault]);
      return value;
    });
    if (loseAnswer) {
      loseAnswer = false;
      throw Object.assign(new Error('the connection broke after COMMIT'), { code: 'CONNECTION_CLOSED' });
    }
    return answer;
  };
  Object.assign(db.$client, { begin: failing });
  return {
    next: (fault: keyof typeof faults, at: number) => {
      plan = { fault, at };
    },
    /** The commit happens, and nobody is told. */
    loseNextAnswer: () => {
      loseAnswer = true;
    },
  };
}
