import { type AddressChangeInput, type AddressInput, addressTexts } from '@besesaka/schema/accounts/address-book.ts';
import { addressLimits } from '@besesaka/schema/accounts/limits.ts';
import { addAddress as addOperation } from '@besesaka/schema/accounts/own-data-operations.ts';
import { type AddressBook, bookedAddress } from '@besesaka/schema/accounts/resources.ts';
import { camelKeys } from '@besesaka/schema/kernel/names.ts';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { addresses, users } from '#accounts/tables.ts';
import { contentVersion, requireVersion } from '#platform/base/content-version.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { pickFields } from '#platform/base/pick-fields.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, OutsideCtx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';

const plainOf = pickFields(bookedAddress.omit({ version: true }));
const changeRule = { name: 'address-changes', times: 60, seconds: 60 * 60 };

/** Lists the default address first, then the others in order of creation. */
export async function readAddresses({ ctx }: { ctx: Ctx }): Promise<AddressBook> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
  return { results: rows.map((row) => ({ ...plainOf(row), version: addressVersion(row) })) };
}

interface Addition {
  ctx: OutsideCtx;
  input: AddressInput & { key?: string | undefined };
}

/** The first address always becomes the default. */
export function addAddress({ ctx, input: { key, ...input } }: Addition): Promise<AddressBook> {
  const add = async (tx: Tx, userId: string) => {
    const [known] = await tx.db.select({ n: count() }).from(addresses).where(eq(addresses.userId, userId));
    const there = known?.n ?? 0;
    if (there >= addressLimits.perUser) throw new Refused(addressTexts.tooMany);
    const isDefault = there === 0 || input.is_default === true;
    if (isDefault) await noDefault(tx, userId);
    await tx.db.insert(addresses).values({ id: newId(), userId, ...columnsOf(input), isDefault, createdAt: tx.now });
  };
  return changing(ctx, add, attemptOf(addOperation, key, input));
}

interface Change {
  ctx: OutsideCtx;
  input: { id: string; address: AddressChangeInput };
}

/** One address is always the default. To change that, make another one the default. */
export function changeAddress({
  ctx,
  input: {
    id,
    address: { version, ...address },
  },
}: Change): Promise<AddressBook> {
  return changing(ctx, async (tx, userId) => {
    requireVersion(version, addressVersion(await requireOwn(tx, userId, id)));
    const makesDefault = address.is_default === true;
    if (makesDefault) await noDefault(tx, userId);
    await tx.db
      .update(addresses)
      .set({ ...columnsOf(address), ...(makesDefault && { isDefault: true }) })
      .where(eq(addresses.id, id));
  });
}

/** When the default is removed, the oldest remaining address becomes the default. */
export function removeAddress({ ctx, input }: { ctx: OutsideCtx; input: { id: string } }): Promise<AddressBook> {
  return changing(ctx, async (tx, userId) => {
    const { isDefault } = await requireOwn(tx, userId, input.id);
    await tx.db.delete(addresses).where(eq(addresses.id, input.id));
    if (!isDefault) return;
    const [next] = await tx.db
      .select({ id: addresses.id })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(asc(addresses.createdAt), asc(addresses.id))
      .limit(1);
    if (next) await tx.db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  });
}

async function changing(
  ctx: OutsideCtx,
  work: (tx: Tx, userId: string) => Promise<void>,
  attempt?: ReturnType<typeof attemptOf>,
): Promise<AddressBook> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, changeRule);
  const change = async (tx: Tx) => {
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await work(tx, userId);
    return {};
  };
  await (attempt ? answerOnce(ctx, attempt, change) : inTransaction(ctx, change));
  return readAddresses({ ctx });
}

async function requireOwn({ db }: Ctx, userId: string, id: string) {
  if (!isUuid(id)) throw new NotFound();
  const [own] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  if (!own) throw new NotFound();
  return own;
}

/** Making another address the default is no change of this one. */
function addressVersion({ isDefault: _, ...words }: typeof addresses.$inferSelect): string {
  return contentVersion(words);
}

async function noDefault({ db }: Ctx, userId: string): Promise<void> {
  const theDefault = and(eq(addresses.userId, userId), eq(addresses.isDefault, true));
  await db.update(addresses).set({ isDefault: false }).where(theDefault);
}

function columnsOf(address: AddressInput) {
  const { isDefault: _, landmark = '', ...columns } = camelKeys(address);
  return { ...columns, landmark };
}
