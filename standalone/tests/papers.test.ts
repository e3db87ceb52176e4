import { once } from 'node:events';
import { createConnection } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createRedisBus as createBffBus } from '@besesaka/graphql-bff/platform/bus/redis-bus.ts';
import { carrierInProcess } from '@besesaka/graphql-bff/platform/rest/carrier.ts';
import { usualSockets } from '@besesaka/graphql-bff/platform/sockets/limits.ts';
import { createLog as createBffLog } from '@besesaka/graphql-bff/platform/telemetry/log.ts';
import { createGraphqlBff, schema } from '@besesaka/graphql-bff/server.ts';
import { createRedisBus } from '@besesaka/marketplace/platform/bus/redis-bus.ts';
import { createLog } from '@besesaka/marketplace/platform/telemetry/log.ts';
import { anyPicture } from '@besesaka/marketplace/tests/world/access-scene.ts';
import { browserOf } from '@besesaka/marketplace/tests/world/browser-of.ts';
import { type Client, createClient } from '@besesaka/marketplace/tests/world/client.ts';
import { startTestMarketplace, testSecrets } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { startTestRedis } from '@besesaka/marketplace/tests/world/redis.ts';
import { tablesWith } from '@besesaka/marketplace/tests/world/tables-with.ts';
import { defaultLoad } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import documents from '@besesaka/schema/persisted-documents.json' with { type: 'json' };
import { openBuild } from '@besesaka/web/platform/serving/open-build.ts';
import { createWeb } from '@besesaka/web/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const publicUrl = 'http://localhost:4000';
const number = 'GHA-555666777-8';
const [logged, redisHeard]: [string[], string[]] = [[], []];
const destination = { write: (line: string) => void logged.push(line) };

let redis: Awaited<ReturnType<typeof startTestRedis>>;
let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let site: ReturnType<typeof createSite>;
const opened: { close(): unknown }[] = [];
beforeAll(async () => {
  redis = await startTestRedis();
  await listenTo(redis.url);
  const log = createLog({ level: 'debug', destination });
  const bus = createRedisBus({ url: redis.url, log });
  market = await startTestMarketplace({ log, bus });
  site = createSite();
  opened.push(site.bff, market, bus, site.bffBus, redis);
  await market.marketplace.jobs.start();
});
afterAll(async () => {
  for (const one of opened) await one.close();
});

/** Whatever anybody asks of Redis, by its own report. */
async function listenTo(url: string): Promise<void> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  socket.setEncoding('utf8').on('data', (text) => redisHeard.push(String(text)));
  opened.push({ close: () => socket.destroy() });
  socket.write('MONITOR\r\n');
  await once(socket, 'data');
}

/** GraphQL and the pages before the marketplace, as they are before users. */
function createSite() {
  const log = createBffLog('debug', destination);
  const bffBus = createBffBus({ url: redis.url, log });
  const bff = createGraphqlBff({
    config: {
      publicUrl,
      serviceSecret: testSecrets.SERVICE_SECRET,
      graphiql: false,
      checkAnswers: true,
      load: defaultLoad,
      sockets: usualSockets,
    },
    bus: bffBus,
    values: bffBus,
    log,
    documents,
    carrier: carrierInProcess(market.marketplace.fetch),
    now: market.clock.now,
    budget: { points: 1_000_000_000, seconds: 60 },
  });
  const files = openBuild(fileURLToPath(new URL('../../web/dist', import.meta.url)));
  const web = files.then((build) => createWeb({ files: build, graphqlFetch: bff.fetch, publicUrl, log: market.log }));
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return market.marketplace.fetch(request);
    return pathname === '/graphql' ? bff.fetch(request) : (await web).fetch(request);
  };
  return { bff, bffBus, fetch };
}

