import type { PoolClient } from 'pg';
import type { DatabasePool } from '#platform/db/create-database.ts';

/** Faults that replace a statement. Each has its effect on the real server. */
const faults = {
  killed: 'select pg_terminate_backend(pg_backend_pid())',
  deadlock: `do $$ begin raise exception 'chosen as the victim' using errcode = '40P01'; end $$`,
} as const;

interface Plan {
  fault?: keyof typeof faults;
  at?: number;
  loseAnswer?: boolean;
}

/**
 * Lets the n-th statement of the next transaction on this pool meet a fault instead. The count goes on after the last
 * statement: one more is the moment before COMMIT.
 */
export function failAt(db: DatabasePool) {
  const connect = db.$client.connect.bind(db.$client);
  let plan: Plan = {};
  // Statements outside of transactions ask for their connection with a callback, and pass by.
  const failing = async (...args: []) => {
    if (args.length > 0) return connect(...args);
    const chosen = plan;
    plan = {};
    return meeting(chosen, await connect());
  };
  Object.assign(db.$client, { connect: failing });
  return {
    next: (fault: keyof typeof faults, at: number) => {
      plan = { fault, at };
    },
    /** The commit succeeds, but its response is lost. */
    loseNextAnswer: () => {
      plan = { loseAnswer: true };
    },
    /** No transaction used up the fault. */
    clear: () => {
      plan = {};
    },
  };
}

function meeting({ fault, at, loseAnswer }: Plan, client: PoolClient): PoolClient {
  let seen = 0;
  const query = async (statement: string | { text: string }, values: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const ask = () => (typeof statement === 'string' ? client.query(text) : client.query(statement, values));
    if (text.startsWith('begin')) return ask();
    const isLast = text === 'commit';
    seen += 1;
    if (fault && at === seen) {
      const met = client.query(faults[fault]);
      if (!isLast) return met;
      await met;
    }
    const answer = await ask();
    if (isLast && loseAnswer) throw new Error('Connection terminated unexpectedly');
    return answer;
  };
  const stand: PoolClient = Object.create(client);
  return Object.assign(stand, { query });
}
