import { cedi, moneyText } from '@besesaka/schema/kernel/money.ts';
import { receiveWebhook } from '@besesaka/schema/payments/operations.ts';
import { approveTransfer } from '@besesaka/schema/payouts/shop-money/operations.ts';
import { keyOf } from '#payments/holding/takes-protected-payments.ts';
import { readBalance } from '#payments/provider-ledger.ts';
import { owedToShops } from '#payouts/books/read-books.ts';
import { type Check, type Finding, fault, type Installation, ok, warning } from './installation.ts';
import { isPublic } from './machine-checks.ts';

const timeoutMs = 5_000;

/** How the marketplace refuses calls without the provider's signature. */
export const refusals = {
  webhook: { path: receiveWebhook.path, status: 401 },
  approval: { path: approveTransfer.path, status: 400 },
};

/** Checks of payments and payouts. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'address',
    label: 'Public address',
    mend: 'Set PUBLIC_URL to the https address that users open.',
    find: ({ config: { publicUrl } }) => {
      if (!isPublic(publicUrl))
        return warning(
          `Only this machine reaches ${publicUrl}.`,
          'Set PUBLIC_URL to the https address that users open.',
        );
      if (!publicUrl.startsWith('https://'))
        return fault(`${publicUrl} is not encrypted.`, 'Get a certificate, and set PUBLIC_URL to the https address.');
      return ok(`Users open ${publicUrl}.`);
    },
  },
  {
    name: 'payment-key',
    label: 'Payment key',
    mend: 'Check PAYSTACK_SECRET_KEY and PAYSTACK_API_URL, and that this server reaches the provider.',
    find: async (market) => {
      const { paystack, publicUrl } = market.config;
      if (!paystack.secretKey)
        return warning(
          'No real payment is possible.',
          'Set PAYSTACK_SECRET_KEY to the secret key of your Paystack account.',
        );
      await balanceAt(market);
      if (keyOf(market.config) === 'live') return ok('The provider accepts our live key.');
      if (isPublic(publicUrl))
        return warning('Payments use test money.', 'Set PAYSTACK_SECRET_KEY to the live key when you are ready.');
      return ok('The provider accepts our test key.');
    },
  },
  {
    name: 'webhook',
    label: 'Webhook address',
    mend: mendFor(receiveWebhook.path),
    find: (market) => refusesUnsigned(market, refusals.webhook, "Enter it as the webhook in Paystack's settings."),
  },
  {
    name: 'approval',
    label: 'Approval address',
    mend: mendFor(approveTransfer.path),
    find: (market) =>
      refusesUnsigned(market, refusals.approval, "Enter it for the approval of transfers in Paystack's settings."),
  },
  {
    name: 'balance',
    label: 'Balance',
    mend: 'Look at the payment key first.',
    find: async (market) => {
      const owed = await owedToShops(market);
      if (!market.config.paystack.secretKey && owed === 0) return ok('No money is held without a payment key.');
      const balance = await balanceAt(market);
      const found = `${cedi(moneyText(balance))} at the provider, ${cedi(moneyText(owed))} owed to shops and buyers.`;
      return balance < owed
        ? fault(found, 'Top up the balance at Paystack, and ask Paystack for settlement to the balance.')
        : ok(found);
    },
  },
];

function balanceAt({ config: { paystack } }: Installation): Promise<number> {
  return readBalance({ paystack, signal: AbortSignal.timeout(timeoutMs) });
}

function mendFor(path: string): string {
  return `Let the site run, let the proxy pass POST ${path} unchanged, and check PUBLIC_URL.`;
}

/** Calls our own address from outside. */
async function refusesUnsigned(
  { config }: Installation,
  { path, status: refusal }: { path: string; status: number },
  enter: string,
): Promise<Finding> {
  const address = config.publicUrl + path;
  const request = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  const { status } = await fetch(address, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (status === refusal) return ok(`${address} answers. ${enter}`);
  return fault(`${address} answers ${status} instead of ${refusal}.`, mendFor(path));
}
