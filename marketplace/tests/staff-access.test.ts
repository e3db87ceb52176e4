import { needsSecondFactor, type Operation } from '@besesaka/schema/kernel/operations/define-operation.ts';
import { areasOf, type StaffArea, staffRole, staffTexts } from '@besesaka/schema/kernel/staff/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/base/ids.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import type { Client } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
/** A marketplace whose admins need a second factor. */
let strict: TestMarketplace;
beforeAll(async () => {
  market = await startTestMarketplace();
  strict = await startTestMarketplace({ environment: { DEMO_LOGINS: 'off' } });
});
afterAll(async () => {
  await market.close();
  await strict.close();
});

const forAdmins = (given: TestMarketplace) =>
  given.marketplace.operations.flatMap((one) => (one.area ? [{ ...one, area: one.area as StaffArea }] : []));

/** Nothing has these IDs and the body is missing, so a call that is allowed is refused for another reason. */
async function codeOf(client: Client, { method, path }: Operation) {
  const address = path.replaceAll(/\{kind\}/g, 'product').replaceAll(/\{\w+\}/g, newId());
  const { status, body } = await client.send(method, address);
  return { status, code: String(body?.code), error: body?.error };
}

test('each operation for admins has an area, and each area has operations', () => {
  const { operations } = market.marketplace;
  expect(operations.filter(({ auth, area }) => (auth === 'admin') !== (area !== undefined))).toEqual([]);
  const used = new Set(forAdmins(market).map(({ area }) => area));
  expect([...used].toSorted()).toEqual(areasOf.owner.toSorted());
});

test.each(staffRole.values)('the role %s may make the calls of its areas and no others', async (role) => {
  const client = await browserOf(market, await market.world.createUser({ staffRole: role }));
  for (const operation of forAdmins(market)) {
    const { status, code, error } = await codeOf(client, operation);
    const isGranted = areasOf[role].includes(operation.area);
    expect([operation.id, code === 'FORBIDDEN']).toEqual([operation.id, !isGranted]);
    if (!isGranted)
      expect([operation.id, status, error]).toEqual([operation.id, 403, staffTexts.notYourRole(operation.area)]);
  }
});

test('without a second factor an owner reads everything, but cannot change money or staff', async () => {
  const client = await browserOf(strict, await strict.world.createUser({ staffRole: 'owner' }));
  for (const operation of forAdmins(strict)) {
    const { code } = await codeOf(client, operation);
    expect([operation.id, code === 'SECOND_FACTOR_NEEDED']).toEqual([operation.id, needsSecondFactor(operation)]);
  }
});
