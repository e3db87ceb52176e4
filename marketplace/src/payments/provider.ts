import { localPhone } from '@besesaka/schema/kernel/phone.ts';
import { isLoopback } from '@besesaka/schema/kernel/server-limits.ts';
import { paymentChannel, type WalletNetwork } from '@besesaka/schema/payments/limits.ts';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';

/** The fields of the provider's transaction that we rely on. The provider adds others freely. */
export const transaction = z.looseObject({
  id: z.number().int().optional(),
  status: z.string(),
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  channel: z.enum(paymentChannel.values).catch('other').nullish(),
  fees: z.number().int().min(0).nullish(),
  gateway_response: z.string().nullish(),
  message: z.string().nullish(),
  /** The network's instruction for the payer. */
  display_text: z.string().nullish(),
  metadata: z.unknown().optional(),
  authorization: z.unknown().optional(),
  customer: z.unknown().optional(),
});
export type Transaction = z.infer<typeof transaction>;

const opened = z.object({ authorization_url: z.url().refine(isSafePage), reference: z.string() });
const envelope = z.object({
  status: z.boolean(),
  message: z.string().default(''),
  data: z.unknown().optional(),
  code: z.string().optional(),
});

/** Users are redirected there, so it must be https, except for a sandbox on this machine. */
function isSafePage(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

export type Call = Pick<Config, 'paystack'> & { signal: AbortSignal };

interface Opening {
  reference: string;
  email: string;
  amountPesewas: number;
  callbackUrl: string;
  metadata: object;
}

/** A refusal by the provider is a result. A lost or invalid response throws. */
export async function openTransaction(call: Call, opening: Opening): Promise<{ url: string } | { refusal: string }> {
  const { status, body } = await callProvider(call, 'POST', '/transaction/initialize', {
    email: opening.email,
    amount: opening.amountPesewas,
    currency: 'GHS',
    reference: opening.reference,
    callback_url: opening.callbackUrl,
    channels: ['card', 'mobile_money'],
    metadata: opening.metadata,
  });
  if (status >= 400 && status < 500) return { refusal: body.code ?? body.message };
  const { authorization_url: url, reference } = opened.parse(body.data);
  if (reference !== opening.reference) throw new Error('The provider answered for another reference');
  return { url };
}

/** Null if the provider does not know this reference. */
export async function readTransaction(call: Call, reference: string): Promise<Transaction | null> {
  const { status, body } = await callProvider(call, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`);
  const isUnknown = status === 404 || (status === 400 && body.code === 'transaction_not_found');
  return isUnknown ? null : transaction.parse(body.data);
}

interface Charging {
  reference: string;
  email: string;
  amountPesewas: number;
  authorizationCode: string;
  metadata: object;
}

/** Charges a saved card. A refusal is a failed transaction; a lost response throws. */
export async function chargeAuthorization(call: Call, charging: Charging): Promise<Transaction | null> {
  const { reference, amountPesewas } = charging;
  const { status, body } = await callProvider(call, 'POST', '/transaction/charge_authorization', {
    email: charging.email,
    amount: amountPesewas,
    currency: 'GHS',
    reference,
    authorization_code: charging.authorizationCode,
    metadata: charging.metadata,
  });
  // Another request used the same reference first.
  if (body.code === 'duplicate_reference') return readTransaction(call, reference);
  if (status >= 400)
    return { status: 'failed', reference, amount: amountPesewas, currency: 'GHS', gateway_response: body.message };
  return transaction.parse(body.data);
}

/** The provider's names for the networks, in charges only. */
const chargeNames: Readonly<Record<WalletNetwork, string>> = { mtn: 'mtn', telecel: 'vod', at: 'atl' };

interface WalletCharge extends Omit<Charging, 'authorizationCode'> {
  network: WalletNetwork;
  phone: string;
}

/** Asks a wallet to pay. A refusal is a failed transaction; a lost response throws. */
export async function chargeWallet(call: Call, charging: WalletCharge): Promise<Transaction> {
  const { reference, amountPesewas, network } = charging;
  const { status, body } = await callProvider(call, 'POST', '/charge', {
    email: charging.email,
    amount: amountPesewas,
    currency: 'GHS',
    reference,
    metadata: charging.metadata,
    mobile_money: { phone: localPhone(charging.phone), provider: chargeNames[network] },
  });
  return chargeFound(status, body, { reference, amountPesewas });
}

/** Passes on the code that the network asked the payer for. */
export async function submitCode(call: Call, charge: { reference: string; amountPesewas: number }, otp: string) {
  const { status, body } = await callProvider(call, 'POST', '/charge/submit_otp', { otp, reference: charge.reference });
  return chargeFound(status, body, charge);
}

/** Null if the provider does not know this charge. */
export async function readCharge(
  call: Call,
  charge: { reference: string; amountPesewas: number },
): Promise<Transaction | null> {
  const { status, body } = await callProvider(call, 'GET', `/charge/${encodeURIComponent(charge.reference)}`);
  const isUnknown = status === 404 || (status === 400 && body.code === 'transaction_not_found');
  return isUnknown ? null : chargeFound(status, body, charge);
}

/** A charge that is not paid yet may lack amount and currency, which matter only once it is. */
function chargeFound(
  status: number,
  body: z.infer<typeof envelope>,
  { reference, amountPesewas: amount }: { reference: string; amountPesewas: number },
): Transaction {
  const known = { reference, amount, currency: 'GHS' };
  if (status >= 400) return { ...known, status: 'failed', gateway_response: body.message };
  const { status: state } = z.looseObject({ status: z.string() }).parse(body.data);
  return state === 'success' ? transaction.parse(body.data) : transaction.parse({ ...known, ...Object(body.data) });
}

/** The fields of the provider's refund that we rely on. */
export const refundFound = z.object({
  id: z.number().int(),
  transaction: z.union([z.number().int(), z.object({ id: z.number().int() }).transform(({ id }) => id)]),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
});
export type RefundFound = z.infer<typeof refundFound>;

interface RefundRequest {
  paymentId: string;
  amount: number;
  customerNote: string;
  merchantNote: string;
}

/** A refusal by the provider is a result. A lost or invalid response throws. */
export async function askForRefund(
  call: Call,
  request: RefundRequest,
): Promise<{ found: RefundFound } | { refusal: string }> {
  const { status, body } = await callProvider(call, 'POST', '/refund', {
    transaction: request.paymentId,
    amount: request.amount,
    customer_note: request.customerNote,
    merchant_note: request.merchantNote,
  });
  return status >= 400 ? { refusal: body.message || 'It refused' } : { found: refundFound.parse(body.data) };
}

/** All refunds of a payment, newest first. */
export async function listRefunds(call: Call, paymentId: string): Promise<RefundFound[]> {
  const id = (await readTransaction(call, paymentId))?.id;
  if (id === undefined) return [];
  const { status, body } = await callProvider(call, 'GET', `/refund?transaction=${id}`);
  if (status >= 400) throw new Error(`The provider answered ${status} when it listed refunds`);
  const all = z.array(refundFound).parse(body.data);
  return all.filter(({ transaction }) => transaction === id).sort((a, b) => b.id - a.id);
}

/** One call to the provider. A 5xx, 401, 403 or 429 throws, because its outcome is unknown. */
export async function callProvider(
  { paystack, signal }: Call,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) {
  if (!paystack.secretKey) throw new Error('PAYSTACK_SECRET_KEY is not set');
  const response = await fetch(paystack.apiUrl + path, {
    method,
    signal,
    redirect: 'error',
    headers: {
      authorization: `Bearer ${paystack.secretKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  // On 5xx, 401, 403 and 429 the outcome is unknown, so throw.
  if (status >= 500 || status === 401 || status === 403 || status === 429) {
    await response.body?.cancel();
    throw new Error(`The provider answered ${status} to ${method} ${path.split('/').slice(0, 3).join('/')}`);
  }
  return { status, body: envelope.parse(await response.json()) };
}
