import type { DatabasePool } from '#platform/db/database.ts';

/** Counts what a piece of work asks of the database, statement by statement. */
export function countStatements(db: DatabasePool) {
  const { unsafe } = db.$client;
  let count = 0;
  const counting: typeof unsafe = (...args) => {
    count += 1;
    return unsafe(...args);
  };
  Object.assign(db.$client, { unsafe: counting });
  return {
    /** How many there were since the last time. */
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    stop: () => void Object.assign(db.$client, { unsafe }),
  };
}
