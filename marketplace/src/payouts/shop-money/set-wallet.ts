import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { walletNetwork } from '@besesaka/schema/payments/limits.ts';
import type { PayoutWalletInput } from '@besesaka/schema/payouts/shop-money/inputs.ts';
import { shopMoneyLimits as limits } from '@besesaka/schema/payouts/shop-money/limits.ts';
import { shopMoneyTexts as texts } from '@besesaka/schema/payouts/shop-money/texts.ts';
import { eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { hourMs } from '#platform/base/clock.ts';
import { InvalidInput, NotFound, Unavailable } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { lockShop } from '#shops/lock-shop.ts';
import { currentWallet, findOwnShopId } from './balance.ts';
import { createRecipient, deleteRecipient, findOwnerName } from './provider-transfers.ts';
import { isSameName } from './rules.ts';
import { closeUnsent } from './settle-payout.ts';
import { type PayoutWalletRow, payoutWallets } from './tables.ts';
import { toWallet } from './views.ts';

interface Checked extends PayoutWalletInput {
  isNameConfirmed: boolean;
  recipientCode: string;
}

/** Sets the wallet for payouts. Its name is that of the verified seller, as far as the network knows it. */
export async function setPayoutWallet({ ctx, input }: { ctx: Ctx; input: PayoutWalletInput }) {
  const shopId = await findOwnShopId(ctx);
  const current = await currentWallet(ctx, shopId);
  if (current && !current.refusedAt && current.network === input.network && current.phone === input.phone)
    return toWallet(current, ctx.now);
  const checked = await check(ctx, input);
  const row = await inTransaction(ctx, (tx) => replace(tx, checked));
  if (current) await forget(ctx, current);
  return toWallet(row, ctx.now);
}

async function check(ctx: Ctx, input: PayoutWalletInput): Promise<Checked> {
  const { userId } = requireViewer(ctx);
  const [user] = await ctx.db.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId));
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  try {
    const name = await findOwnerName(call, input, ctx.now);
    if (name && !isSameName(name, user?.fullName ?? '')) throw new InvalidInput({ phone: [texts.otherOwner] });
    const accountName = name ?? input.account_name;
    const recipient = await createRecipient(call, { ...input, name: accountName }, ctx.now);
    if ('refusal' in recipient) throw new InvalidInput({ phone: [recipient.refusal] });
    return { ...input, account_name: accountName, isNameConfirmed: name !== null, recipientCode: recipient.code };
  } catch (error) {
    if (error instanceof InvalidInput) throw error;
    ctx.log.warn({ err: error }, 'could not check a wallet at the provider');
    throw new Unavailable(texts.walletUnreachable);
  }
}

async function replace(tx: Tx, wallet: Checked): Promise<PayoutWalletRow> {
  const { userId } = requireViewer(tx);
  const shop = await lockShop(tx, userId);
  if (!shop) throw new NotFound(texts.shopNeeded);
  const earlier = await tx.db
    .select({ id: payoutWallets.id, supersededAt: payoutWallets.supersededAt })
    .from(payoutWallets)
    .where(eq(payoutWallets.shopId, shop.id));
  const current = earlier.filter(({ supersededAt }) => supersededAt === null).map(({ id }) => id);
  await tx.db.update(payoutWallets).set({ supersededAt: tx.now }).where(inArray(payoutWallets.id, current));
  await closeUnsent(tx, shop.id);
  const isFirst = earlier.length === 0;
  const values = {
    id: newId(),
    shopId: shop.id,
    network: wallet.network,
    phone: wallet.phone,
    accountName: wallet.account_name,
    isNameConfirmed: wallet.isNameConfirmed,
    recipientCode: wallet.recipientCode,
    createdAt: tx.now,
    usableAt: isFirst ? tx.now : new Date(tx.now.getTime() + limits.walletWaitHours * hourMs),
  };
  const [row] = await tx.db.insert(payoutWallets).values(values).returning();
  if (!row) throw new Error('no wallet was inserted');
  notifyOwner(tx, row, isFirst);
  return row;
}

/** Reaches the owner if another person has the password. */
function notifyOwner(tx: Tx, { id, network, phone }: PayoutWalletRow, isFirst: boolean): void {
  const wallet = `${walletNetwork.labels[network]} ${localPhone(phone)}`;
  const text = isFirst
    ? `Payouts of your shop go to ${wallet} from now on.`
    : `Payouts of your shop go to ${wallet}, ${limits.walletWaitHours} hours from now. Until then nothing is paid out.`;
  const warning = 'If this was not you, change your password now, and set your wallet again.';
  tx.notify({
    to: requireViewer(tx).userId,
    source: 'seller',
    kind: 'payment',
    key: `payout-wallet:${id}`,
    content: { title: 'Wallet for payouts set', text: `${text} ${warning}` },
    link: '/dashboard/shop/money',
    mail: { paragraphs: [text, warning], action: 'Open your money' },
  });
}

/** The provider has no more use for it; a failure does no harm. */
async function forget(ctx: Ctx, { recipientCode }: PayoutWalletRow): Promise<void> {
  const call = { paystack: ctx.config.paystack, signal: AbortSignal.timeout(ctx.config.outsideCallMs) };
  await deleteRecipient(call, recipientCode).catch((error: unknown) =>
    ctx.log.info({ err: error }, 'could not delete a recipient at the provider'),
  );
}
