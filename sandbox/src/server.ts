import { Hono } from 'hono';
import { createApi } from './api.ts';
import { createApproval } from './approval.ts';
import { createBalance } from './balance.ts';
import { createBanks } from './banks.ts';
import { createCheckout } from './checkout.ts';
import { type Clock, createClock } from './clock.ts';
import { createDisputes } from './disputes.ts';
import { createPrompts } from './prompts.ts';
import { createRefunds } from './refunds.ts';
import { createSettlementPage, createSettlements } from './settlements.ts';
import { createSettling } from './settling.ts';
import { createTransactions } from './transactions.ts';
import { createTransferSteps } from './transfer-steps.ts';
import { createTransferStore, type PastTransfer } from './transfer-store.ts';
import { createTransferPages, createTransfers } from './transfers.ts';
import { createWebhooks } from './webhooks.ts';

export interface SandboxDeps {
  secretKey: string;
  /** The address for browsers, without a trailing slash. */
  publicUrl: string;
  webhookUrl: string | null;
  /** The address that is asked before each transfer; null if none is. */
  approvalUrl: string | null;
  /** The file that stores the transactions, and by its name another one for the transfers; null to keep them in memory. */
  file: string | null;
  clock?: Clock;
}

/** A payment provider for trying things out, with Paystack's HTTP API and a checkout page, but without money. */
export function createSandbox({
  secretKey,
  publicUrl,
  webhookUrl,
  approvalUrl,
  file,
  clock = createClock(),
}: SandboxDeps) {
  const { now } = clock;
  const transactions = createTransactions({ file, now });
  const webhooks = createWebhooks({ secretKey, webhookUrl, clock });
  const settling = createSettling({ transactions, webhooks, now });
  const refunds = createRefunds({ transactions, webhooks, now });
  const prompts = createPrompts({ transactions, settling, now });
  const transfers = createTransferStore(file && `${file}.transfers`);
  const settlements = createSettlements({ file: file && `${file}.settlements`, now });
  const disputes = createDisputes({ transactions, webhooks, publicUrl, file: file && `${file}.disputes`, now });
  const balance = createBalance({ transactions, transfers, settlements, disputes });
  const approve = createApproval({ secretKey, url: approvalUrl });
  const steps = createTransferSteps({ transfers, webhooks, approve, now });
  const { pathname } = new URL(publicUrl);
  const app = new Hono().basePath(pathname === '/' ? '/' : pathname);
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cache-control', 'no-store');
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
  app.get('/health', (c) => c.text('ok'));
  app.route('/', createCheckout({ transactions, settling, refunds }));
  app.route('/', prompts.pages);
  app.route('/', createTransferPages({ transfers, steps }));
  app.route('/', disputes.pages);
  app.route('/', createSettlementPage({ settlements, balance }));
  const parts = [
    prompts.api,
    refunds.api,
    createTransfers({ transfers, balance, steps }),
    balance.api,
    settlements.api,
    disputes.api,
    createBanks(),
  ];
  app.route('/', createApi({ secretKey, publicUrl, transactions, settling, parts }));
  return {
    fetch: async (request: Request) => app.fetch(request),
    remember: (payments: Parameters<typeof transactions.remember>[0], sent: readonly PastTransfer[] = []) => {
      transactions.remember(payments);
      transfers.remember(sent);
    },
    close: clock.close,
  };
}

export type Sandbox = ReturnType<typeof createSandbox>;
