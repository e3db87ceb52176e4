import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@besesaka/sdk';
import { z } from 'zod';

const event = z.object({
  id: z.string(),
  type: z.string(),
  seq: z.number().optional(),
  data: z.object({
    order: z.object({ order_id: z.string(), version: z.number() }).optional(),
    message: z.object({ conversation_id: z.string(), number: z.number() }).optional(),
  }),
});

export interface Delivery {
  id: string;
  seq: number;
  /** What must arrive in order, and the place in this order. */
  subject: string;
  place: number;
  isAccepted: boolean;
}

/** The server of one integrator. */
export interface Mailbox {
  url: string;
  secret: string;
  deliveries: Delivery[];
  unsigned: number;
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** It fails at every fifth event at first, so that those have to be sent again. */
const isFailing = (seq: number) => seq % 5 === 0;

export async function startReceiver() {
  const mailboxes: Mailbox[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const mailbox = mailboxes[Number(request.url?.slice(1))];
    if (!mailbox) return response.writeHead(404).end();
    const { id, type, seq = 0, data } = event.parse(JSON.parse(body));
    if (type === 'endpoint.test') return response.end(body);
    if (!(await verifyWebhook({ secret: mailbox.secret, headers: request.headers, body }))) mailbox.unsigned += 1;
    const isFirst = !mailbox.deliveries.some((known) => known.seq === seq);
    const isAccepted = !(isFirst && isFailing(seq));
    const { order, message } = data;
    const subject = order?.order_id ?? message?.conversation_id ?? '';
    mailbox.deliveries.push({ id, seq, subject, place: order?.version ?? message?.number ?? 0, isAccepted });
    return response.writeHead(isAccepted ? 204 : 500).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    mailboxes,
    open(): Mailbox {
      const mailbox = { url: `http://127.0.0.1:${port}/${mailboxes.length}`, secret: '', deliveries: [], unsigned: 0 };
      mailboxes.push(mailbox);
      return mailbox;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
