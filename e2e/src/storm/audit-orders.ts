import { rowsOf } from '@besesaka/marketplace/platform/db/rows-of.ts';
import { sql } from 'drizzle-orm';
import type { Cluster } from '#cluster.ts';
import type { Scene } from './acts.ts';
import type { Act, StepAct } from './book.ts';
import { differences } from './events.ts';

interface Row {
  code: string;
  buyer_id: string;
  product_id: string;
  quantity: number;
  total: string;
  is_paid: boolean;
  steps: { actor: string; action: string; state: string }[];
}

/** Each accepted order and step exists once, and no other one. */
export async function auditOrders(db: Cluster['db'], { book, users }: Scene): Promise<string[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select o.code, o.buyer_id, i.product_id, i.quantity, (o.total_pesewas / 100.0)::numeric(12, 2)::text as total,
        o.paid_at is not null as is_paid,
        (select json_agg(json_build_object('actor', s.actor, 'action', upper(s.action), 'state', s.state) order by position)
          from order_steps s where s.order_id = o.id and s.action is not null) as steps
      from orders o join order_items i on i.order_id = o.id`,
  );
  const priceOf = new Map(users.sellers.flatMap(({ products }) => products.map((one) => [one.id, one.pricePesewas])));
  const accepted = book.orders.filter(({ outcome }) => outcome === 'accepted');
  const promised = accepted.map(({ codes, by, productId, quantity, total }) => {
    const isExact = Math.round(Number(total) * 100) === quantity * (priceOf.get(productId) ?? 0);
    return `${codes[0]} ${by} ${productId} ${quantity} ${isExact ? total : 'a wrong total'}`;
  });
  const stored = rows.map((row) => `${row.code} ${row.buyer_id} ${row.product_id} ${row.quantity} ${row.total}`);
  const answers = accepted.filter(({ codes }) => new Set(codes).size > 1);
  return [
    ...differences('order', promised, stored),
    ...answers.map(({ codes }) => `order: one key has ${codes.join(' and ')}`),
    ...rows.flatMap((row) =>
      stepFaults(
        row,
        book.steps.filter(({ code }) => code === row.code),
      ),
    ),
    ...(await auditOffers(db, book)),
    ...(await auditHides(db, book)),
  ];
}

/** An order takes each step once at most. */
function stepFaults({ code, steps, is_paid: isPaid }: Row, acts: readonly StepAct[]): string[] {
  const nameOf = ({ actor, action }: Pick<StepAct, 'actor' | 'action'>) => `${actor} ${action}`;
  const marks = (act: StepAct) => act.action === 'MARK_PAID';
  const found = (steps ?? []).map((one) => nameOf({ ...one, actor: one.actor as StepAct['actor'] }));
  const closed = (steps ?? []).filter(({ state }) => ['declined', 'cancelled'].includes(state));
  const names = new Set(acts.filter((act) => !marks(act)).map(nameOf));
  return [
    ...[...names].flatMap((name) => {
      const own = acts.filter((act) => nameOf(act) === name);
      return countFault(`${code}: ${name}`, own, found.filter((one) => one === name).length);
    }),
    ...found.filter((name) => !names.has(name)).map((name) => `step: ${code}: no client requested ${name}`),
    ...(closed.length > 1 ? [`step: ${code} ended ${closed.length} times`] : []),
    ...countFault(`${code}: paid`, acts.filter(marks), Number(isPaid)),
  ];
}

/** Checks a number of effects, of which there can be one. */
function countFault(what: string, acts: readonly Act[], count: number): string[] {
  const accepted = acts.filter(({ outcome }) => outcome === 'accepted').length;
  const possible = acts.filter(({ outcome }) => outcome !== 'refused').length;
  if (count > 1) return [`${what} was done ${count} times`];
  if (count === 0 && accepted > 0) return [`${what} is lost`];
  return count === 1 && possible === 0 ? [`${what} was done although it was refused`] : [];
}

async function auditOffers(db: Cluster['db'], { offers, answers }: Scene['book']): Promise<string[]> {
  const rows = await rowsOf<{ id: string; steps: { kind: string }[] }>(db, sql`select id, steps from offers`);
  const known = new Map(rows.map((row) => [row.id, row]));
  const accepted = offers.filter(({ outcome }) => outcome === 'accepted');
  const unknown = offers.filter(({ outcome }) => outcome === 'unknown').length;
  const surplus = rows.length - accepted.length;
  return [
    ...accepted.flatMap(({ ids }) =>
      new Set(ids).size === 1 && known.has(ids[0] ?? '') ? [] : [`offer: ${ids} is lost`],
    ),
    ...(surplus < 0 || surplus > unknown ? [`offer: ${rows.length} of ${accepted.length} to ${unknown} more`] : []),
    ...answers.flatMap((act) => {
      const steps = known.get(act.offerId)?.steps.filter(({ kind }) => kind === act.kind) ?? [];
      return countFault(`offer ${act.offerId}: ${act.kind}`, [act], steps.length);
    }),
  ];
}

/** Each reason is another one. Only an act that was sent more than once may have been done more than once. */
async function auditHides(db: Cluster['db'], { hides }: Scene['book']): Promise<string[]> {
  const rows = await rowsOf<{ reason: string }>(
    db,
    sql`select details ->> 'reason' as reason from audit_log where act like 'support.product.%'`,
  );
  return hides.flatMap(({ reason, lost }) => {
    const count = rows.filter((row) => row.reason === reason).length;
    return count >= 1 && count <= 1 + lost ? [] : [`hiding: ${reason} is in the log ${count} times`];
  });
}
