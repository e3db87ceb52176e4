import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  PAYSTACK_SECRET_KEY: z.string('is the key that the marketplace shows').min(10),
  WEBHOOK_URL: z.url('is the address for webhooks').optional(),
  APPROVAL_URL: z.url('is the address that approves transfers').optional(),
  SANDBOX_FILE: z.string().optional(),
  CLOCK_AT: z.coerce.date('is the time of a clock that a test moves').optional(),
});

export function readConfig(env: Record<string, string | undefined> = process.env) {
  const e = environment.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    secretKey: e.PAYSTACK_SECRET_KEY,
    webhookUrl: e.WEBHOOK_URL ?? null,
    approvalUrl: e.APPROVAL_URL ?? null,
    file: e.SANDBOX_FILE ?? null,
    clockAt: e.CLOCK_AT ?? null,
  };
}
