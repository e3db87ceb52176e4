import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabasePool } from '#platform/db/create-database.ts';
import { statementsFolder } from './config.ts';

/** Notes the texts of all statements, on every connection, where the run was asked to. */
export function noteStatements(db: DatabasePool) {
  const folder = statementsFolder();
  const texts = new Set<string>();
  if (folder) {
    db.$client.on('connect', (client) => {
      const query: (statement: unknown, ...rest: unknown[]) => unknown = client.query.bind(client);
      const noting: typeof query = (statement, ...rest) => {
        texts.add(textOf(statement));
        return query(statement, ...rest);
      };
      Object.assign(client, { query: noting });
    });
  }
  return {
    keep: async () => {
      if (folder) await writeFile(join(folder, `${randomBytes(8).toString('hex')}.json`), JSON.stringify([...texts]));
    },
  };
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const hasText = typeof statement === 'object' && statement !== null && 'text' in statement;
  return hasText ? String(statement.text) : '';
}
