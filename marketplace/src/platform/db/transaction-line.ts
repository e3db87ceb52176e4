import type { PoolClient, QueryResult } from 'pg';

interface Statement {
  text: string;
}

const reading = /^select\b/i;
const nothing: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * What a transaction says to its connection, with as few waits as possible. BEGIN is not waited for: reads travel with it,
 * and would do no harm without it, while a write, and all that comes behind it, is held until the transaction is there.
 */
export function openLine(client: PoolClient) {
  const send = (statement: Statement, values: unknown[]): Promise<QueryResult> => client.query(statement, values);
  let begun: Promise<unknown> = Promise.resolve();
  let isBegun = false;
  let isHeld = false;
  let endsWithNext = false;
  let isOver = false;
  let committed: Promise<QueryResult> | null = null;

  function begin(statement: Statement): Promise<QueryResult> {
    const answer = send(statement, []);
    begun = answer.then(() => {
      isBegun = true;
    });
    begun.catch(() => {});
    // One that asks for more than usual may be refused.
    return statement.text === 'begin' ? Promise.resolve(nothing) : answer;
  }

  function inOrder(statement: Statement, values: unknown[]): Promise<QueryResult> {
    if (!isBegun && !reading.test(statement.text)) isHeld = true;
    return isHeld ? begun.then(() => send(statement, values)) : send(statement, values);
  }

  function commit(): Promise<QueryResult> {
    isOver = true;
    committed ??= inOrder({ text: 'commit' }, []).then(kept);
    committed.catch(() => {});
    return committed;
  }

  async function rollback(statement: Statement): Promise<QueryResult> {
    await Promise.allSettled([begun, committed]);
    return client.getTransactionStatus() === 'I' ? nothing : send(statement, []);
  }

  function query(statement: Statement, values: unknown[]): Promise<QueryResult> {
    if (statement.text.startsWith('begin')) return begin(statement);
    if (statement.text === 'commit') return commit();
    if (statement.text === 'rollback') return rollback(statement);
    // It would be written outside of the transaction, or into somebody else's.
    if (isOver) return Promise.reject(new Error('The transaction is over'));
    const answer = inOrder(statement, values);
    if (endsWithNext) void commit();
    return answer;
  }

  const speaker: PoolClient = Object.create(client);
  return {
    client: Object.assign(speaker, { query }),
    /** COMMIT goes out right behind the next statement. */
    endWithNext: () => {
      endsWithNext = true;
    },
    silence: () => {
      isOver = true;
    },
  };
}

/** PostgreSQL answers the COMMIT of a transaction in which something failed with ROLLBACK, and without an error. */
function kept(answer: QueryResult): QueryResult {
  if (answer.command === 'COMMIT') return answer;
  throw new Error('The transaction was undone');
}
