import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { createSandbox } from '@besesaka/sandbox/server.ts';
import type { StandaloneConfig } from './config.ts';

/**
 * Without a configured payment provider, the sandbox takes its place: on the same port under its own path, where the
 * marketplace calls it like any provider. If the site is reachable from outside it is off, because it would sell for
 * nothing.
 */
export function sandboxFor({
  config,
  url,
  port,
  secret,
}: {
  config: StandaloneConfig;
  url: string;
  port: number;
  secret: string;
}) {
  if (config.marketplace.paystack.secretKey || !config.exposure.devPages) return null;
  const own = `http://${reachable(config.host)}:${port}`;
  const secretKey = `sk_test_${createHmac('sha256', secret).update('payment sandbox').digest('hex')}`;
  const sandbox = createSandbox({
    secretKey,
    publicUrl: `${url}/sandbox`,
    webhookUrl: `${own}/api/payments/webhook`,
    approvalUrl: `${own}/api/payouts/approval`,
    file: join(config.dataDir, 'payment-sandbox.json'),
  });
  return { ...sandbox, paystack: { secretKey, apiUrl: `${own}/sandbox` } };
}

/** A server that listens on all interfaces is called through the loopback address. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
