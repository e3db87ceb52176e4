import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from '#platform/telemetry/log.ts';

export interface JobsConnection {
  /** Does not reject when the outcome of a job cannot be saved. */
  patient: PgBoss.Db;
  plain: PgBoss.Db;
  close(): Promise<void>;
}

/** The statement with which pg-boss saves the outcome of jobs. */
const outcome = /SELECT COUNT\(\*\) from results/i;

/**
 * The queue's own connections. The workers of pg-boss 10 save outcomes without awaiting the promise, so a lost database
 * would cause an unhandled rejection and end the process. Such a job counts as active until it expires, and then runs
 * again.
 */
export function createJobsConnection({ url, log }: { url: string; log: Logger }): JobsConnection {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    application_name: 'besesaka jobs',
    // Without a timeout, an unresponsive host would block forever.
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', (error) => log.error({ err: error }, 'job queue connection failed'));
  const executeSql: PgBoss.Db['executeSql'] = (text, values) => pool.query(text, values);
  return {
    plain: { executeSql },
    patient: {
      executeSql: async (text, values) => {
        try {
          return await executeSql(text, values);
        } catch (error) {
          if (!outcome.test(text)) throw error;
          log.error({ err: error }, 'failed to persist job outcome');
          return { rows: [{ count: 0 }] };
        }
      },
    },
    close: () => pool.end(),
  };
}
