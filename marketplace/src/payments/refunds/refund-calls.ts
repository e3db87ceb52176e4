import { z } from 'zod';
import { ask, type Call, readTransaction } from '#payments/provider.ts';

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
  const { status, body } = await ask(call, 'POST', '/refund', {
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
  const { status, body } = await ask(call, 'GET', `/refund?transaction=${id}`);
  if (status >= 400) throw new Error(`The provider answered ${status} when it listed refunds`);
  const all = z.array(refundFound).parse(body.data);
  return all.filter(({ transaction }) => transaction === id).sort((a, b) => b.id - a.id);
}
