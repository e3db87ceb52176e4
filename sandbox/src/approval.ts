import { createHmac } from 'node:crypto';

const patienceMs = 5_000;

export type Approve = (payload: object) => Promise<'approved' | 'rejected' | 'blocked'>;

/** Asks the merchant before each transfer, if an address is set: 200 approves, 400 rejects, anything else blocks it. */
export function createApproval({ secretKey, url }: { secretKey: string; url: string | null }): Approve {
  return async (payload) => {
    if (!url) return 'approved';
    const body = JSON.stringify(payload);
    const signature = createHmac('sha512', secretKey).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer?.status === 200) return 'approved';
    return answer?.status === 400 ? 'rejected' : 'blocked';
  };
}
