import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { createPassage } from '@besesaka/marketplace/tests/world/passage.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { createClient, type InboxEvent } from '@besesaka/sdk';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startDemoSite } from '#demo-site.ts';
import { freePort } from '#server-process.ts';

/** External clients: `outside/` imports none of our code and knows only what the site serves. */
const outside = fileURLToPath(new URL('../outside/', import.meta.url));
const generated = `${outside}generated/`;
const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));
const run = promisify(execFile);

/** The server that gets the webhooks. */
let hookPort: number;

let site: Awaited<ReturnType<typeof startDemoSite>>;
beforeAll(async () => {
  hookPort = await freePort();
  site = await startDemoSite({ WEBHOOK_LOOPBACK_PORTS: String(hookPort) });
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated, { recursive: true });
  const rest = await openapiTS(new URL('/api/openapi.json', site.url));
  await writeFile(`${generated}rest.ts`, astToString(rest));
  await generateDocuments();
}, 180_000);
afterAll(() => site.close());

/** Types that codegen's client preset generates from the served schema. */
async function generateDocuments() {
  const schema = `${generated}schema.graphql`;
  await writeFile(schema, await (await fetch(`${site.url}/graphql/schema.graphql`)).text());
  const config = {
    documentMode: 'string',
    useTypeImports: true,
    enumsAsTypes: true,
    importExtension: '.ts',
    defaultScalarType: 'string',
  };
  await generate({
    silent: true,
    schema,
    documents: `${outside}*.ts`,
    generates: { [`${generated}gql/`]: { preset: 'client', presetConfig: { fragmentMasking: false }, config } },
  });
}

const password = 'Akwaaba#2026';
const [buyer, seller] = ['buyer@besesaka.test', 'seller@besesaka.test'];
const product = 'bonwire-kente-stole-adwinasa';

async function client(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [await programOf(`e2e/outside/${name}.ts`), site.url, ...args]);
  return stdout.trim();
}

/** A user's session, by the API. */
async function logIn(email: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password, answers_tokens: true });
  const { tokens } = await (await fetch(`${site.url}/api/login`, { method: 'POST', headers, body })).json();
  const authorized = { ...headers, authorization: `Bearer ${tokens.access_token}` };
  return {
    async post(path: string, input: object) {
      const init = { method: 'POST', headers: authorized, body: JSON.stringify(input) };
      return (await fetch(`${site.url}${path}`, init)).json();
    },
    remove: (path: string) => fetch(`${site.url}${path}`, { method: 'DELETE', headers: authorized }),
  };
}

