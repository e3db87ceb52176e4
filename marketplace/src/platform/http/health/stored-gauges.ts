import type { SQL } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { within } from '#platform/base/within.ts';
import type { Database } from '#platform/db/database.ts';
import { rowsOf } from '#platform/db/rows-of.ts';
import type { Logger } from '#platform/telemetry/log.ts';

/** Numbers that the database has, so all marketplaces report the same. */
export interface StoredGauge {
  name: string;
  help: string;
  /** With a label, `query` selects it beside each `value`. */
  label?: string;
  query: SQL;
}

interface Row {
  label?: string;
  value: number;
}

const patienceMs = 2_000;

interface Deps {
  db: Database;
  log: Logger;
  registry: Registry;
}

/** Reads each number when `/metrics` is asked. One that cannot be read is missing in that answer. */
export function registerStoredGauges(gauges: readonly StoredGauge[], { db, log, registry }: Deps): void {
  for (const { name, help, label, query } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        this.reset();
        try {
          const rows = await within(patienceMs, rowsOf<Row>(db, query));
          for (const row of rows) this.set(label ? { [label]: row.label ?? '' } : {}, Number(row.value));
        } catch (error) {
          this.remove();
          log.warn({ err: error, metric: name }, 'could not read a metric');
        }
      },
    });
  }
}
