import { systemContext } from '#platform/caller/system-context.ts';
import { createMortalMarketplace } from '#world/mortal-marketplace.ts';
import { charge, chargeWork, type Step } from './charge.ts';

const [provider = '', key = '', last = ''] = process.argv.slice(2);
const marketplace = createMortalMarketplace();

const dieAt = (step: Step) => {
  if (step === last) process.kill(process.pid, 'SIGKILL');
};
const now = new Date(String(process.env.NOW));
await charge(
  systemContext(marketplace.shared, now),
  chargeWork(provider, dieAt, last === 'in the call' ? 'yes' : 'no'),
  key,
  dieAt,
);
dieAt('end');
process.exit(1);
