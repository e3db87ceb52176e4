import { dataExports, sessions } from '@besesaka/marketplace/accounts/tables.ts';
import { reports, userNotes } from '@besesaka/marketplace/admin/tables.ts';
import { emptySearches } from '@besesaka/marketplace/catalog/search/tables.ts';
import { categories } from '@besesaka/marketplace/catalog/tables.ts';
import { contactMessages, contactReplies } from '@besesaka/marketplace/help/tables.ts';
import { notificationChoices } from '@besesaka/marketplace/notifications/tables.ts';
import { orders } from '@besesaka/marketplace/orders/tables.ts';
import {
  disputes,
  ledgerEntries,
  ledgerLines,
  payments,
  refunds,
  savedCards,
} from '@besesaka/marketplace/payments/tables.ts';
import { providerMovements } from '@besesaka/marketplace/payouts/books/tables.ts';
import { cases, orderMoney } from '@besesaka/marketplace/payouts/tables.ts';
import { auditLog } from '@besesaka/marketplace/platform/audit/tables.ts';
import { settingChanges } from '@besesaka/marketplace/platform/settings/tables.ts';
import type { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { figuresLimits } from '@besesaka/schema/admin/figures.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { notificationChannel, notificationKind } from '@besesaka/schema/kernel/notifications.ts';
import { notificationDefaults } from '@besesaka/schema/notifications/choices.ts';
import { booksLimits } from '@besesaka/schema/payouts/books/limits.ts';

type Market = Awaited<ReturnType<typeof startTestMarketplace>>;

/** Gives pictures to what was reported, and reports a shop beside it, of whose seller all is there that admins see. */
export async function reportShops(market: Market, many: number, all: number) {
  const { db, world } = market;
  const evidenceIds = newIds(Math.min(many, 3));
  const [reported] = await db.update(reports).set({ evidenceIds }).returning({ id: reports.id });
  const { id: reporterId } = await world.createUser();
  const { id: shopId, createdAt, ownerId } = await world.createShop();
  const report = { shopId, reporterId, reason: 'Other', details: 'Not what it seems.', createdAt } as const;
  await db.insert(reports).values(newIds(many).map((id) => ({ id, ...report })));
  const times = { rotatedAt: createdAt, createdAt, expiresAt: new Date(createdAt.getTime() + 24 * 60 * 60 * 1000) };
  const logins = newIds(many).map((id) => ({ id, userId: ownerId, device: 'A phone', refreshHash: id, ...times }));
  await db.insert(sessions).values(logins);
  await fillUser(market, { ownerId, shopId }, { many, all });
  return { reportId: reported?.id ?? '', ownerId };
}

/** What is not copied where there is more of everything comes in the number of all at once. */
async function fillUser(
  { db, clock, bus }: Market,
  { ownerId: userId, shopId }: { ownerId: string; shopId: string },
  { many, all }: { many: number; all: number },
): Promise<void> {
  const times = { createdAt: clock.now() };
  const placed = await db.select().from(orders).limit(many);
  const anew = () => ({ id: crypto.randomUUID(), checkoutId: crypto.randomUUID(), buyerId: userId });
  await db.insert(orders).values(placed.map((row, n) => ({ ...row, ...anew(), code: `OWNED${n}` })));
  const money = { purpose: 'subscription', subjectId: crypto.randomUUID(), amountPesewas: 3000 } as const;
  const paid = { userId, description: 'A week', state: 'succeeded', ...money, ...times } as const;
  await db.insert(payments).values(newIds(all).map((id) => ({ id, ...paid })));
  const report = { shopId, reporterId: userId, reason: 'Other', details: 'Not what it seems.', ...times } as const;
  await db.insert(reports).values(newIds(many).map((id) => ({ id, ...report })));
  const words = { name: 'Yaw', email: 'yaw@example.com', subject: 'My shop', message: 'Why?' };
  const sent = { userId, ...words, inquiryType: 'General', ...times } as const;
  await db.insert(contactMessages).values(newIds(many).map((id) => ({ id, ...sent })));
  const act = { actorId: userId, act: 'support.user.suspend', subject: userId, details: {}, at: clock.now() };
  await db.insert(auditLog).values(newIds(many).map((id) => ({ id, ...act })));
  const note = { userId, authorId: userId, text: 'Called on Monday.', ...times };
  await db.insert(userNotes).values(newIds(all).map((id) => ({ id, ...note })));
  await changeSettings({ db, clock, bus }, userId, all);
}

/** Creates this many changes of the commission, as many categories with their own rate, and both notices. */
async function changeSettings({ db, clock, bus }: Pick<Market, 'db' | 'clock' | 'bus'>, actorId: string, many: number) {
  const kinds = await db.select({ id: categories.id }).from(categories).limit(many);
  const general = newIds(many).map(
    (_id, n) => ({ name: 'commission', value: '5', subject: '', version: n + 1 }) as const,
  );
  const own = kinds.map(
    ({ id }) => ({ name: 'commission', value: '5', subject: `category:${id}`, version: 1 }) as const,
  );
  const notices = (['banner', 'maintenance'] as const).map((name) => ({
    name,
    value: 'Soon.',
    subject: '',
    version: 1,
  }));
  const change = { validFrom: clock.now(), reason: 'A new list.', actorId, createdAt: clock.now() };
  await db
    .insert(settingChanges)
    .values([...general, ...own, ...notices].map((row) => ({ id: crypto.randomUUID(), ...row, ...change })));
  await bus.publish(channels.settings, '{}');
}

/** Creates this many messages of one address. The first has as many answers. Returns its id. */
export async function writeToSite({ db, clock }: Market, authorId: string, many: number): Promise<string> {
  const words = { name: 'Efua', email: 'efua@example.com', subject: 'A parcel', message: 'Where is it?' };
  const message = { ...words, inquiryType: 'Order', createdAt: clock.now() } as const;
  const ids = newIds(many + 1);
  const [messageId = ''] = ids;
  await db.insert(contactMessages).values(ids.map((id) => ({ id, ...message })));
  const reply = { messageId, authorId, text: 'It comes tomorrow.', createdAt: clock.now() };
  await db.insert(contactReplies).values(newIds(many).map((id) => ({ id, ...reply })));
  return messageId;
}

/** Creates this many messages of a logged-in user; the first one has answers of both sides. Returns its id. */
export async function writeAsUser({ db, clock }: Market, userId: string, many: number): Promise<string> {
  const words = { name: 'Efua', email: 'own@example.com', subject: 'A parcel', message: 'Where is it?' };
  const ids = newIds(many);
  const [messageId = ''] = ids;
  const sent = { userId, assigneeId: userId, ...words, inquiryType: 'Order', createdAt: clock.now() } as const;
  await db.insert(contactMessages).values(ids.map((id) => ({ id, ...sent })));
  const reply = { messageId, authorId: null, text: 'It came.', createdAt: clock.now() };
  await db.insert(contactReplies).values(newIds(Math.min(many, 20)).map((id) => ({ id, ...reply })));
  return messageId;
}

/** Chooses other than the default for this many kinds and channels; then all have an entry. */
export async function chooseOtherwise({ db }: Market, userId: string, many: number): Promise<void> {
  const ways = notificationKind.values.flatMap((kind) =>
    notificationChannel.values.map((channel) => ({
      userId,
      kind,
      channel,
      usual: notificationDefaults[kind][channel],
    })),
  );
  const rows = ways.flatMap(({ usual, ...way }) => (usual === undefined ? [] : [{ ...way, isOn: !usual }]));
  await db.insert(notificationChoices).values(rows.slice(0, many));
}

/** So many payments by as many cards of this user, one of which was to go back as often and has as many lines in the books. Answers its id. */
export async function payAndAskBack({ db, clock }: Market, userId: string, many: number): Promise<string> {
  await keepCards({ db, clock }, userId, many);
  const times = { createdAt: clock.now() };
  const money = { purpose: 'subscription', subjectId: crypto.randomUUID(), amountPesewas: 3000 } as const;
  const paid = { userId, description: 'A week', state: 'succeeded', ...money, ...times } as const;
  const ids = newIds(many);
  const [paymentId = ''] = ids;
  await db.insert(payments).values(ids.map((id) => ({ id, ...paid })));
  const stuck = {
    paymentId,
    state: 'needs_attention',
    reason: 'Asked',
    amount: 3000,
    currency: 'GHS',
    ...times,
  } as const;
  await db.insert(refunds).values(newIds(many).map((id) => ({ id, ...stuck })));
  const lost = { paymentId, state: 'lost', amount: 100, ...times } as const;
  await db.insert(disputes).values(Array.from({ length: many }, (_, n) => ({ id: 2_000_000 + n, ...lost })));
  const [entryId = ''] = newIds(1);
  // In one transaction, because entries that do not sum to zero are refused at its end.
  await db.transaction(async (tx) => {
    await tx
      .insert(ledgerEntries)
      .values({ id: entryId, paymentId, subjectId: paymentId, kind: 'charge', currency: 'GHS', ...times });
    const others = newIds(many - 1);
    await tx
      .insert(ledgerEntries)
      .values(others.map((id) => ({ id, subjectId: id, kind: 'payout' as const, currency: 'GHS', ...times })));
    const accounts = [...newIds(many - 2), 'provider', 'fees'];
    const moves = others.flatMap((id) => [
      { entryId: id, account: 'provider', amount: 1 },
      { entryId: id, account: 'fees', amount: -1 },
    ]);
    const lines = accounts.map((account, n) => ({ entryId, account, amount: n === 0 ? 1 - many : 1 }));
    await tx.insert(ledgerLines).values([...moves, ...lines]);
  });
  return paymentId;
}

/** A problem with this order, after buyer and seller wrote to each other. Returns the id of its case. */
export async function reportProblem({ db, clock }: Market, orderCode: string): Promise<string> {
  const { rows } = await db.$client.query(
    `insert into cases (id, kind, order_id, text, created_at, due_at)
    select gen_random_uuid(), 'problem', id, 'The box was empty.', $2, $2 from orders where code = $1
    on conflict (order_id) where ended_at is null do update set created_at = excluded.created_at returning id`,
    [orderCode, clock.now()],
  );
  return String(rows[0]?.id);
}

/** This many searches that found nothing. */
async function searchInVain({ db, clock }: Market, many: number): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  const rows = Array.from({ length: Math.min(many, figuresLimits.searchesMax) }, (_, n) => ({
    day,
    text: `word ${n}`,
  }));
  await db.insert(emptySearches).values(rows);
}

