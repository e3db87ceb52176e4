import type { ImportChange } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { importState } from '@besesaka/schema/catalog/bulk/limits.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { column, table } from '#platform/personal-data/table.ts';

/** Files of products, each with how far it has been checked or applied. */
export const productImports = table(
  'product_imports',
  { prunedBy: 'catalog.prune-imports', after: '30 days', owner: 'ownerId' },
  {
    id: column('owner; deleted', uuid().primaryKey()),
    ownerId: column(
      'owner; deleted',
      uuid('owner_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
    ),
    /** The access token that started or applied it. The import ends with the token. */
    tokenId: column('no one; deleted', uuid('token_id')),
    fileName: column('owner; deleted', text('file_name').notNull()),
    /** The key of the table as UTF-8, and of the zip file with its pictures. Null once they are removed. */
    csvKey: column('no one; deleted', text('csv_key')),
    zipKey: column('no one; deleted', text('zip_key')),
    state: column('owner; deleted', text({ enum: importState.values }).notNull()),
    /** The process that works on it. Another may take over when it has not been heard of for a while. */
    runner: column('no one; deleted', uuid()),
    workedAt: column('no one; deleted', timestamp('worked_at', { withTimezone: true }).notNull()),
    /** Tries since the last progress. */
    tries: column('no one; deleted', integer().notNull().default(0)),
    lines: column('owner; deleted', integer().notNull()),
    position: column('owner; deleted', integer().notNull().default(0)),
    creates: column('owner; deleted', integer().notNull().default(0)),
    updates: column('owner; deleted', integer().notNull().default(0)),
    unchanged: column('owner; deleted', integer().notNull().default(0)),
    faultsCount: column('owner; deleted', integer('faults_count').notNull().default(0)),
    changes: column('owner; deleted', jsonb().$type<ImportChange[]>().notNull().default([])),
    problem: column('owner; deleted', text()),
    createdAt: column('owner; deleted', timestamp('created_at', { withTimezone: true }).notNull()),
    finishedAt: column('owner; deleted', timestamp('finished_at', { withTimezone: true })),
    version: column('owner; deleted', integer().notNull().default(1)),
  },
  (t) => [
    index('product_imports_owner_idx').on(t.ownerId, t.createdAt),
    index('product_imports_created_idx').on(t.createdAt),
    // A user has one import at a time.
    uniqueIndex('product_imports_open_key').on(t.ownerId).where(sql`finished_at is null`),
    index('product_imports_work_idx').on(t.workedAt).where(sql`state in ('checking', 'applying')`),
  ],
);

export type ImportRow = typeof productImports.$inferSelect;

export const productImportFaults = table(
  'product_import_faults',
  { with: productImports },
  {
    importId: column(
      'owner; deleted',
      uuid('import_id')
        .notNull()
        .references(() => productImports.id, { onDelete: 'cascade' }),
    ),
    /** Their order: by line, then as they were found in it. */
    number: column('no one; deleted', bigint({ mode: 'number' }).notNull()),
    line: column('owner; deleted', integer().notNull()),
    product: column('owner; deleted', text().notNull().default('')),
    column: column('owner; deleted', text().notNull()),
    value: column('owner; deleted', text().notNull().default('')),
    text: column('owner; deleted', text().notNull()),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
);
