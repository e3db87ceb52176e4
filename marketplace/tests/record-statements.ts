import type { DatabasePool } from '#platform/db/database.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Writes down what a piece of work asks of the database, statement by statement. */
export function recordStatements(db: DatabasePool) {
  const { unsafe } = db.$client;
  let statements: Statement[] = [];
  const recording: typeof unsafe = (...args) => {
    statements.push({ text: args[0], values: [...(args[1] ?? [])] });
    return unsafe(...args);
  };
  Object.assign(db.$client, { unsafe: recording });
  return {
    /** Those since the last time. */
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    stop: () => void Object.assign(db.$client, { unsafe }),
  };
}
