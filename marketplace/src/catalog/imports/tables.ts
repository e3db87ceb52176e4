import type { ImportChange } from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { importState } from '@besesaka/schema/catalog/bulk/limits.ts';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/tables.ts';
import { at, column, oneOf, ref, table } from '#platform/db/table.ts';

/** Files of products, each with how far it has been checked or applied. */
export const productImports = table('product_imports', 'owner; deleted', {
  id: uuid().primaryKey(),
  ownerId: ref(users.id, 'cascade').notNull(),
  /** The API key that started or applied it. The import ends with the token. */
  tokenId: column('no one; deleted', uuid()),
  fileName: text().notNull(),
  /** The key of the table as UTF-8, and of the zip file with its pictures. Null once they are removed. */
  csvKey: column('no one; deleted', text()),
  zipKey: column('no one; deleted', text()),
  state: oneOf(importState.values).notNull(),
  /** The process that works on it. Another may take over when it has not been heard of for a while. */
  runner: column('no one; deleted', uuid()),
  workedAt: column('no one; deleted', at().notNull()),
  tries: column('no one; deleted', integer().notNull().default(0)),
  lines: integer().notNull(),
  position: integer().notNull().default(0),
  creates: integer().notNull().default(0),
  updates: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  faultsCount: integer().notNull().default(0),
  changes: jsonb().$type<ImportChange[]>().notNull().default([]),
  problem: text(),
  createdAt: at().notNull(),
  finishedAt: at(),
  version: integer().notNull().default(1),
}).rows({ prunedBy: 'catalog.prune-imports', after: '30 days', owner: 'ownerId' }, (t) => [
  index('product_imports_owner_idx').on(t.ownerId, t.createdAt),
  index('product_imports_created_idx').on(t.createdAt),
  // A user has one import at a time.
  uniqueIndex('product_imports_open_key').on(t.ownerId).where(sql`finished_at is null`),
  index('product_imports_work_idx').on(t.workedAt).where(sql`state in ('checking', 'applying')`),
]);
export type ImportRow = typeof productImports.$inferSelect;

export const productImportFaults = table('product_import_faults', 'owner; deleted', {
  importId: ref(productImports.id, 'cascade').notNull(),
  /** Their order: by line, then as they were found in it. */
  number: column('no one; deleted', bigint({ mode: 'number' }).notNull()),
  line: integer().notNull(),
  product: text().notNull().default(''),
  column: text().notNull(),
  value: text().notNull().default(''),
  text: text().notNull(),
}).rows({ with: productImports }, (t) => [primaryKey({ columns: [t.importId, t.number] })]);
