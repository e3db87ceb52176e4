import type { DatabasePool } from '#platform/db/create-database.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Writes down what a piece of work asks of the database, statement by statement. */
export function recordStatements(db: DatabasePool) {
  const query: (statement: { text: string }, values: unknown[]) => unknown = db.$client.query.bind(db.$client);
  let statements: Statement[] = [];
  const times: number[] = [];
  const recording: typeof query = async (statement, values) => {
    statements.push({ text: statement.text, values });
    const began = performance.now();
    const answer = await query(statement, values);
    times.push(performance.now() - began);
    return answer;
  };
  Object.assign(db.$client, { query: recording });
  return {
    /** Those since the last time. */
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
    /** The time of each in milliseconds. */
    times: (): readonly number[] => times,
    stop: () => void Object.assign(db.$client, { query }),
  };
}
