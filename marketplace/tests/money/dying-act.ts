import pg from 'pg';
import { newId } from '#platform/base/ids.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import { createMortalMarketplace } from '#world/mortal-marketplace.ts';
import { type Act, perform } from './storm-verbs.ts';

/** Performs an act in a process that is killed before its n-th statement or call to the provider. */
const [text = '', steps = ''] = process.argv.slice(2);
const act: Act = JSON.parse(text);
const { shared } = createMortalMarketplace();
await shared.settings.start();
const viewer = act.as ? { userId: act.as, sessionId: newId() } : null;
const ctx = { ...systemContext(shared, new Date(String(process.env.NOW))), viewer };

let left = Number(steps);
const dieInTime = () => {
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
};
const { query } = pg.Client.prototype;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: Parameters<typeof query>) {
    dieInTime();
    return query.apply(this, args);
  },
});
const { fetch } = globalThis;
globalThis.fetch = (...args) => {
  dieInTime();
  return fetch(...args);
};
await perform(ctx, act).catch(() => {});
process.kill(process.pid, 'SIGKILL');