async function done(answer: ReturnType<Client['get']>) {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

async function user(given: Parameters<typeof market.world.createUser>[0] = {}) {
  const who = await market.world.createUser(given);
  return { who, browser: await browserOf(market, who, site.fetch) };
}

async function bring(browser: Client, purpose: string): Promise<string> {
  const form = new FormData();
  form.set('file', await anyPicture());
  return String((await done(browser.send('POST', `/api/uploads?purpose=${purpose}`, form))).id);
}

const ask = (browser: Client, query: string, variables: object) => browser.post('/graphql', { query, variables });

/** The web's own document of this name. */
const named = (name: string) => Object.values(documents).find((text) => text.includes(` ${name}`)) ?? name;

/** All that an application goes through; answers the ids of all pictures that were shown on the way. */
async function liveThroughIt(applicant: Client, admin: Client, shopName: string): Promise<string[]> {
  const pictures: string[] = [];
  const picture = async (purpose: string) => {
    pictures.push(await bring(applicant, purpose));
    return pictures.at(-1);
  };
  const apply = async () => {
    const [idDocumentId, passportPictureId] = [await picture('identity-document'), await picture('selfie')];
    const papers = { idKind: 'GHANA_CARD', idNumber: number, idDocumentId, passportPictureId };
    const shop = { shopName, shopDescription: 'Cloth from Bonwire, by the yard.', shopAddress: 'Shop 14, Adum Market' };
    const reach = { shopEmail: 'sales@example.com', shopPhone: '0244318207', city: 'Kumasi', region: 'ASHANTI' };
    const { body } = await ask(applicant, named('mutation ApplyToSell'), { input: { ...papers, ...shop, ...reach } });
    expect(body.data?.result?.errors, JSON.stringify(body)).toEqual([]);
  };
  const decide = async (decision: string, more: object = {}) => {
    const id = String((await done(applicant.get('/api/my-shop'))).application?.id);
    const { body } = await ask(admin, named('query Application('), { id });
    expect(JSON.stringify(body)).toContain(number);
    const detail = await done(admin.get(`/api/admin/applications/${id}`));
    for (const link of [detail.id_document, detail.passport_picture]) await done(admin.get(String(link)));
    await done(admin.post(`/api/admin/applications/${id}/decision`, { decision, ...more }));
  };
  await apply();
  await decide('reject', { reason: 'The card cannot be read.' });
  await apply();
  await decide('reject', { asked_for: 'passport_picture', reason: 'Your face is in the dark.' });
  await done(applicant.post('/api/seller-application/asked-picture', { picture: await picture('selfie') }));
  await decide('verify');
  return pictures;
}

/** What is asked with: whatever may lead to that shop, else the first that its type has. */
function valueFor(name: string, type: string, known: Record<string, unknown>): unknown {
  if (name in known) return known[name];
  const inSchema = schema.getType(type);
  if (inSchema && 'getValues' in inSchema) return inSchema.getValues()[0]?.name;
  return { Int: 1, Boolean: false, Decimal: '1.00', String: known.slug, ID: known.id }[type] ?? {};
}

/** Every query of the web, each answered. */
async function askEverything(browser: Client, { slug, id }: { slug: string; id: string }): Promise<string> {
  const responses: string[] = [];
  const known = { slug, shop: slug, query: slug, search: slug, words: slug, id, ids: [id], last: null, before: null };
  for (const text of Object.values(documents)) {
    const [query, variables = ''] = /\bquery \w+(\([^{]*?\))?/.exec(text) ?? [];
    if (!query) continue;
    const asked = [...variables.matchAll(/\$(\w+): \[?(\w+)/g)].map(
      ([, name = '', type = '']) => [name, valueFor(name, type, known)] as const,
    );
    const { body } = await ask(browser, text, Object.fromEntries(asked));
    const problems = (body.errors ?? []) as unknown as { message: string; extensions?: { code?: string } }[];
    for (const { message, extensions } of problems) expect(extensions?.code, message).toBeDefined();
    responses.push(JSON.stringify(body));
  }
  return responses.join('\n');
}

const pages = ['/', '/products', '/search?q=edom', '/shops', '/help', '/contact', '/policies/privacy', '/login'];

test('papers, faces and numbers reach only their seller and admins: no other response, page, log, event, job or Redis message', async () => {
  const shopName = 'Edom Fabrics';
  const applicant = await user({ city: 'Kumasi', region: 'Ashanti' });
  const admin = await user({ staffRole: 'owner' });
  const pictures = await liveThroughIt(applicant.browser, admin.browser, shopName);
  const own = await done(applicant.browser.get('/api/my-shop'));
  const slug = String(own.business_slug);
  const { who: otherSeller, browser: asSeller } = await user();
  await market.world.createShop({ owner: otherSeller });
  const visitor = createClient(site.fetch);
  const responses: string[] = [];
  for (const browser of [visitor, asSeller, (await user()).browser])
    responses.push(await askEverything(browser, { slug, id: String(own.id) }));
  for (const path of [...pages, `/shops/${slug}`]) responses.push(String(await done(visitor.get(path))));
  const waiting = "select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()";
  await expect.poll(async () => (await market.db.execute(waiting)).rows, { timeout: 10_000 }).toEqual([]);
  const mailed = JSON.stringify(market.mailer.stored?.());

  // What is looked through holds all else of this seller.
  expect(responses.join()).toContain(shopName);
  expect(mailed).toContain(applicant.who.email);
  expect(logged.join()).toContain('/api/seller-application/asked-picture');
  expect(redisHeard.join()).toContain(applicant.who.id);
  expect(await tablesWith(market, applicant.who.id)).toEqual(expect.arrayContaining(['pgboss.job', 'public.events']));
  expect(own.application?.id_number).toBe('GHA-*****6777-*');

  for (const text of [...responses, mailed, logged.join(''), redisHeard.join('')])
    for (const secret of [number, '555666777', ...pictures]) expect(text.includes(secret), secret).toBe(false);
  expect(await tablesWith(market, number)).toEqual(['public.seller_applications']);
  for (const id of pictures)
    expect(await tablesWith(market, id)).toEqual(['public.audit_log', 'public.seller_applications', 'public.uploads']);
}, 90_000);
