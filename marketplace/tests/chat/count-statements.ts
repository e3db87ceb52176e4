import type { PoolClient } from 'pg';
import type { DatabasePool } from '#platform/db/create-database.ts';

const frame = /^\s*(?:begin|commit|rollback)|set_config/i;

/** Counts what is asked of a database from now on, inside transactions too, without their frame. */
export function countStatements({ $client: pool }: DatabasePool) {
  const counted = new WeakSet<PoolClient>();
  const texts: string[] = [];
  const count = (client: PoolClient) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query: (...args: unknown[]) => unknown = client.query.bind(client);
    const counting = (asked: string | { text: string }, ...more: unknown[]) => {
      const text = typeof asked === 'string' ? asked : asked.text;
      if (!frame.test(text)) texts.push(text);
      return query(asked, ...more);
    };
    Object.assign(client, { query: counting });
  };
  pool.on('acquire', count);
  return {
    /** Those since the last time. */
    take: () => texts.splice(0),
    stop: () => void pool.off('acquire', count),
  };
}
