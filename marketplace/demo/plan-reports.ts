import { decideUntil } from '#payouts/cases/clocks.ts';
import { hourMs } from '#platform/base/clock.ts';
import { stableId } from '#platform/base/ids.ts';
import { usualSettings } from '#platform/settings/usual-settings.ts';
import { openCase } from './plan-held-money.ts';
import type { PlannedProduct } from './plan-products.ts';

/** A report about a product, which waits for an admin. */
export function planReports(planned: readonly PlannedProduct[], reporterId: string, now: Date) {
  const product = planned.find(({ row }) => row.name.startsWith('Zealot'))?.row ?? planned[0]?.row;
  if (!product) return { reports: [], cases: [] };
  const id = stableId('demo report');
  const reason = 'Misleading product descriptions';
  const createdAt = new Date(now.getTime() - 3 * hourMs);
  const report = {
    id,
    kind: 'product' as const,
    subjectId: product.id,
    shopId: product.shopId,
    reporterId,
    reason,
    details: 'The seller asked me to send half of the price to a number first, and does not answer since.',
    createdAt,
  } as const;
  const dueAt = decideUntil(usualSettings, 'report', createdAt);
  const about = { kind: 'report' as const, subjectId: id, text: reason, dueAt };
  return { reports: [report], cases: [openCase({ id: stableId('demo report case'), createdAt, ...about })] };
}
