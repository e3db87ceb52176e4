import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const { SITE = 'SITE_ADDRESS', TOKEN } = process.env;
const authorization = `Bearer ${TOKEN}`;
const url = `${SITE.replace(/^http/, 'ws')}/graphql`;
const query = `subscription Orders($after: Int) { inbox(after: $after) {
  ... on InboxEvent { seq }
  ... on InboxReset { seq }
  ... on OrderPlaced { order { id buyerName total { amount currency } } }
} }`;

class Socket extends WebSocket {
  constructor(address, protocol) {
    super(address, protocol, { handshakeTimeout: 20_000 });
  }
}

let silence;
const client = createClient({
  url,
  webSocketImpl: Socket,
  connectionParams: { authorization },
  connectionAckWaitTimeout: 20_000,
  retryAttempts: 0,
  keepAlive: 12_000,
  on: {
    // A connection whose pings are not answered is dead, even if nothing says so.
    ping: (isReceived) => isReceived || (silence = setTimeout(() => client.terminate(), 5_000)),
    pong: (isReceived) => isReceived && clearTimeout(silence),
    closed: () => clearTimeout(silence),
  },
});
let after = null;
for (;;) {
  try {
    after ??= (await client.iterate({ query: '{ inboxSeq }' }).next()).value.data.inboxSeq;
    console.log(`Waiting for orders after event ${after} ...`);
    for await (const { data, errors } of client.iterate({ query, variables: { after } })) {
      if (errors) throw errors;
      after = data.inbox.seq;
      if (data.inbox.order) console.log(data.inbox.order);
    }
  } catch (error) {
    if (error.code === 4403) throw new Error('The token has ended or was revoked. Create another one.');
    if (Array.isArray(error)) throw new Error(error[0].message);
  }
  await delay(2_000);
}
