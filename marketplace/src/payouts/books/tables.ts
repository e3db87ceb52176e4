import { booksFault } from '@besesaka/schema/payouts/books/limits.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { ledgerEntries } from '#payments/tables.ts';
import { at, column, oneOf, pesewas, ref, table } from '#platform/db/table.ts';

const forTheLaw = { stored: 'as long as the law requires for accounts' } as const;

/** The provider's own ledger, row by row. */
export const providerMovements = table('provider_movements', 'admins; stays', {
  id: column('no one; stays', bigint({ mode: 'number' }).primaryKey()),
  /** What moved the money at the provider, such as a transaction, and its id there. */
  model: text().notNull(),
  modelId: column('admins; stays', bigint({ mode: 'number' }).notNull()),
  differencePesewas: pesewas().notNull(),
  movedAt: at().notNull(),
  /** Our entry of it; null if there is none, or it has another amount. */
  entryId: ref(ledgerEntries.id),
  fault: oneOf(booksFault.values),
}).rows(forTheLaw, (t) => [
  index('provider_movements_entry_idx').on(t.entryId),
  index('provider_movements_fault_idx').on(t.movedAt).where(sql`fault is not null`),
]);
export type ProviderMovementRow = typeof providerMovements.$inferSelect;

/** Comparisons of our books with those of the provider. */
export const bookComparisons = table('book_comparisons', 'admins; stays', {
  id: uuid().primaryKey(),
  comparedAt: at().notNull(),
  providerPesewas: column('admins; stays', bigint({ mode: 'number' }).notNull()),
  isMatched: boolean().notNull(),
}).rows(forTheLaw, (t) => [index('book_comparisons_at_idx').on(t.comparedAt)]);
