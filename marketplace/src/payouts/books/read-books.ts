import { currency, moneyText } from '@besesaka/schema/kernel/money.ts';
import { booksLimits as limits } from '@besesaka/schema/payouts/books/limits.ts';
import type { Books } from '@besesaka/schema/payouts/books/resources.ts';
import { and, desc, eq, lt, ne, notExists, sql, sum } from 'drizzle-orm';
import { ledgerEntries, ledgerLines } from '#payments/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { hourMs } from '#platform/base/clock.ts';
import { Unavailable } from '#platform/base/errors.ts';
import { countAct } from '#platform/caller/count-act.ts';
import type { Ctx } from '#platform/context.ts';
import { compareBooks } from './compare-books.ts';
import { bookComparisons, providerMovements } from './tables.ts';

const rule = { name: 'book-comparisons', times: limits.comparisonsPerHour, seconds: 60 * 60 };

/** Compares the books now, for an admin. */
export async function compareBooksNow({ ctx }: { ctx: Ctx }): Promise<Books> {
  await countAct(ctx, rule);
  await writeAudit({ ctx, input: { act: 'payments.compare', subject: 'books', details: {} } });
  await compareBooks({ ctx }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not compare the books with those of the provider');
    throw new Unavailable();
  });
  return readBooks({ ctx });
}

export async function readBooks({ ctx }: { ctx: Ctx }): Promise<Books> {
  const [sums, [last], there, here] = await Promise.all([
    sumsOf(ctx),
    ctx.db.select().from(bookComparisons).orderBy(desc(bookComparisons.comparedAt)).limit(1),
    faultsThere(ctx),
    missingThere(ctx),
  ]);
  const has = (sums.get('provider') ?? 0) + (sums.get('bank') ?? 0);
  const owed = debts.map((account) => ({ account, pesewas: -(sums.get(account) ?? 0) }));
  const shortfall = Math.max(0, owed.reduce((all, { pesewas }) => all + pesewas, 0) - has);
  const differences = [...there, ...here].toSorted((a, b) => b.moved_at.localeCompare(a.moved_at));
  return {
    can_pay_everyone: shortfall === 0,
    shortfall: moneyText(shortfall),
    provider: moneyText(sums.get('provider') ?? 0),
    bank: moneyText(sums.get('bank') ?? 0),
    owed: owed.map(({ account, pesewas }) => ({ account, amount: moneyText(pesewas) })),
    compared_at: last?.comparedAt.toISOString() ?? null,
    is_matched: last?.isMatched ?? true,
    provider_balance: last ? moneyText(last.providerPesewas) : null,
    differences: differences.slice(0, limits.faultsShown),
  };
}

const debts = ['orders-held', 'in-review', 'sellers', 'in-transit', 'vat'] as const;

/** The money that the balance at the provider has to cover. */
export async function owedToShops(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const sums = await sumsOf(ctx);
  return ['orders-held', 'in-review', 'sellers'].reduce((all, account) => all - (sums.get(account) ?? 0), 0);
}

/** An overdrawn shop lowers what is owed to the others, so it counts as nothing. */
async function sumsOf({ db }: Pick<Ctx, 'db'>): Promise<Map<string, number>> {
  const rows = await db
    .select({ account: ledgerLines.account, amount: sum(ledgerLines.amount).mapWith(Number) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(eq(ledgerEntries.currency, currency))
    .groupBy(ledgerLines.account);
  const sums = new Map<string, number>();
  for (const { account, amount } of rows) {
    const isShop = account.startsWith('seller:');
    const name = isShop ? 'sellers' : account;
    sums.set(name, (sums.get(name) ?? 0) + (isShop ? Math.min(0, amount) : amount));
  }
  return sums;
}

async function faultsThere({ db }: Ctx): Promise<Books['differences']> {
  const rows = await db
    .select()
    .from(providerMovements)
    .where(sql`${providerMovements.fault} is not null`)
    .orderBy(desc(providerMovements.movedAt))
    .limit(limits.faultsShown);
  return rows.flatMap(({ fault, model, modelId, differencePesewas, movedAt }) =>
    fault === null
      ? []
      : {
          kind: fault,
          subject: `${model} ${modelId}`,
          here: null,
          there: moneyText(differencePesewas),
          moved_at: movedAt.toISOString(),
        },
  );
}

/** The provider's ledger has a movement at most some minutes after we hear of it. What came after the last comparison is not missing. */
const graceMs = hourMs;

async function missingThere({ db }: Ctx): Promise<Books['differences']> {
  const [last] = await db.select().from(bookComparisons).orderBy(desc(bookComparisons.comparedAt)).limit(1);
  if (!last) return [];
  const matched = db
    .select({ one: sql`1` })
    .from(providerMovements)
    .where(eq(providerMovements.entryId, ledgerEntries.id));
  const rows = await db
    .select({ id: ledgerEntries.id, kind: ledgerEntries.kind, amount: ledgerLines.amount, at: ledgerEntries.createdAt })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, and(eq(ledgerLines.entryId, ledgerEntries.id), eq(ledgerLines.account, 'provider')))
    .where(
      and(
        eq(ledgerEntries.currency, currency),
        ne(ledgerLines.amount, 0),
        lt(ledgerEntries.createdAt, new Date(last.comparedAt.getTime() - graceMs)),
        notExists(matched),
      ),
    )
    .orderBy(desc(ledgerEntries.createdAt))
    .limit(limits.faultsShown);
  return rows.map(({ id, kind, amount, at }) => ({
    kind: 'missing',
    subject: `${kind} ${id}`,
    here: moneyText(amount),
    there: null,
    moved_at: at.toISOString(),
  }));
}