/** Runs the first shell lines of a page of the guide. */
async function inShell(page: string, token: string): Promise<string> {
  const text = await readFile(new URL(`../../docs/developers/${page}.md`, import.meta.url), 'utf8');
  const [, lines = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(text) ?? [];
  const { stdout } = await run('sh', ['-c', lines.replaceAll('SITE', site.url).replaceAll('bsk_...', token)], {
    env: { ...process.env, TOKEN: token },
  });
  return stdout;
}

/** Runs a sample of the guide until it is stopped, with shorter pauses if the test says so. */
async function runSample(name: string, env: Record<string, string>, pauses: Record<string, string> = {}) {
  const file = `${generated}${name}`;
  const sample = new URL(`../../docs/developers/samples/${name}`, import.meta.url);
  const text = await readFile(sample, 'utf8');
  await writeFile(
    file,
    text.replaceAll(/\b\d+_000\b/g, (pause) => pauses[pause] ?? pause),
  );
  const terminal = spawn(process.execPath, [file], { env: { ...process.env, SITE: site.url, ...env } });
  let printed = '';
  for (const stream of [terminal.stdout, terminal.stderr]) stream.on('data', (text) => (printed += text));
  const prints = (words: string) =>
    new Promise<string>((done) => {
      const look = () => printed.includes(words) && done(printed);
      terminal.stdout.on('data', look);
      terminal.stderr.on('data', look);
      look();
    });
  return { prints, stop: () => terminal.kill() };
}

test("the guide's programs print a new order, by token and by a signed webhook", async () => {
  const { post, remove } = await logIn(seller);
  const token = await post('/api/api-keys', { name: 'Printer', scopes: ['orders:read'], days: 30 });
  const hook = { name: 'Printer', url: `http://127.0.0.1:${hookPort}/`, events: ['order.placed'] };
  const { secret, id: hookId } = await post('/api/webhook-endpoints', hook);
  const byToken = await runSample('orders.mjs', { TOKEN: token.secret });
  const byHook = await runSample('receive.mjs', { SECRET: secret, PORT: String(hookPort) });
  await byToken.prints('Waiting for orders');
  await byHook.prints('Waiting for events');
  await post(`/api/webhook-endpoints/${hookId}/test`, {});
  await byHook.prints('challenge');
  // The subscription begins a moment after the program says so.
  await new Promise((done) => setTimeout(done, 500));
  const id = await client('order-by-rest', buyer, password, product);
  expect(await byToken.prints(id)).toContain("currency: 'GHS'");
  expect(await byHook.prints(id)).toContain('order.placed');
  byHook.stop();
  const ended = byToken.prints('The token has ended or was revoked');
  await remove(`/api/api-keys/${token.id}`);
  await ended;
}, 60_000);

test('the curl commands of the guide work as printed: a first response, the orders of a token, a first order', async () => {
  const { post } = await logIn(buyer);
  const { secret } = await post('/api/api-keys', { name: 'Terminal', scopes: ['orders:write'], days: 30 });
  expect(JSON.parse(await inShell('index', secret)).data.products.edges).toHaveLength(2);
  expect(JSON.parse(await inShell('api-keys', secret))).toMatchObject({ results: expect.any(Array) });
  expect(JSON.parse(await inShell('orders', secret)).data.placeProduct).toMatchObject({ errors: [], orders: [{}] });
});

test('the small client reads, reports errors, resumes the inbox after a disconnect, and renews its login', async () => {
  const { post } = await logIn(seller);
  const { secret: token } = await post('/api/api-keys', { name: 'SDK', scopes: ['orders:read'], days: 30 });
  const program = createClient({ url: site.url, token, webSocket: WebSocket });
  const wanted = await program.query<{ viewer: { user: { email: string } } }, object>('{ viewer { user { email } } }');
  expect(wanted.viewer.user.email).toBe(seller);
  await expect(program.query('{ nothing }')).rejects.toMatchObject({ name: 'ApiError', code: expect.any(String) });
  const revoked = createClient({ url: site.url, token: 'bsk_nonsense' });
  await expect(revoked.query('{ inboxSeq }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const stop = new AbortController();
  const select = '... on OrderPlaced { order { id } }';
  const events = program.inbox<InboxEvent & { order?: { id: string } }>({ select, signal: stop.signal });
  const first = events.next();
  await new Promise((done) => setTimeout(done, 500));
  const id = await client('order-by-rest', buyer, password, product);
  const { value } = await first;
  expect(value).toMatchObject({ __typename: 'OrderPlaced', order: { id } });
  // A client that resumes from the previous number gets the event again.
  const later = program.inbox({ select, after: Number(value?.seq) - 1, signal: stop.signal });
  expect((await later.next()).value).toMatchObject({ seq: value?.seq });
  stop.abort();
  const user = createClient({ url: site.url, logIn: { email: buyer, password }, webSocket: WebSocket });
  expect(await user.query('{ viewer { user { email } } }')).toEqual({ viewer: { user: { email: buyer } } });
  const stranger = createClient({ url: site.url, logIn: { email: buyer, password: 'wrong' } });
  await expect(stranger.query('{ inboxSeq }')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
}, 60_000);

test('a dead connection is detected, and the missed order arrives', async () => {
  const { post } = await logIn(seller);
  const { secret: token } = await post('/api/api-keys', { name: 'Frozen', scopes: ['orders:read'], days: 30 });
  const passage = await createPassage(site.url);
  await passage.open();
  const { origin: url } = new URL(passage.url);
  const stop = new AbortController();
  const sample = await runSample('orders.mjs', { TOKEN: token, SITE: url }, { '12_000': '300' });
  try {
    const options = { url, token, webSocket: WebSocket, pingSeconds: 0.3 };
    const events = createClient(options).inbox<InboxEvent & { order?: { id: string } }>({
      select: '... on OrderPlaced { order { id } }',
      signal: stop.signal,
    });
    const before = await (async () => {
      const first = events.next();
      await sample.prints('Waiting for orders');
      const id = await client('order-by-rest', buyer, password, product);
      await sample.prints(id);
      return (await first).value;
    })();
    expect(before).toMatchObject({ __typename: 'OrderPlaced' });
    const next = events.next();
    passage.freeze();
    const id = await client('order-by-rest', buyer, password, product);
    await sample.prints(id);
    expect((await next).value).toMatchObject({ order: { id } });
  } finally {
    stop.abort();
    sample.stop();
    await passage.close();
  }
}, 60_000);

test('external clients import none of our code', async () => {
  const names = (await readdir(outside)).filter((name) => name.endsWith('.ts'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const text = await readFile(`${outside}${name}`, 'utf8');
    const imports = [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from = '']) => from);
    const own = /^(openapi-fetch|graphql-ws|ws|\.\/generated\/.+|\.\/graphql-user\.ts)$/;
    expect(
      imports.filter((from) => !own.test(from)),
      name,
    ).toEqual([]);
  }
});

test('the code that generators make of the schemas fits what clients do with it', async () => {
  const { stdout } = await run(process.execPath, [compiler, '-p', outside, '--listFiles']);
  // The compiler says what it read: one that read nothing would find nothing, too.
  for (const name of ['order-by-rest', 'trade-by-graphql', 'generated/rest', 'generated/gql/graphql']) {
    expect(stdout).toContain(`${outside}${name}.ts`);
  }
}, 120_000);

/** The deep run tests more generators. One is enough for `npm test`. */
const deepTest = test.runIf(isDeep());

deepTest(
  'what does not fit is found',
  async () => {
    const wrong = `${generated}wrong.ts`;
    const text = 'export const name = (of: GoodsQuery): number => of.products.edges[0]?.node.name ?? 0;';
    await writeFile(wrong, `import type { GoodsQuery } from './gql/graphql.ts';\n${text}\n`);
    const failed = await run(process.execPath, [compiler, '-p', outside]).catch((error) => error);
    await rm(wrong);
    expect(failed).toMatchObject({ code: expect.any(Number), stdout: expect.stringContaining('TS2322') });
  },
  120_000,
);

test('a client generated from the OpenAPI document places an order', async () => {
  expect(await client('order-by-rest', buyer, password, product)).toMatch(/^[A-Z0-9]{8,}$/);
}, 60_000);

deepTest(
  'a client that was generated from the schema lists, orders, follows the order and chats',
  async () => {
    const report = JSON.parse(await client('trade-by-graphql', buyer, seller, password, 'adepa-kente-house'));
    expect(report).toEqual({
      arrived: { id: expect.stringMatching(/^[A-Z0-9]{8,}$/), state: 'PENDING' },
      changed: { id: report.arrived.id, state: 'ACCEPTED' },
      answered: 'This afternoon.',
      said: ['When does the rider come?', 'This afternoon.'],
    });
  },
  60_000,
);