/** Problems with so many orders, whose money is held. */
async function reportProblems({ db, clock }: Market, paymentId: string, many: number): Promise<void> {
  const times = { createdAt: clock.now() };
  const rows = await db.select({ orderId: orders.id, shopId: orders.shopId }).from(orders).limit(many);
  const money = { paymentId, grossPesewas: 3000, deliveryPesewas: 0, commissionRate: 0, feePesewas: 0, ...times };
  await db
    .insert(orderMoney)
    .values(rows.map((row) => ({ ...row, ...money, state: 'frozen' as const, deliveredBy: 'code' as const })))
    .onConflictDoNothing();
  const report = {
    kind: 'problem',
    text: 'The box was empty.',
    answer: 'It was full.',
    answeredAt: times.createdAt,
  } as const;
  const all = rows.map(({ orderId }) => ({ id: crypto.randomUUID(), orderId, ...report, ...times }));
  await db.insert(cases).values(all).onConflictDoNothing();
}

/**
 * So many orders of this buyer are those of one checkout, with as many problems, differences of the books and empty searches. Answers its
 * id.
 */
export async function payInAdvance(
  market: Market,
  { buyerId, paymentId }: { buyerId: string; paymentId: string },
  many: number,
): Promise<string> {
  const checkoutId = crypto.randomUUID();
  await market.db.$client.query(
    `update orders set checkout_id = $1, is_protected = true
    where id in (select id from orders where buyer_id = $2 order by created_at limit $3)`,
    [checkoutId, buyerId, many],
  );
  await reportProblems(market, paymentId, many);
  await differBooks(market, many);
  await searchInVain(market, many);
  await exportLists(market, buyerId, many);
  return checkoutId;
}

