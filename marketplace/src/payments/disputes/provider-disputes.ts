import type { DisputeAnswer } from '@besesaka/schema/payments/limits.ts';
import { z } from 'zod';
import { type Call, callProvider } from '#payments/provider.ts';
import type { Evidence } from '#payments/seller.ts';
import { dayOf } from '#platform/base/clock.ts';

interface Sent extends Evidence {
  email: string;
  text: string;
}

/** Returns the provider's id of the evidence; null if it takes no evidence any more. */
export async function addEvidence(call: Call, disputeId: number, sent: Sent): Promise<number | null> {
  const { status, body } = await callProvider(call, 'POST', `/dispute/${disputeId}/evidence`, {
    customer_email: sent.email,
    customer_name: sent.customerName,
    customer_phone: sent.customerPhone,
    service_details: sent.text,
    ...(sent.address && { delivery_address: sent.address }),
    ...(sent.deliveredAt && { delivery_date: dayOf(sent.deliveredAt) }),
  });
  return status >= 400 ? null : z.looseObject({ id: z.number().int() }).parse(body.data).id;
}

const upload = z.looseObject({ signedUrl: z.url(), fileName: z.string() });

/** A decline needs a file. Returns its name at the provider. */
async function uploadEvidence(call: Call, disputeId: number, text: string): Promise<string> {
  const name = `besesaka-${disputeId}.txt`;
  const { status, body } = await callProvider(call, 'GET', `/dispute/${disputeId}/upload_url?upload_filename=${name}`);
  if (status >= 400) throw new Error(`The provider answered ${status} when it was asked where to put evidence`);
  const { signedUrl, fileName } = upload.parse(body.data);
  const headers = { 'content-type': 'text/plain' };
  const put = await fetch(signedUrl, { method: 'PUT', body: text, headers, signal: call.signal, redirect: 'error' });
  await put.body?.cancel();
  if (!put.ok) throw new Error(`The evidence was not taken: ${put.status}`);
  return fileName;
}

interface Answer {
  answer: DisputeAnswer;
  message: string;
  amount: number;
  evidence: { id: number | null; text: string };
}

/** Returns false if the provider refuses the answer, for example because it has one. */
export async function resolveDispute(call: Call, disputeId: number, sent: Answer): Promise<boolean> {
  const { answer, message, amount, evidence } = sent;
  const isDeclined = answer === 'decline';
  const { status } = await callProvider(call, 'PUT', `/dispute/${disputeId}/resolve`, {
    resolution: isDeclined ? 'declined' : 'merchant-accepted',
    message,
    refund_amount: isDeclined ? 0 : amount,
    uploaded_filename: await uploadEvidence(call, disputeId, evidence.text),
    ...(evidence.id !== null && { evidence: evidence.id }),
  });
  return status < 400;
}

/** As in the webhook; null if the provider does not know it. */
export async function readDispute(call: Call, disputeId: number): Promise<unknown> {
  const { status, body } = await callProvider(call, 'GET', `/dispute/${disputeId}`);
  return status >= 400 ? null : body.data;
}
