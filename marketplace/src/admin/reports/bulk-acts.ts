import type { BulkActResult, HideManyInput, ReportsDecisionInput } from '@besesaka/schema/admin/admin-inputs.ts';
import { AppError } from '#platform/base/errors.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction, orRefusal } from '#platform/db/transaction.ts';
import { decide } from './decide-report.ts';
import { hide } from './hide.ts';

/** Hides content or shows it again, as one does by one. */
export function hideMany({ ctx, input }: { ctx: Ctx; input: HideManyInput }): Promise<BulkActResult> {
  const { ids, is_hidden: isHidden, ...rest } = input;
  return forEach(ctx, ids, (tx, id) => hide({ tx, input: { ...rest, id, isHidden } }));
}

/** Closes reports whose content stays public. */
export function closeReports({ ctx, input }: { ctx: Ctx; input: ReportsDecisionInput }): Promise<BulkActResult> {
  const { ids, ...decision } = input;
  return forEach(ctx, ids, (tx, id) => decide(tx, { ...decision, id }));
}

/** Acts in one transaction, in the order of the ids, so that two of these cannot block each other. A refusal does not hinder the others. */
async function forEach(ctx: Ctx, ids: readonly string[], act: (tx: Tx, id: string) => Promise<unknown>) {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted();
  return inTransaction(ctx, async (tx) => {
    const results: BulkActResult['results'] = [];
    for (const id of asked) {
      const done = await orRefusal(tx, (part) => act(part, id));
      results.push({ id, fault: done instanceof AppError ? done.message : null });
    }
    return { results };
  });
}
