import { oauthWorld } from '@besesaka/marketplace/tests/oauth-world.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, serviceSecret, startBff, type TestBff } from './bff.ts';
import { openRawSocket } from './raw-socket.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;

beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

async function logIn() {
  const { id, email } = await market.world.createUser();
  const client = market.client();
  await client.post('/api/login', { email, password });
  const access = client.cookies.get('access') ?? '';
  return { id, client, cookie: `access=${access}`, authorization: `Bearer ${access}` };
}

/** Opens a socket that asks who its user is and follows the inbox. */
async function openInbox(options: Parameters<typeof openRawSocket>[1]) {
  const socket = await openRawSocket(bff.url, options);
  socket.subscribe('me', '{ viewer { user { id } } }');
  socket.subscribe('inbox', 'subscription { inbox(after: 0) { __typename } }');
  return socket;
}

const userOf = ({ messages }: Awaited<ReturnType<typeof openInbox>>) =>
  messages.find(({ id, type }) => id === 'me' && type === 'next')?.payload;

test('a socket uses the token of its first message instead of the cookies, and closes when that session ends', async () => {
  const [one, other] = [await logIn(), await logIn()];
  const socket = await openInbox({ authorization: one.authorization, cookie: other.cookie });
  await eventually(() => userOf(socket) !== undefined);
  expect(userOf(socket)).toMatchObject({ data: { viewer: { user: { id: one.id } } } });
  await one.client.post('/api/logout');
  await eventually(() => socket.closedWith === 4403);
});

test('an invalid token in the first message closes the socket, also beside valid cookies', async () => {
  const { cookie } = await logIn();
  for (const authorization of ['Bearer nonsense', 'Basic YTpi', '', 7, null, { a: 1 }]) {
    const socket = await openInbox({ authorization, cookie });
    await eventually(() => socket.closedWith === 4403);
  }
});

test('a page of another site opens a socket with a token, and not with cookies or as a visitor', async () => {
  const { id, authorization, cookie } = await logIn();
  for (const origin of ['https://partner.example', 'null']) {
    for (const refused of [await openInbox({ origin, cookie }), await openInbox({ origin })])
      await eventually(() => refused.closedWith === 4403);
    const socket = await openInbox({ origin, authorization, cookie });
    await eventually(() => userOf(socket) !== undefined);
    expect(userOf(socket)).toMatchObject({ data: { viewer: { user: { id } } } });
    socket.ws.close();
  }
});

test("an app's token opens a socket with the events of its scopes, which closes when the user disconnects the app", async () => {
  const { app, user, connect } = oauthWorld(() => market);
  const [one, who] = [await app(), await user()];
  const { access } = await connect(one, who);
  const socket = await openInbox({ origin: 'https://planner.example', authorization: `Bearer ${access}` });
  await eventually(() => userOf(socket) !== undefined);
  expect(userOf(socket)).toMatchObject({ data: { viewer: { user: { id: who.id } } } });
  socket.subscribe('sessions', 'subscription { sessionStarted { __typename } }');
  await eventually(() => JSON.stringify(socket.messages).includes('SCOPE_MISSING'));
  expect(socket.closedWith).toBeNull();
  expect((await who.browser.delete(`/api/oauth/connected-apps/${one.id}`)).status).toBe(200);
  await eventually(() => socket.closedWith === 4403);
});
