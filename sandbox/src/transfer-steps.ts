import type { Approve } from './approval.ts';
import { type TransferStatus, walletOf } from './test-wallets.ts';
import type { Transfer, Transfers } from './transfer-store.ts';
import type { Webhooks } from './webhooks.ts';

/** To a wallet. */
export const transferFee = 100;

const ended: readonly TransferStatus[] = ['failed', 'abandoned', 'blocked', 'rejected', 'reversed'];
const eventNames: Partial<Record<TransferStatus, string>> = {
  blocked: 'failed',
  rejected: 'failed',
  abandoned: 'failed',
};

type NewTransfer = Pick<Transfer, 'amount' | 'reference' | 'recipient' | 'reason'>;

interface Deps {
  transfers: Transfers;
  webhooks: Webhooks;
  approve: Approve;
  now: () => number;
}

/** The steps of a transfer, which its wallet decides. */
export function createTransferSteps({ transfers, webhooks, approve, now }: Deps) {
  const wallet = (one: Transfer) => walletOf(numberIn(one.recipient));

  function become(one: Transfer, status: TransferStatus): void {
    if (one.status === status || ended.includes(one.status)) return;
    // Only money that has left can come back.
    if (status === 'reversed' && one.status !== 'success') return;
    const { reason = 'It was declined', webhookCount = 1 } = wallet(one);
    transfers.change(one, {
      status,
      stepAt: null,
      ...(status === 'success' && { paidAt: now() }),
      ...(status === 'reversed' && { reversedAt: now() }),
      ...(status === 'failed' && { failure: reason }),
    });
    if (status === 'pending' || status === 'otp') return;
    webhooks.send(`transfer.${eventNames[status] ?? status}`, transferShape(one), webhookCount);
  }

  function scheduleNext(one: Transfer): void {
    const next = wallet(one).steps[one.step + 1];
    if (!next || ended.includes(one.status)) return;
    const [status, ms] = next;
    const stepAt = one.stepAt ?? now() + ms;
    transfers.change(one, { stepAt });
    webhooks.later(Math.max(0, stepAt - now()), () => {
      transfers.change(one, { step: one.step + 1 });
      become(one, status);
      scheduleNext(one);
    });
  }

  // Continues the transfers that a restart interrupted.
  for (const one of transfers.list()) scheduleNext(one);

  /** Makes the transfer, which the approval address may stop. */
  async function start(input: NewTransfer): Promise<Transfer> {
    const one = transfers.add({ ...input, fee: transferFee, createdAt: now() });
    const verdict = await approve(transferShape(one));
    if (verdict !== 'approved') {
      become(one, verdict);
      return one;
    }
    const [status] = wallet(one).steps[0] ?? ['pending'];
    become(one, status);
    scheduleNext(one);
    // The webhook is on its way now; the answer waits until it has arrived.
    if (wallet(one).isWebhookFirst) await new Promise((done) => setTimeout(done, 300));
    return one;
  }

  return { start, become };
}

export type TransferSteps = ReturnType<typeof createTransferSteps>;

/** A recipient's code contains its number, so recipients need not be stored. */
export function numberIn(recipient: string): string {
  return recipient.slice(-10);
}

export function transferShape(one: Transfer) {
  return {
    id: one.id,
    domain: 'test',
    amount: one.amount,
    currency: 'GHS',
    source: 'balance',
    reason: one.reason,
    reference: one.reference,
    transfer_code: one.code,
    status: one.status,
    failures: one.failure,
    // It is given back with the money.
    fee_charged: one.paidAt === null || one.reversedAt !== null ? 0 : one.fee,
    recipient: { recipient_code: one.recipient, details: { account_number: numberIn(one.recipient) } },
    created_at: new Date(one.createdAt).toISOString(),
  };
}
