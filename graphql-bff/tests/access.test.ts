import { signAccessToken } from '@besesaka/marketplace/accounts/sessions/access-token.ts';
import { sessions } from '@besesaka/marketplace/accounts/tables.ts';
import { type AccessScene, askers, type Caller } from '@besesaka/marketplace/tests/world/access-parts.ts';
import { createAccessScene } from '@besesaka/marketplace/tests/world/access-scene.ts';
import {
  accessGaps,
  askersOf,
  cellsOf,
  isRefusal,
  readAccessTable,
  rowTitle,
} from '@besesaka/marketplace/tests/world/access-table.ts';
import { secretsOf, secretWords } from '@besesaka/marketplace/tests/world/access-things.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessFields, documentOf, outcomeOf, statusOf } from './access-documents.ts';
import { eventually, type Json, serviceSecret, startBff, type TestBff, watch } from './bff.ts';
import { highLimits } from './talkers.ts';

const rows = readAccessTable('graphql-bff/tests/access.md');
const isLive = ({ name }: { name: string }) => name.startsWith('Subscription.');
/** A provider that is never there: who may pay comes so far. */
const provider = { PAYSTACK_SECRET_KEY: 'sk_test_nobody', PAYSTACK_API_URL: 'http://127.0.0.1:9' };

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
/** For reads, and for callers without permission. */
let readScene: AccessScene;
let secrets: Awaited<ReturnType<typeof secretsOf>>;
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits, ...provider } });
  const budget = { points: 1_000_000_000, seconds: 60 };
  bff = await startBff({ marketplaceFetch: market.marketplace.fetch, bus: market.bus, now: market.clock.now, budget });
  readScene = createAccessScene(market);
  secrets = await secretsOf(readScene);
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

/** A browser that is logged in. */
const browserOf = (scene: AccessScene, who: Caller) =>
  scene.once(`tab of ${who}`, async () => {
    const browser = bff.browser();
    if (who === 'visitor') return browser;
    await scene.asker(who);
    const { id: userId } = await scene.user(who);
    const [id, at] = [crypto.randomUUID(), market.clock.now()];
    const times = { rotatedAt: at, createdAt: at, expiresAt: new Date(at.getTime() + 60 * 60 * 1000) };
    await market.db.insert(sessions).values({ id, userId, device: 'A phone', refreshHash: id, ...times });
    const token = await signAccessToken(market.config.sessionSecret, { userId, sessionId: id }, at);
    browser.cookies.set('access', token);
    return browser;
  });

test('access.md has exactly one row for every field with an access rule', () => {
  expect(accessFields.length).toBeGreaterThan(100);
  expect(accessGaps({ known: accessFields, rows })).toEqual([]);
});

/** Fields that the response should not contain. */
function leaks(who: Caller, answer: Json): string[] {
  const body = JSON.stringify(answer);
  return secrets.filter(({ text, seenBy }) => !seenBy.includes(who) && body.includes(text)).map(({ text }) => text);
}

const callRows = rows.filter((row) => !isLive(row)).map((row) => [rowTitle(row), row] as const);

test.each(callRows)('%s', async (title, row) => {
  const acts = row.name.startsWith('Mutation.');
  const got: Record<string, string> = {};
  const tried = acts ? askersOf(row) : askers;
  for (const who of tried) {
    const scene = !acts || isRefusal(row.cells[who]) ? readScene : createAccessScene(market);
    const { text, variables, way } = await documentOf(row, { scene, who });
    const answer = await (await browserOf(scene, who)).query(text, variables);
    const problem = `${title} as ${who}: ${JSON.stringify(answer).slice(0, 500)}`;
    got[who] = outcomeOf(answer, way);
    expect(got[who], `${problem} Say what it takes in graphql-bff/tests/access-given.ts`).not.toBe('INVALID_INPUT');
    expect(leaks(who, answer), problem).toEqual([]);
  }
  expect(got, `${title}: is the row in access.md wrong, or the service?`).toEqual(cellsOf(row, tried));
});

test('subscriptions are accepted and refused as access.md says', async () => {
  const live = rows.filter(isLive);
  const watched: { title: string; who: Caller; expected: string | undefined; seen: ReturnType<typeof watch> }[] = [];
  for (const who of askers) {
    const tab = (await browserOf(readScene, who)).tab();
    for (const row of live) {
      const { text, variables } = await documentOf(row, { scene: readScene, who });
      const seen = watch(tab, text, variables);
      watched.push({ title: `${rowTitle(row)} as ${who}`, who, expected: row.cells[who], seen });
    }
  }
  const outcomeOf = ({ seen: { errors, events } }: (typeof watched)[number]) => {
    const [refusal] = [...errors.flat(), ...events.flatMap(({ errors }) => Object.values(errors ?? {}))];
    const { extensions } = (refusal ?? {}) as { extensions?: { code?: string } };
    return refusal === undefined ? 'yes' : statusOf(String(extensions?.code));
  };
  // A refusal comes as soon as it is asked: those who are taken have the same time to be refused, until something happens.
  const refused = watched.filter(({ expected }) => expected !== 'yes');
  await eventually(() => refused.every((one) => outcomeOf(one) !== 'yes')).catch(() => undefined);
  const said = { content: secretWords, client_id: crypto.randomUUID() };
  await readScene.done('buyer', 'post', `/api/chat/send?conversationId=${await readScene.thing('conversation')}`, said);
  const eventCount = (title: string) => watched.find((one) => one.title === title)?.seen.events.length ?? 0;
  await eventually(
    () => eventCount('Subscription.messageAdded as seller') > 0 && eventCount('Subscription.inbox as seller') > 0,
  );
  expect(watched.map((one) => `${one.title}: ${outcomeOf(one)}`)).toEqual(
    watched.map(({ title, expected }) => `${title}: ${expected}`),
  );
  for (const { who, title, seen } of watched)
    expect(leaks(who, JSON.parse(JSON.stringify(seen.events))), title).toEqual([]);
});
