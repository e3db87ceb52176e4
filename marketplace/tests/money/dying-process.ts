import { paymentInput } from '@besesaka/schema/payments/inputs.ts';
import { refundPayment } from '#payments/refunds/refund-payment.ts';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import type { Seller } from '#payments/seller.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { startPayment } from '#payments/start-payment.ts';
import { createClock } from '#platform/base/clock.ts';
import { newId } from '#platform/base/ids.ts';
import { createMemoryBus } from '#platform/bus/memory-bus.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import { readConfig } from '#platform/config.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { createDiskFiles } from '#platform/files/disk-files.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createStoringMailer } from '#platform/mailer/create-mailer.ts';
import { createLog } from '#platform/telemetry/log.ts';
import { createMarketplace } from '#server.ts';

/** Begins a payment for what it is asked, settles the one it is told, or gives it back, and dies at the step that it is told; who kills it elsewhere is the way to the provider. */
const [act = '', userId = '', subject = '', step = ''] = process.argv.slice(2);
const config = readConfig();
const log = createLog({ level: 'silent' });
const clock = createClock();
const { shared } = createMarketplace({
  config,
  db: createDatabase({ url: config.databaseUrl }),
  bus: createMemoryBus({ log }),
  files: createDiskFiles({ folder: config.dataDir }),
  mailer: createStoringMailer({ clock }),
  limiter: createLimiter(),
  log,
  clock,
});
const die = () => process.kill(process.pid, 'SIGKILL');
const dying = (seller: Seller): Seller => ({
  ...seller,
  fulfil: async (...args) => {
    const fulfilment = await seller.fulfil(...args);
    if (step === 'before the commit') die();
    return fulfilment;
  },
  refund: async (...args) => {
    await seller.refund(...args);
    if (step === 'before the commit') die();
  },
});
const { subscription, featured_product, order, checkout } = shared.ports.sellers;
const sellers = {
  subscription: dying(subscription),
  featured_product: dying(featured_product),
  order: dying(order),
  checkout: dying(checkout),
};
const ports = { ...shared.ports, sellers };
const viewer = { userId, sessionId: newId() };
const ctx = { ...systemContext({ ...shared, ports }, new Date(String(process.env.NOW))), viewer };
if (act === 'start') await startPayment({ ctx, input: { ...paymentInput.parse(JSON.parse(subject)), key: newId() } });
else if (act === 'refund')
  await refundPayment({ ctx, input: { reference: subject, reason: 'Paid by mistake', key: newId() } });
else if (act === 'take back') await checkRefund(ctx, subject);
else await checkPayment(ctx, subject);
die();
