import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from '#platform/telemetry/log.ts';

export interface JobsConnection {
  /** Where a job's outcome that cannot be written down rejects nothing. */
  patient: PgBoss.Db;
  plain: PgBoss.Db;
  close(): Promise<void>;
}

/** How pg-boss writes down what became of jobs. */
const outcome = /SELECT COUNT\(\*\) from results/i;

/**
 * The queue's own few connections. pg-boss 10's workers write down an outcome without waiting for it: with a database that
 * goes away just then, that rejection would have no handler and end the process. Such a job counts as under way until
 * its time is over, and is done once more.
 */
export function createJobsConnection({ url, log }: { url: string; log: Logger }): JobsConnection {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    application_name: 'besesaka jobs',
    // Without it a silent host is waited for without an end.
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', (error) => log.error({ err: error }, 'a connection of the job queue failed'));
  const executeSql: PgBoss.Db['executeSql'] = (text, values) => pool.query(text, values);
  return {
    plain: { executeSql },
    patient: {
      executeSql: async (text, values) => {
        try {
          return await executeSql(text, values);
        } catch (error) {
          if (!outcome.test(text)) throw error;
          log.error({ err: error }, 'what became of a job could not be written down');
          return { rows: [{ count: 0 }] };
        }
      },
    },
    close: () => pool.end(),
  };
}
