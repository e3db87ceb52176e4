import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { createPassage } from '@besesaka/marketplace/tests/world/passage.ts';
import { createClient, succeeded } from '@besesaka/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey, demoPassword, placeOrder } from '#by-sdk.ts';
import { startDemoSite } from '#demo-site.ts';
import { freePort } from '#server-process.ts';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const samples = new URL('../../docs/developers/samples/', import.meta.url);
const [buyer, seller] = ['buyer@besesaka.test', 'seller@besesaka.test'];

let site: Awaited<ReturnType<typeof startDemoSite>>;
/** The server that gets the webhooks. */
let hookPort: number;
/** A folder with nothing of ours but the package, as the site serves it, and with the samples of the guide. */
let stranger: string;
const installed = (name = '') => join(stranger, 'node_modules/@besesaka/sdk', name);

beforeAll(async () => {
  hookPort = await freePort();
  site = await startDemoSite({ WEBHOOK_LOOPBACK_PORTS: String(hookPort) });
  stranger = await mkdtemp(join(tmpdir(), 'besesaka-stranger-'));
  await writeFile(join(stranger, 'package.json'), '{ "type": "module" }');
  // `ws` comes from our packages, so that the test needs no registry.
  const wanted = [`${site.url}/graphql/sdk.tgz`, join(packages, 'ws')];
  await run('npm', ['install', '--install-links', '--no-audit', '--no-fund', ...wanted], { cwd: stranger });
  await cp(samples, stranger, { recursive: true });
}, 180_000);
afterAll(async () => {
  await site.close();
  await rm(stranger, { recursive: true, force: true });
});

/** Runs a sample of the guide until it is stopped. */
function runSample(name: string, env: Record<string, string>, ...args: string[]) {
  const terminal = spawn(process.execPath, [join(stranger, name), ...args], {
    env: { ...process.env, SITE: site.url, ...env },
  });
  let printed = '';
  for (const stream of [terminal.stdout, terminal.stderr]) stream.on('data', (text) => (printed += text));
  const prints = async (text: string) => {
    await expect.poll(() => printed).toContain(text);
    return printed;
  };
  const ended = new Promise((done) => terminal.once('exit', done));
  const stop = () => {
    terminal.kill();
    return ended;
  };
  return { prints, stop };
}

test('the package has at most 15 kB without its types, and brings no other than the optional ws', async () => {
  const names = await readdir(installed(), { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile() && !one.name.endsWith('.d.ts'));
  const contents = await Promise.all(files.map((one) => readFile(join(one.parentPath, one.name))));
  expect(gzipSync(Buffer.concat(contents)).length).toBeLessThan(15_000);
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(installed('package.json'), 'utf8'));
  expect([dependencies, Object.keys(optionalDependencies)]).toEqual([undefined, ['ws']]);
});

/** Both compilers in the deep run: the older one takes six seconds. */
test.each(isDeep() ? ['typescript', 'typescript-7'] : ['typescript-7'])(
  '%s reads the types of documents from their text',
  async (compiler) => {
    await cp(new URL('../stranger/', import.meta.url), stranger, { recursive: true });
    const tsc = join(packages, compiler, 'bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', stranger, '--listFiles']).catch((error) => error);
    expect(stdout).not.toContain('error TS');
    expect(stdout).toContain(join(stranger, 'types.ts'));
  },
);

test("the guide's programs print a new order, by token and by a signed webhook", async () => {
  const { session, token, revoke } = await createApiKey(site.url, seller, 'ORDERS_READ');
  const { createWebhookEndpoint: payload } = await session.query(
    `mutation Create($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) { endpoint { id } secret errors { code message } }
    }`,
    { input: { name: 'Printer', url: `http://127.0.0.1:${hookPort}/`, events: ['ORDER_PLACED'] } },
  );
  const { endpoint, secret } = succeeded(payload);
  const byToken = runSample('orders.mjs', { TOKEN: token });
  const byHook = runSample('receive.mjs', { SECRET: secret ?? '', PORT: String(hookPort) });
  await byToken.prints('Waiting for orders');
  await byHook.prints('Waiting for events');
  await session.query(
    'mutation Try($id: ID!) { sendTestWebhook(input: { webhookEndpointId: $id }) { errors { code } } }',
    { id: endpoint?.id ?? '' },
  );
  await byHook.prints('challenge');
  const id = String(await placeOrder(site.url));
  expect(await byToken.prints(id)).toContain("currency: 'GHS'");
  expect(await byHook.prints(id)).toContain('order.placed');
  await byHook.stop();
  await revoke();
  await byToken.prints('The token has ended or was revoked');
}, 60_000);

