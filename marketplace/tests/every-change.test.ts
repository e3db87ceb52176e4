import { expect, test } from 'vitest';
import { browserOf } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

/** Not called by users. */
const foreign = ['POST /api/events/heads', 'POST /api/payments/webhook'];

test('every call that changes something has a limit, even if it succeeds', async () => {
  const market = await startTestMarketplace({ environment: { CHANGES_PER_MINUTE: '1' } });
  const writes = market.marketplace.calls().filter((call) => !call.startsWith('GET ') && call.includes(' /api/'));
  expect(writes.length).toBeGreaterThan(100);
  const user = await market.world.createUser();
  for (const call of writes.filter((one) => !foreign.includes(one))) {
    const [method = '', path = ''] = call.split(' ');
    // Some calls end their own session.
    const ask = async () => (await browserOf(market, user)).send(method, path.replaceAll(/\{\w+\}/g, 'some'));
    let last = await ask();
    // Some have an hourly limit of their own; none is larger.
    for (let turn = 0; turn < 120 && last.status !== 429; turn += 1) last = await ask();
    expect.soft([call, last.status]).toEqual([call, 429]);
  }
  await market.close();
}, 60_000);
