import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserOf } from '#testing/browser-of.ts';
import { startTestMarketplace } from '#testing/marketplace.ts';

/** Not called by people, or only by those who are not logged in yet: see their rows. */
const foreign = ['POST /api/events/heads', 'POST /api/payments/webhook'];

test('every call that changes something is bounded, also where it succeeds, and docs/access.md says how', async () => {
  const it = await startTestMarketplace({ environment: { CHANGES_PER_MINUTE: '1' } });
  const writes = it.marketplace.calls().filter((call) => !call.startsWith('GET ') && call.includes(' /api/'));
  const text = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8');
  const [, chapter = ''] = text.split('\n## Limits on changes\n');
  const [rows = ''] = chapter.split('\n## ');
  const written = [...rows.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call = '']) => call);
  expect(written.toSorted()).toEqual(writes.toSorted());
  const person = await it.world.createPerson();
  for (const call of writes.filter((one) => !foreign.includes(one))) {
    const [method = '', path = ''] = call.split(' ');
    // Some calls end the session that asks.
    const ask = async () => (await browserOf(it, person)).send(method, path.replaceAll(/\{\w+\}/g, 'some'));
    let last = await ask();
    // Some name a number for an hour, none of them a larger one.
    for (let turn = 0; turn < 120 && last.status !== 429; turn += 1) last = await ask();
    expect.soft([call, last.status]).toEqual([call, 429]);
  }
  await it.close();
}, 60_000);
