import { startTestMarketplace } from '@besesaka/marketplace/platform/testing/marketplace.ts';
import { password } from '@besesaka/marketplace/platform/testing/world.ts';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureCodes } from '#platform/graphql/errors.ts';
import { callsOf } from '#platform/graphql/mutation-words.ts';
import { schema } from '#server.ts';
import { type Browser, type Json, serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
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

/** What the description says: whether somebody must be logged in, and what may come instead of what was asked for. */
function toldOf({ description }: Field) {
  const told = /^[^`]+\. Needs (a|no) login\. (?:Fails with|In it may stand) (`[A-Z_]+`(?:, `[A-Z_]+`)*)\.$/s.exec(
    (description ?? '').replace(/`[a-z]\w*`/g, 'it'),
  );
  return told && { needsLogin: told[1] === 'a', codes: (told[2] ?? '').replaceAll('`', '').split(', ') };
}

test('every mutation says whether it needs a login, and with which codes it fails', () => {
  expect(mutations.length).toBeGreaterThan(40);
  for (const [name, field] of mutations) {
    const told = toldOf(field);
    expect(told, name).not.toBeNull();
    for (const code of told?.codes ?? []) expect(failureCodes, name).toContain(code);
    expect(told?.codes.includes('UNAUTHENTICATED') || !told?.needsLogin, name).toBe(true);
  }
});

/** As people would fill it in; ids are those of nothing. */
const values: Record<string, unknown> = {
  ...{ email: 'efua@example.com', businessEmail: 'shop@example.com', password, passwordConfirm: password },
  ...{ newPassword: `${password}x`, oldPassword: password, fullName: 'Efua Mensah Quartey', dateOfBirth: '1990-02-28' },
  ...{ name: 'Efua Quartey', title: 'Well woven', reason: 'It is too far for us.', idNumber: '123456789012' },
  ...{ phone: '0244318207', telephoneNumber: '0244318207', whatsappNumber: '0244318207', businessPhone: '0244318207' },
  gpsAddress: 'GA-183-8164',
  ...{
    price: '340.00',
    compareAtPrice: '400.00',
    expectedTotal: '340.00',
    primaryImage: null,
    slug: 'nothing-of-ours',
  },
  ...{ shopSlug: 'nothing-of-ours', productSlug: 'nothing-of-ours', idempotencyKey: 'a-key-of-this-test' },
  ...{ planId: '1_month', replaces: null },
  ...{ version: null, editVersion: null, stockWas: null, specifications: [] },
  ...{ shopLogo: null, shopBanner: null, opens: '08:00', closes: '18:00', closedFrom: null, closedUntil: null },
  ...{ orderId: 'S43XUM7EMS', paymentMethod: null, rating: 4, overallRating: 4, upTo: 0 },
  ...{
    imageIds: Array.from({ length: 3 }, () => crypto.randomUUID()),
    addressId: null,
    answersTokens: null,
    profilePicture: null,
  },
};

function filledIn(name: string, type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (values[name] !== undefined && !(values[name] === null && isNonNullType(type))) return values[name];
  if (isListType(inner)) return [filledIn('', inner.ofType)];
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).slice(0, inner.isOneOf ? 1 : undefined);
    return Object.fromEntries(fields.map((field) => [field.name, filledIn(field.name, field.type)]));
  }
  const byType: Record<string, unknown> = { ID: crypto.randomUUID(), Uuid: crypto.randomUUID(), Int: 1, Boolean: true };
  const { name: kind } = getNamedType(type);
  return kind in byType ? byType[kind] : 'Words that say enough of it';
}

async function carryOut(browser: Browser, { name, args, type }: Field): Promise<{ code: string | null; answer: Json }> {
  const [input] = args;
  const required = args.every((one) => isNonNullType(one.type));
  if (!required || args.length > 1) throw new Error(`${name} takes more than one input`);
  const given = input ? { text: '(input: $input)', head: `($input: ${input.type})` } : { text: '', head: '' };
  const result = getNamedType(type);
  const inside = isUnionType(result)
    ? '{ ... on Failure { code message } ... on ValidationError { fields { field messages } } }'
    : '';
  const leaf = 'getFields' in result ? '{ __typename }' : '';
  const text = `mutation ${given.head} { result: ${name}${given.text} ${inside || leaf} }`;
  const answer = await browser.query(text, input ? { input: filledIn('input', input.type) } : {});
  const code = answer.data?.result?.code ?? answer.errors?.[0]?.extensions?.code ?? null;
  return { code: code && String(code), answer };
}

/** Whether the call is one of those that the mutation is known to make. */
function isDeclared(call: string, field: Field): boolean {
  return callsOf(field).some(({ method, path }) => {
    const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
    return pattern.test(call);
  });
}

test.each(mutations)('%s: is for visitors as it says, and makes the calls it says', async (name, field) => {
  const { code, answer } = await carryOut(bff.browser(), field);
  const told = toldOf(field);
  const writes = bff.calls.filter((call) => !call.startsWith('GET '));
  expect(writes, JSON.stringify(answer)).toHaveLength(1);
  expect(
    writes.filter((call) => !isDeclared(call, field)),
    name,
  ).toEqual([]);
  if (told?.needsLogin && name !== 'setTyping') expect(code, JSON.stringify(answer)).toBe('UNAUTHENTICATED');
  else if (code !== null) expect(told?.codes, JSON.stringify(answer)).toContain(code);
});

test.each(mutations)('%s: fails for a person with nothing but what it says', async (_name, field) => {
  const { email } = await market.world.createPerson();
  const browser = bff.browser();
  await browser.logIn(email, password);
  const { code, answer } = await carryOut(browser, field);
  // No such pictures were ever brought.
  const wrong = Object.values(answer.data?.result?.fields ?? {}).map(({ field }) => String(field));
  expect(
    wrong.filter((name) => !['idDocument', 'imageIds', 'photoIds', 'evidenceIds', 'pictureId'].includes(name)),
  ).toEqual([]);
  if (code !== null) expect(toldOf(field)?.codes, JSON.stringify(answer)).toContain(code);
});
