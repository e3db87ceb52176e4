import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { password } from '@besesaka/marketplace/tests/world/world.ts';
import {
  type GraphQLField,
  type GraphQLInputType,
  GraphQLInt,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schema } from '#server.ts';
import { type Json, serviceSecret, startBff, type TestBff } from './bff.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret } });
  await market.world.createProduct({ slug: 'bonwire-stole' });
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

/** A session that was ended on another device. Its access token and cookies have not expired. */
async function endedSession() {
  const user = await market.world.createUser();
  const here = market.client();
  await here.post('/api/login', { email: user.email, password });
  const [access, refresh] = [here.cookies.get('access') ?? '', here.cookies.get('refresh') ?? ''];
  await here.post('/api/logout');
  const bearer = { authorization: `Bearer ${access}` };
  // All processes hear of it by the bus.
  await vi.waitFor(async () => expect((await market.client(bearer).get('/api/me')).status).toBe(401));
  return { bearer, cookies: { cookie: `access=${access}; refresh=${refresh}` } };
}

async function ask(query: string, shown: Record<string, string>): Promise<Json> {
  const headers = { 'content-type': 'application/json', ...shown };
  const response = await bff.browser().send({ method: 'POST', headers, body: JSON.stringify({ query }) });
  return JSON.parse(await response.text());
}

type Field = GraphQLField<unknown, unknown>;
const sampleOf = (type: GraphQLInputType) => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return named.isOneOf ? '{ slug: "bonwire-stole" }' : '{}';
  return named === GraphQLInt ? '0' : '"bonwire-stole"';
};
const selected = ({ name, args, type }: Field) => {
  const given = args.filter(isRequiredArgument).map((one) => `${one.name}: ${sampleOf(one.type)}`);
  return `${name}${given.length > 0 ? `(${given})` : ''}${isCompositeType(getNamedType(type)) ? ' { __typename }' : ''}`;
};
const viewer = schema.getType('Viewer');
const personal = isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
/** Fields that need more than an id, or that are read only with their own fields. */
const wrapped: Record<string, string> = {
  appeal: 'appeal(kind: PRODUCT, subjectId: "01a20146-8c11-7f02-8e1d-2b3c4d5e6f70") { __typename }',
  unreadCounts: 'unreadCounts { messages }',
  shopMoneyEntries: 'shopMoneyEntries(sum: AVAILABLE) { __typename }',
};

test.each(personal.map((field) => [field.name, field] as const))(
  'viewer.%s: fails with UNAUTHENTICATED for an ended session, and is not just null',
  async (name, field) => {
    const { bearer, cookies } = await endedSession();
    for (const [how, shown] of Object.entries({ bearer, cookies })) {
      const { data, errors } = await ask(`{ viewer { ${wrapped[name] ?? selected(field)} } }`, shown);
      expect(data?.viewer?.[name] ?? null, how).toBeNull();
      expect(errors, how).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(JSON.stringify(errors?.[0]?.path), how).toMatch(new RegExp(`^\\["viewer","${name}"[,\\]]`));
    }
  },
);

test.each([
  'inboxSeq',
  'order(id: "S43XUM7EMS") { id }',
  'conversation(id: "0197a4b2-7b1e-7c43-9c58-2f9d1f4a5b6c") { id }',
])('%s fails with UNAUTHENTICATED for an ended session', async (field) => {
  const { bearer } = await endedSession();
  const { errors } = await ask(`{ ${field} }`, bearer);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('an ended session still reads everything that is public', async () => {
  const publicFields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => field.extensions.sameForVisitors,
  );
  expect(publicFields.length).toBeGreaterThan(10);
  for (const field of publicFields) {
    const { cookies } = await endedSession();
    const { errors } = await ask(`{ ${selected(field)} }`, cookies);
    expect(errors, field.name).toBeUndefined();
  }
  const { cookies } = await endedSession();
  const { data } = await ask(
    '{ product(by: { slug: "bonwire-stole" }) { name isFavorited conversationId } viewer { cart { itemCount } } }',
    cookies,
  );
  expect(data?.product).toMatchObject({ name: expect.any(String), isFavorited: false });
  expect(data?.viewer?.cart).toBeNull();
});

test('a personal field in a public response is reported as missing, not guessed', async () => {
  const { bearer } = await endedSession();
  const { errors } = await ask('{ product(by: { slug: "bonwire-stole" }) { conversationId } }', bearer);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
