import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import type { WalletNetwork } from '@besesaka/schema/payments/limits.ts';
import { z } from 'zod';
import { type Call, callProvider } from '#payments/provider.ts';
import { createTtlCache } from '#platform/base/ttl-cache.ts';

interface Wallet {
  network: WalletNetwork;
  phone: string;
}

const bank = z.object({ id: z.number().int(), name: z.string(), code: z.string() });
const bankNames: Readonly<Record<WalletNetwork, RegExp>> = {
  mtn: /mtn/i,
  telecel: /telecel|vodafone/i,
  at: /airtel|at ?money/i,
};
/** The provider may change its codes, and asks for a look-up at most once a day. */
const banks = createTtlCache<z.infer<typeof bank>[]>({ seconds: 24 * 60 * 60, max: 10 });

/** The provider names networks by code or number. */
export async function bankOf(call: Call, network: WalletNetwork, now: Date): Promise<z.infer<typeof bank>> {
  const known = await banks.get(call.paystack.apiUrl, now, async () => {
    const { body } = await callProvider(call, 'GET', '/bank?currency=GHS&type=mobile_money');
    return z.array(bank).min(1).parse(body.data);
  });
  const found = known.find(({ name }) => bankNames[network].test(name));
  if (!found) throw new Error(`The provider has no network ${network}`);
  return found;
}

/** The name of the owner in capitals; null if the network does not know it. */
export async function findOwnerName(call: Call, { network, phone }: Wallet, now: Date): Promise<string | null> {
  const { code } = await bankOf(call, network, now);
  const query = new URLSearchParams({ account_number: localPhone(phone), bank_code: code });
  const { status, body } = await callProvider(call, 'GET', `/bank/resolve?${query}`);
  const parsed = z.object({ account_name: z.string().trim().min(1) }).safeParse(body.data);
  return status < 400 && parsed.success ? parsed.data.account_name : null;
}

/** Returns the code of the recipient, or the refusal. */
export async function createRecipient(
  call: Call,
  { network, phone, name }: Wallet & { name: string },
  now: Date,
): Promise<{ code: string } | { refusal: string }> {
  const { status, body } = await callProvider(call, 'POST', '/transferrecipient', {
    type: 'mobile_money',
    name,
    account_number: localPhone(phone),
    bank_code: (await bankOf(call, network, now)).code,
    currency: 'GHS',
  });
  if (status >= 400) return { refusal: body.message };
  return { code: z.object({ recipient_code: z.string() }).parse(body.data).recipient_code };
}

export async function deleteRecipient(call: Call, code: string): Promise<void> {
  await callProvider(call, 'DELETE', `/transferrecipient/${encodeURIComponent(code)}`);
}

const recipient = z.union([
  z.string(),
  z.looseObject({ recipient_code: z.string() }).transform((one) => one.recipient_code),
]);

/** The fields of the provider's transfer that we rely on. */
export const transfer = z.looseObject({
  reference: z.string(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  transfer_code: z.string().nullish(),
  fee_charged: z.number().int().min(0).nullish(),
  failures: z.unknown().optional(),
});
export type Transfer = z.infer<typeof transfer>;

/** What the provider asks us to approve. */
export const transferToApprove = transfer.pick({ reference: true, amount: true, currency: true }).extend({ recipient });

export interface Sending {
  reference: string;
  amountPesewas: number;
  recipientCode: string;
  reason: string;
}

export interface Refusal {
  refusal: 'balance' | 'recipient' | 'other';
  message: string;
}

/** Asks for a transfer. A refusal means that there is none; a lost response throws. */
export async function sendTransfer(call: Call, sending: Sending): Promise<{ found: Transfer } | Refusal> {
  const { status, body } = await callProvider(call, 'POST', '/transfer', {
    source: 'balance',
    amount: sending.amountPesewas,
    recipient: sending.recipientCode,
    reference: sending.reference,
    reason: sending.reason,
    currency: 'GHS',
  });
  if (status < 400) return { found: transfer.parse(body.data) };
  // Another attempt with the same reference was first.
  const earlier = await readTransfer(call, sending.reference);
  if (earlier) return { found: earlier };
  const { message } = body;
  if (/balance is not enough/i.test(message)) return { refusal: 'balance', message };
  return { refusal: body.code === 'invalid_transfer_recipient' ? 'recipient' : 'other', message };
}

/** Null if the provider does not know this reference. */
export async function readTransfer(call: Call, reference: string): Promise<Transfer | null> {
  const { status, body } = await callProvider(call, 'GET', `/transfer/verify/${encodeURIComponent(reference)}`);
  if (status === 404) return null;
  if (status >= 400) throw new Error(`The provider answered ${status} about a transfer`);
  return transfer.parse(body.data);
}

/** Passes on the operator's code. Returns false if the provider refuses it. */
export async function finalizeTransfer(call: Call, transferCode: string, otp: string): Promise<boolean> {
  const { status } = await callProvider(call, 'POST', '/transfer/finalize_transfer', {
    transfer_code: transferCode,
    otp,
  });
  return status < 400;
}
