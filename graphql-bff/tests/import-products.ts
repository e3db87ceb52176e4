import { productImportFaults, productImports } from '@besesaka/marketplace/catalog/imports/tables.ts';
import type { TestMarketplace } from '@besesaka/marketplace/tests/world/browser-of.ts';
import { bulkLimits } from '@besesaka/schema/catalog/bulk/limits.ts';

/** Imports, each with as many faults and changes. Returns one of them. */
export async function importProducts({ db, clock }: TestMarketplace, ownerId: string, many: number): Promise<string> {
  const now = clock.now();
  const lines = Array.from({ length: many }, (_, n) => n + 1);
  let id = '';
  for (let n = 0; n < Math.min(many, bulkLimits.importsShown); n += 1) {
    id = crypto.randomUUID();
    const changes = lines.map((line) => ({
      line,
      name: `Cloth ${line}`,
      is_new: false,
      changes: [{ column: 'price', before: '1.00', after: '2.00' }],
    }));
    const times = { createdAt: now, workedAt: now, finishedAt: now };
    const row = { id, ownerId, fileName: 'cloth.csv', lines: many, state: 'done' as const, ...times };
    await db.insert(productImports).values({ ...row, changes: changes.slice(0, bulkLimits.changesShown) });
    const faults = lines.map((line) => ({ importId: id, number: line, line, column: 'price', text: 'Too low' }));
    await db.insert(productImportFaults).values(faults);
  }
  return id;
}
