import { paymentInput } from '@besesaka/schema/payments/inputs.ts';
import { refundPayment } from '#payments/refunds/refund-payment.ts';
import { checkRefund } from '#payments/refunds/settle-refund.ts';
import type { Seller } from '#payments/seller.ts';
import { checkPayment } from '#payments/settle-payment.ts';
import { startPayment } from '#payments/start-payment.ts';
import { newId } from '#platform/base/ids.ts';
import { systemContext } from '#platform/caller/system-context.ts';
import { createMortalMarketplace } from '#world/mortal-marketplace.ts';

/** Begins, settles or refunds a payment, as the first argument says, and kills its own process at the given step. */
const [act = '', userId = '', subject = '', step = ''] = process.argv.slice(2);
const { shared } = createMortalMarketplace();
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
