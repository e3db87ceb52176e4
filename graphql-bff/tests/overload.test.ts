import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietBus, startBff, type TestBff } from './bff.ts';

let bff: TestBff;
let marketplaceIsBusy = false;
beforeAll(async () => {
  bff = await startBff({
    bus: quietBus,
    config: { load: { atWork: 2, waiting: 3 } },
    marketplaceFetch: async () => {
      if (!marketplaceIsBusy) await new Promise<void>((done) => setTimeout(done, 100));
      const headers = { 'retry-after': '3' };
      return marketplaceIsBusy
        ? Response.json({ error: 'Not now.', code: 'UNAVAILABLE' }, { status: 503, headers })
        : Response.json({ error: 'Not here.', code: 'NOT_FOUND' }, { status: 404 });
    },
  });
});
afterAll(() => bff.close());

function ask(query: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return bff.browser().send({ method: 'POST', headers, body: JSON.stringify({ query }) });
}

test('too many operations at once are refused with 503 and Retry-After', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask(`{ product(by: { slug: "p${n}" }) { id } }`)),
  );
  const refusals = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(refusals).toHaveLength(15);
  for (const refusal of refusals) {
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  }
  expect((await ask('{ __typename }')).status).toBe(200);
});

test('a 503 of the marketplace is passed on with its Retry-After', async () => {
  marketplaceIsBusy = true;
  const answer = await ask('{ product(by: { slug: "any" }) { id } }');
  marketplaceIsBusy = false;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('3');
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
});

test('registered documents are limited per address', async () => {
  const query = '{ __typename }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const few = await startBff({
    bus: quietBus,
    documents: { [sha256Hash]: query },
    config: { operations: { points: 5, seconds: 60 } },
    marketplaceFetch: async () => Response.json({}),
  });
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const ask = (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-client-address': address };
    return few.browser().send({ method: 'POST', headers, body: JSON.stringify({ extensions }) });
  };
  const answers = [];
  for (let turn = 0; turn < 7; turn += 1) answers.push(await ask('10.0.0.1'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('10.0.0.2')).status).toBe(200);
  await few.close();
});