/** Creates this many exports of lists by this admin. */
async function exportLists({ db, clock }: Market, userId: string, many: number): Promise<void> {
  const ready = { list: 'ledger', month: '2026-11', parts: 1, bytes: 1, expiresAt: new Date('2099-01-01') };
  await db.insert(dataExports).values(newIds(many).map((id) => ({ id, userId, askedAt: clock.now(), ...ready })));
}

/** Creates this many movements at the provider that the books do not have. */
async function differBooks({ db, clock }: Market, many: number): Promise<void> {
  const row = { model: 'Refund', differencePesewas: -100, movedAt: clock.now(), fault: 'unknown' as const };
  await db
    .insert(providerMovements)
    .values(
      Array.from({ length: Math.min(many, booksLimits.faultsShown) }, (_, n) => ({ id: n + 1, modelId: n, ...row })),
    );
}

async function keepCards({ db, clock }: Pick<Market, 'db' | 'clock'>, userId: string, many: number): Promise<void> {
  const card = { authorizationCode: 'AUTH', email: 'efua@example.com', brand: 'visa', last4: '4081', expMonth: 12 };
  const times = { createdAt: clock.now(), usedAt: clock.now() };
  const rows = newIds(many).map((id) => ({ id, userId, signature: id, expYear: 2099, ...card, ...times }));
  await db.insert(savedCards).values(rows);
}

const newIds = (many: number) => Array.from({ length: many }, () => crypto.randomUUID());
