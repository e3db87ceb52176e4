import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';

interface Deps {
  secretKey: string;
  /** Null: no webhook is sent, as if no address was configured at the provider. */
  webhookUrl: string | null;
  clock: Clock;
}

const pausesMs = [0, 1_000, 5_000, 30_000];

/** Sends webhooks like the provider: signed over the bytes, and repeated until they get a 2xx response. */
export function createWebhooks({ secretKey, webhookUrl, clock }: Deps) {
  async function deliver(url: string, body: string): Promise<boolean> {
    const signature = createHmac('sha512', secretKey).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    return answer?.ok === true;
  }

  function tryFrom(attempt: number, url: string, body: string): void {
    const pause = pausesMs[attempt];
    if (pause === undefined) return;
    clock.later(pause, async () => {
      if (!(await deliver(url, body))) tryFrom(attempt + 1, url, body);
    });
  }

  return {
    later: clock.later,
    send(event: string, data: object, times: number): void {
      if (!webhookUrl) return;
      const body = JSON.stringify({ event, data });
      for (let n = 0; n < times; n += 1) tryFrom(0, webhookUrl, body);
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
