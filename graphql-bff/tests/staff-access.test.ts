import { signAccessToken } from '@besesaka/marketplace/accounts/sessions/access-token.ts';
import { sessions } from '@besesaka/marketplace/accounts/tables.ts';
import { createAccessScene } from '@besesaka/marketplace/tests/world/access-scene.ts';
import { isRefusal, readAccessTable, rowTitle } from '@besesaka/marketplace/tests/world/access-table.ts';
import { startTestMarketplace } from '@besesaka/marketplace/tests/world/marketplace.ts';
import { areasOf, type StaffArea, type StaffRole, staffRole } from '@besesaka/schema/kernel/staff/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentOf, outcomeOf } from './access-documents.ts';
import { serviceSecret, startBff, type TestBff } from './bff.ts';
import { highLimits } from './talkers.ts';

/** The fields and mutations that the table gives to admins alone. */
const rows = readAccessTable('graphql-bff/tests/access.md').filter(
  ({ name, cells }) => /^(Admin|Mutation)\./.test(name) && cells.admin === 'yes' && isNone(cells['other buyer']),
);
function isNone(cell: string | undefined) {
  return cell === 'null' || isRefusal(cell);
}

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
let bff: TestBff;
/** The areas of the operations that the BFF called. */
let called: StaffArea[] = [];
beforeAll(async () => {
  market = await startTestMarketplace({ environment: { SERVICE_SECRET: serviceSecret, ...highLimits } });
  const known = market.marketplace.operations.map((one) => ({
    ...one,
    pattern: new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  bff = await startBff({
    marketplaceFetch: (request) => {
      const { pathname } = new URL(request.url);
      const operation = known.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
      if (operation?.area) called.push(operation.area);
      return market.marketplace.fetch(request);
    },
    bus: market.bus,
    now: market.clock.now,
    budget: { points: 1_000_000_000, seconds: 60 },
  });
});
afterAll(async () => {
  await bff.close();
  await market.close();
});

test('each admin role gets the fields and mutations of its areas', async () => {
  const scene = createAccessScene(market);
  const areas = new Map<string, readonly StaffArea[]>();
  const outcomeFor = async (role: StaffRole, row: (typeof rows)[number]) => {
    const browser = await scene.once(`browser of ${role}`, async () => {
      const { id: userId } = await market.world.createUser({ staffRole: role });
      return browserFor(userId);
    });
    const { text, variables, way } = await documentOf(row, { scene, who: 'admin' });
    called = [];
    const answer = await browser.query(text, variables);
    return outcomeOf(answer, way);
  };
  // A reader is refused every mutation, so this pass finds the areas of all rows and changes nothing.
  for (const row of rows) {
    const outcome = await outcomeFor('reader', row);
    // Their own account, such as their second factor, belongs to no area.
    if (called.length === 0) continue;
    areas.set(rowTitle(row), called);
    const isGranted = called.every((area) => areasOf.reader.includes(area));
    expect([rowTitle(row), outcome]).toEqual([rowTitle(row), isGranted ? 'yes' : '403']);
  }
  expect(areas.size).toBeGreaterThan(40);
  for (const role of staffRole.values) {
    for (const row of rows) {
      const needed = areas.get(rowTitle(row));
      if (!needed) continue;
      const isGranted = needed.every((area) => areasOf[role].includes(area));
      // `access.test.ts` makes the granted calls that change something.
      if (isGranted && row.name.startsWith('Mutation.')) continue;
      expect([role, rowTitle(row), await outcomeFor(role, row)]).toEqual([
        role,
        rowTitle(row),
        isGranted ? 'yes' : '403',
      ]);
    }
  }
});

async function browserFor(userId: string) {
  const browser = bff.browser();
  const [id, at] = [crypto.randomUUID(), market.clock.now()];
  const times = { rotatedAt: at, createdAt: at, expiresAt: new Date(at.getTime() + 60 * 60 * 1000) };
  await market.db.insert(sessions).values({ id, userId, device: 'A phone', refreshHash: id, ...times });
  browser.cookies.set('access', await signAccessToken(market.config.sessionSecret, { userId, sessionId: id }, at));
  return browser;
}