test('besesaka listen forwards a new order, signed with the secret that it prints, and replays it', async () => {
  const { token } = await createApiKey(site.url, seller, 'ORDERS_READ', 'WEBHOOKS_READ');
  const forward = `http://127.0.0.1:${hookPort}/`;
  const listen = (...more: string[]) => {
    const args = ['listen', '--forward', forward, '--events', 'order.placed', ...more];
    return runSample('node_modules/.bin/besesaka', { TOKEN: token }, ...args);
  };
  const receive = (secret: string) => runSample('receive.mjs', { SECRET: secret, PORT: String(hookPort) });
  const listening = listen();
  const [, secret = ''] = /Secret: (\S+)/.exec(await listening.prints('Forwarding order.placed')) ?? [];
  const receiver = receive(secret);
  await receiver.prints('Waiting for events');
  const id = String(await placeOrder(site.url));
  expect(await receiver.prints(id)).toContain(`${site.url}/dashboard/orders/${id}`);
  const [, seq = ''] = / {2}200 {2}order.placed {2}(\d+) {2}/.exec(await listening.prints('  200  order.placed')) ?? [];
  await Promise.all([receiver.stop(), listening.stop()]);
  const again = receive(secret);
  await again.prints('Waiting for events');
  const replaying = listen('--from', seq);
  await again.prints(id);
  await replaying.prints(`  200  order.placed  ${seq}  `);
  await Promise.all([again.stop(), replaying.stop()]);
  await listen('--from', '999999').prints('The last event has the number');
}, 60_000);

test('it reads, pages, reports errors, resumes the inbox, and logs in', async () => {
  const { token } = await createApiKey(site.url, seller, 'ORDERS_READ');
  const program = createClient({ url: site.url, token });
  const { viewer } = await program.query('{ viewer { user { email } } }');
  expect(viewer?.user?.email).toBe(seller);
  const text = `query All($after: String) {
    products(first: 7, after: $after, orderBy: NEWEST) { edges { node { id } } totalCount pageInfo { endCursor hasNextPage } }
  }`;
  const ids = new Set<string>();
  for await (const { id } of program.each(text, {}, ({ products }) => products)) ids.add(id);
  expect(ids.size).toBe((await program.query(text)).products?.totalCount);
  await expect(program.query('{ nothing }')).rejects.toMatchObject({ name: 'ApiError', code: expect.any(String) });
  const revoked = createClient({ url: site.url, token: 'bsk_nonsense' });
  await expect(revoked.query('{ inboxSeq }')).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
    status: expect.any(Number),
    requestId: expect.any(String),
  });
  const before = Number((await program.query('{ inboxSeq }')).inboxSeq);
  const id = await placeOrder(site.url);
  const stop = new AbortController();
  const select = '... on OrderPlaced { order { id } }';
  const events = program.inbox({ select, after: before, signal: stop.signal });
  expect((await events.next()).value).toMatchObject({ __typename: 'OrderPlaced', order: { id } });
  stop.abort();
  expect(await events.next()).toMatchObject({ done: true });
  const user = createClient({ url: site.url, logIn: { email: buyer, password: demoPassword } });
  expect(await user.query('{ viewer { user { email } } }')).toEqual({ viewer: { user: { email: buyer } } });
  const other = createClient({ url: site.url, logIn: { email: buyer, password: 'wrong' } });
  await expect(other.query('{ inboxSeq }')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
}, 60_000);

test('a dead connection is detected, and the missed order arrives', async () => {
  const { token } = await createApiKey(site.url, seller, 'ORDERS_READ');
  const passage = await createPassage(site.url);
  await passage.open();
  const stop = new AbortController();
  try {
    const program = createClient({ url: new URL(passage.url).origin, token, pingSeconds: 0.3 });
    const after = Number((await program.query('{ inboxSeq }')).inboxSeq);
    const select = '... on OrderPlaced { order { id } }';
    const events = program.inbox({ select, after, signal: stop.signal });
    const first = await placeOrder(site.url);
    expect((await events.next()).value).toMatchObject({ order: { id: first } });
    const next = events.next();
    passage.freeze();
    const missed = await placeOrder(site.url);
    expect((await next).value).toMatchObject({ order: { id: missed } });
  } finally {
    stop.abort();
    await passage.close();
  }
}, 60_000);

test('a program that stops while its inbox connects hears nothing of the connection that fails later', async () => {
  const stopping = new AbortController();
  const server = createServer((socket) => {
    stopping.abort();
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const client = createClient({ url: `http://127.0.0.1:${port}`, token: 'bsk_any' });
  // A rejection that no one handles would fail this file.
  expect(await client.inbox({ select: '', after: 0, signal: stopping.signal }).next()).toMatchObject({ done: true });
  server.close();
});
