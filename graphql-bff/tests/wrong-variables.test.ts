import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { estimateCost } from '#platform/graphql/cost-guard.ts';
import { schema } from '#server.ts';
import { quietBus, startBff, type TestBff } from './bff.ts';

const text = 'query Many($ids: [ID!]!) { nodes(nodeIds: $ids) { __typename } }';
const sha256Hash = createHash('sha256').update(text).digest('hex');
const wrong = { ids: Array.from({ length: 12_000 }, () => null) };

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff({ bus: quietBus, documents: { [sha256Hash]: text } });
});
afterAll(() => bff.close());

const extensions = { persistedQuery: { version: 1, sha256Hash } };

async function answerTo(operation: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await bff.browser().send({ method: 'POST', headers, body: JSON.stringify(operation) });
  return response.text();
}

async function answerOnSocket(): Promise<string> {
  const client = bff.browser().tab();
  const answers: unknown[] = [];
  for await (const answer of client.iterate({ query: '', variables: wrong, extensions })) answers.push(answer);
  await client.dispose();
  return JSON.stringify(answers);
}

test.each([
  ['a written document', () => answerTo({ query: text, variables: wrong })],
  ['a registered document', () => answerTo({ variables: wrong, extensions })],
  ['a registered document on a socket', answerOnSocket],
])('thousands of invalid values for %s get one short error', async (_name, send) => {
  const answer = await send();
  expect(answer).toContain('INVALID_INPUT');
  expect(answer.length).toBeLessThan(2_000);
});

test('the check stops soon after the first invalid values', () => {
  let read = 0;
  const counted = {
    *[Symbol.iterator]() {
      for (; read < 12_000; read += 1) yield null;
    },
  };
  const { error } = estimateCost(schema, { document: parse(text), variableValues: { ids: counted } });
  expect(error?.message).toContain('"$ids"');
  expect(read).toBeLessThan(100);
});

test('a few invalid values are all named', async () => {
  const { errors } = JSON.parse(await answerTo({ variables: { ids: [null, {}, 'x'] }, extensions }));
  expect(errors).toHaveLength(2);
});
