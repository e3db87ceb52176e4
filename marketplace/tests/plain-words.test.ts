import { texts } from '@besesaka/schema/kernel/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/base/ids.ts';
import { browserOf } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { size } from '#world/depth.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let by: Client;
let calls: DescribedCall[];
beforeAll(async () => {
  market = await startTestMarketplace();
  by = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  const { paths } = (await by.get('/api/openapi.json')).body as unknown as { paths: Paths };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, ...call })),
  );
});
afterAll(() => market.close());

interface Call {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: object; example?: object }> };
}
type DescribedCall = Call & { method: string; path: string };
type Paths = Record<string, Record<string, Call>>;

const json = { 'content-type': 'application/json' };
const addressOf = (path: string) => path.replace(/\{\w+\}/g, newId());

/** Default texts of the validators. */
const foreign =
  /invalid (?:input|option|string|type|key)|expected|(?<!message\.)received|unrecognized|too (?:small|big)|regex|nan\b/i;

function wordsOf(answer: { body: object }): string[] {
  const { error, details } = answer.body as { error?: string; details?: Record<string, string[]> };
  return [error ?? '', ...Object.values(details ?? {}).flat()];
}

test('an unknown field of a call is refused by its name, in JSON and in forms', async () => {
  const taking = calls.filter(({ requestBody }) => requestBody);
  expect(taking.length).toBeGreaterThan(30);
  const silent: string[] = [];
  for (const { method, path, requestBody } of taking) {
    // A picture is no form, and what another house sends and signs has the fields that it likes.
    if (path === '/api/uploads' || path === '/api/payments/webhook') continue;
    const form = new FormData();
    form.set('misspelt', 'x');
    const isForm = requestBody?.content['application/json'] === undefined;
    const body = isForm ? form : JSON.stringify({ misspelt: 1 });
    const { status, body: answer } = await by.send(method, addressOf(path), body, isForm ? {} : json);
    const { details } = answer as { details?: Record<string, string[]> };
    if (status !== 400 || details?.misspelt?.[0] !== texts.unknownField) silent.push(`${method} ${path} ${status}`);
  }
  expect(silent).toEqual([]);
});

test('every error of a field has our own text', async () => {
  const heard = new Set<string>();
  const wrong = [null, 42, -1.5, 'x', true, [], {}, ['x'], 'x'.repeat(5000)];
  // Of the nine every field has three, each field other ones than its neighbour.
  const step = size(3, 1);
  const wrongFor = (field: number) => wrong.filter((_, n) => (n - field) % step === 0);
  for (const { method, path, requestBody } of calls) {
    const example = requestBody?.content['application/json']?.example;
    if (!example) continue;
    const bodies = Object.keys(example).flatMap((name, n) => wrongFor(n).map((value) => ({ [name]: value })));
    for (const body of [{}, ...bodies]) {
      const answer = await by.send(method, addressOf(path), JSON.stringify(body), json);
      if (answer.status >= 400) for (const words of wordsOf(answer)) heard.add(words);
      expect(answer.status, `${method} ${path} ${JSON.stringify(body).slice(0, 80)}`).not.toBe(500);
    }
  }
  expect([...heard].filter((words) => foreign.test(words))).toEqual([]);
  expect(heard.size).toBeGreaterThan(40);
});

test('errors of parameters have our own texts too', async () => {
  const heard = new Set<string>();
  for (const { method, path, parameters = [] } of calls) {
    if (method !== 'GET') continue;
    for (const { name } of parameters.filter((one) => one.in === 'query'))
      for (const value of ['x', '-1', '99999999999', '', 'x'.repeat(300)]) {
        const answer = await by.get(`${addressOf(path)}?${name}=${value}`);
        if (answer.status >= 400) for (const words of wordsOf(answer)) heard.add(words);
      }
  }
  expect([...heard].filter((words) => foreign.test(words))).toEqual([]);
});
