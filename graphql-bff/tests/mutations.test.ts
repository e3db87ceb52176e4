import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import type { Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { type GraphQLField, isNonNullType } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#platform/errors/errors.ts';
import { schema } from '#server.ts';
import { type Browser, type Json, serviceSecret, startBff, type TestBff } from './bff.ts';
import { filledIn } from './filled-in.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
beforeAll(async () => {
  // No call here reaches the payment provider.
  const provider = { PAYSTACK_SECRET_KEY: 'sk_test_nobody', PAYSTACK_API_URL: 'http://127.0.0.1:9' };
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...provider } });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});
beforeEach(() => {
  bff.calls.length = 0;
});

type Field = GraphQLField<unknown, unknown>;
const mutations = Object.entries(schema.getMutationType()?.getFields() ?? {});

/** Reads from the description whether a login is needed, and the codes of failures. */
function failuresOf({ description }: Field) {
  const failures = /^[^`]+\. Needs (a|no) login\. Fails with (`[A-Z_]+`(?:, `[A-Z_]+`)*)\.$/s.exec(
    (description ?? '').replace(/`[a-z][\w.]*`/g, 'it'),
  );
  return failures && { needsLogin: failures[1] === 'a', codes: (failures[2] ?? '').replaceAll('`', '').split(', ') };
}

test('every mutation states whether it needs a login and with which codes it fails', () => {
  expect(mutations.length).toBeGreaterThan(40);
  for (const [name, field] of mutations) {
    const failures = failuresOf(field);
    expect(failures, name).not.toBeNull();
    for (const code of failures?.codes ?? []) expect(failureCodes, name).toContain(code);
    expect(failures?.codes.includes('UNAUTHENTICATED') || !failures?.needsLogin, name).toBe(true);
  }
});

async function carryOut(browser: Browser, { name, args }: Field): Promise<{ code: string | null; answer: Json }> {
  const [input] = args;
  const required = args.every((one) => isNonNullType(one.type));
  if (!required || args.length > 1) throw new Error(`${name} takes more than one input`);
  const given = input ? { text: '(input: $input)', head: `($input: ${input.type})` } : { text: '', head: '' };
  const inside = '{ errors { code message ... on ValidationError { fields { field messages } } } }';
  const text = `mutation ${given.head} { result: ${name}${given.text} ${inside} }`;
  const answer = await browser.query(text, input ? { input: filledIn('input', input.type) } : {});
  const code = answer.data?.result?.errors?.[0]?.code ?? answer.errors?.[0]?.extensions?.code ?? null;
  return { code: code && String(code), answer };
}

/** Whether the call is one of those that the mutation is known to make. */
function isDeclared(call: string, field: Field): boolean {
  const calls = field.extensions.restCalls as readonly Operation[];
  return calls.some(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    return pattern.test(call);
  });
}

test.each(mutations)('%s: is open to visitors as documented, and makes the documented calls', async (name, field) => {
  const { code, answer } = await carryOut(bff.browser(), field);
  const failures = failuresOf(field);
  const writes = bff.calls.filter((call) => !call.startsWith('GET '));
  expect(writes, JSON.stringify(answer)).toHaveLength(1);
  expect(
    writes.filter((call) => !isDeclared(call, field)),
    name,
  ).toEqual([]);
  if (failures?.needsLogin) expect(code, JSON.stringify(answer)).toBe('UNAUTHENTICATED');
  else if (code !== null) expect(failures?.codes, JSON.stringify(answer)).toContain(code);
});

test.each(mutations)('%s: fails for a user only with the documented codes', async (_name, field) => {
  const { email } = await market.world.createUser();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const { code, answer } = await carryOut(browser, field);
  // No such pictures were ever brought.
  const wrong = Object.values(answer.data?.result?.errors?.[0]?.fields ?? {}).map(({ field }) => String(field));
  expect(
    wrong.filter((name) => !['idDocumentId', 'imageIds', 'photoIds', 'evidenceIds', 'pictureId'].includes(name)),
  ).toEqual([]);
  if (code !== null) expect(failuresOf(field)?.codes, JSON.stringify(answer)).toContain(code);
});
