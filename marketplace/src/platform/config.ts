import { isLoopback } from '@besesaka/schema/kernel/server-limits.ts';
import { defaultLoad } from '@besesaka/schema/kernel/serving/load-shedder.ts';
import { withoutEmpty } from '@besesaka/schema/kernel/serving/without-empty.ts';
import { type SettingName, settings } from '@besesaka/schema/kernel/settings/settings.ts';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const megabyte = 1024 * 1024;
const secret = z.string().min(32, 'must have at least 32 characters');
const oldSecrets = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every((one) => one.length >= 32), 'must be secrets of at least 32 characters each');
const address = z.url('must be an address with http:// or https://').transform((url) => url.replace(/\/+$/, ''));
const whole = (fallback: number) => z.coerce.number('must be a whole number').int().min(1).default(fallback);
/** The default of a setting that admins change while the marketplace runs. */
const setting = (name: SettingName) => settings[name].rule.default(settings[name].fallback);
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
/** Without a value, the module that counts uses its default. */
const limit = z.coerce.number('must be a whole number').int().min(1).optional();

/** IP addresses, networks such as 10.0.0.0/8, and the names loopback, linklocal and uniquelocal. */
const proxies = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((list) => isReadable(list), 'must be a list of addresses and networks, as 10.0.0.2, 10.1.0.0/16');

function isReadable(list: string[]): boolean {
  try {
    proxyAddr.compile(list);
    return true;
  } catch {
    return false;
  }
}

const environment = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4001),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: address.default('http://localhost:4000'),
    TRUSTED_PROXIES: proxies.default([]),
    DATA_DIR: z.string().default('.data'),
    BACKUP_DIR: z.string().optional(),
    DATABASE_URL: z.string('is required').regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
    DATABASE_REPLICA_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    DATABASE_POOL: whole(10),
    REQUESTS_AT_WORK: whole(defaultLoad.atWork),
    REQUESTS_WAITING: whole(defaultLoad.waiting),
    MAX_CONNECTIONS: whole(10_000),
    FORM_MB: whole(256),
    FORM_MB_PER_ADDRESS: whole(128),
    FORM_MB_PER_USER: whole(64),
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'must begin with redis://')
      .optional(),
    SESSION_SECRET: secret,
    SESSION_SECRET_OLD: oldSecrets,
    SERVICE_SECRET: secret,
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp://')
      .optional(),
    PAYSTACK_SECRET_KEY: z.string().min(10, 'must be the secret key of an account at Paystack').optional(),
    PAYSTACK_API_URL: address.default('https://api.paystack.co'),
    OUTSIDE_CALL_MS: whole(7_000),
    COMMISSION_PERCENT: setting('commission'),
    COMMISSION_VAT_PERCENT: setting('commission_vat'),
    PAYOUT_MAX: setting('payout_max'),
    PAYOUT_MAX_PER_DAY: setting('payout_max_per_day'),
    PAYOUT_APPROVAL_ABOVE: setting('payout_approval_above'),
    MAIL_FROM: z.string().default('Besesaka <no-reply@besesaka.test>'),
    S3_ENDPOINT: address.optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    SIGNUPS_PER_HOUR: limit,
    CHAT_MESSAGES_PER_MINUTE: limit,
    CHAT_NEW_CONVERSATIONS_PER_HOUR: limit,
    ORDER_CHECKOUTS_PER_HOUR: limit,
    ORDER_CHECKOUTS_WAITING: limit,
    ORDER_NEW_ACCOUNT_HOURS: limit,
    ORDER_NEW_ACCOUNT_EXPIRES_HOURS: limit,
    FREE_PRODUCTS_PER_CATEGORY: setting('free_products'),
    CHANGES_PER_MINUTE: whole(240),
    NEW_PASSWORDS_PER_HOUR: whole(5),
    LOGINS_PER_HOUR: whole(60),
    DELETIONS_PER_DAY: whole(3),
    RENEWALS_PER_HOUR: whole(600),
    ORDER_STEPS_PER_HOUR: whole(120),
    PAYMENT_MARKS_PER_HOUR: whole(6),
    PAYMENT_CHECKS_PER_10_MINUTES: whole(30),
    PAYMENT_ASK_PAUSE_MS: whole(1_500),
    PICTURE_LOOKS_PER_HOUR: whole(120),
    DATA_EXPORT_FETCHES_PER_HOUR: whole(10),
    MAILS_PER_HOUR: whole(20),
    MAILS_PER_DAY: whole(60),
    DEMO_LOGINS: onOff.default(false),
    DEV_PAGES: onOff.optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform(({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...env }, ctx) => {
    const parts = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
    for (const [name, value] of Object.entries(parts)) {
      if (S3_ENDPOINT && !value)
        ctx.addIssue({ code: 'custom', path: [name], message: 'is required beside S3_ENDPOINT' });
    }
    return { ...env, s3: s3Of(S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY) };
  });

function s3Of(endpoint?: string, bucket?: string, accessKeyId?: string, secretAccessKey?: string) {
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, accessKeyId, secretAccessKey };
}

/**
 * How often one user may take actions that have a cost for others, whether or not they succeed. Mails are counted per
 * recipient.
 */
function limitsIn(e: z.infer<typeof environment>) {
  return {
    /** The limit per operation. */
    changesPerMinute: e.CHANGES_PER_MINUTE,
    passwordChangesPerHour: e.NEW_PASSWORDS_PER_HOUR,
    loginsPerHour: e.LOGINS_PER_HOUR,
    deletionsPerDay: e.DELETIONS_PER_DAY,
    renewalsPerHour: e.RENEWALS_PER_HOUR,
    orderStepsPerHour: e.ORDER_STEPS_PER_HOUR,
    paymentMarksPerHour: e.PAYMENT_MARKS_PER_HOUR,
    paymentChecksPer10Minutes: e.PAYMENT_CHECKS_PER_10_MINUTES,
    /** The page that users return to after a payment polls every two seconds, and each poll would ask the provider. */
    paymentAskPauseMs: e.PAYMENT_ASK_PAUSE_MS,
    pictureLooksPerHour: e.PICTURE_LOOKS_PER_HOUR,
    dataExportFetchesPerHour: e.DATA_EXPORT_FETCHES_PER_HOUR,
    mailsPerHour: e.MAILS_PER_HOUR,
    mailsPerDay: e.MAILS_PER_DAY,
  };
}

/** The defaults of settings that admins change while the marketplace runs. */
function settingsIn(e: z.infer<typeof environment>) {
  return {
    commission: e.COMMISSION_PERCENT,
    commission_vat: e.COMMISSION_VAT_PERCENT,
    payout_max: e.PAYOUT_MAX,
    payout_max_per_day: e.PAYOUT_MAX_PER_DAY,
    payout_approval_above: e.PAYOUT_APPROVAL_ABOVE,
    free_products: e.FREE_PRODUCTS_PER_CATEGORY,
  } satisfies Partial<Record<SettingName, string>>;
}

export type Environment = Record<string, string | undefined>;

export class ConfigError extends Error {}

/** Reads the settings and reports all errors at once. Empty values count as missing. */
export function readConfig(env: Environment = process.env) {
  const filled = withoutEmpty(env);
  const result = environment.safeParse(filled);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`These settings are missing or wrong:\n${faults.join('\n')}`);
  }
  const e = result.data;
  const production = e.NODE_ENV === 'production';
  const secure = e.PUBLIC_URL.startsWith('https://');
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL,
    trustedProxies: e.TRUSTED_PROXIES,
    secure,
    demoLogins: e.DEMO_LOGINS,
    devPages: e.DEV_PAGES ?? (!(production || secure) && isLoopback(e.HOST)),
    dataDir: e.DATA_DIR,
    backupDir: e.BACKUP_DIR ?? null,
    /** Ports of this machine to which webhooks may go. Only a demo on this machine sets them. */
    webhookLoopbackPorts: [] as readonly number[],
    databaseUrl: e.DATABASE_URL,
    replicaUrl: e.DATABASE_REPLICA_URL ?? null,
    databasePool: e.DATABASE_POOL,
    load: { atWork: e.REQUESTS_AT_WORK, waiting: e.REQUESTS_WAITING },
    maxConnections: e.MAX_CONNECTIONS,
    forms: {
      all: e.FORM_MB * megabyte,
      address: e.FORM_MB_PER_ADDRESS * megabyte,
      user: e.FORM_MB_PER_USER * megabyte,
    },
    redisUrl: e.REDIS_URL ?? null,
    sessionSecret: e.SESSION_SECRET,
    oldSessionSecrets: e.SESSION_SECRET_OLD,
    serviceSecret: e.SERVICE_SECRET,
    smtpUrl: e.SMTP_URL ?? null,
    /** Without a key, payments are unavailable. */
    paystack: { secretKey: e.PAYSTACK_SECRET_KEY ?? null, apiUrl: e.PAYSTACK_API_URL },
    /** The timeout of calls to external services, shorter than the timeout of our own callers. */
    outsideCallMs: e.OUTSIDE_CALL_MS,
    settings: settingsIn(e),
    mailFrom: e.MAIL_FROM,
    s3: e.s3,
    signupsPerHour: e.SIGNUPS_PER_HOUR ?? null,
    chatMessagesPerMinute: e.CHAT_MESSAGES_PER_MINUTE ?? null,
    chatNewConversationsPerHour: e.CHAT_NEW_CONVERSATIONS_PER_HOUR ?? null,
    orderCheckoutsPerHour: e.ORDER_CHECKOUTS_PER_HOUR ?? null,
    orderCheckoutsWaiting: e.ORDER_CHECKOUTS_WAITING ?? null,
    orderNewAccountHours: e.ORDER_NEW_ACCOUNT_HOURS ?? null,
    orderNewAccountExpiresHours: e.ORDER_NEW_ACCOUNT_EXPIRES_HOURS ?? null,
    limits: limitsIn(e),
    logLevel: e.LOG_LEVEL,
  };
}

export type Config = ReturnType<typeof readConfig>;

/** Whether buyers can pay orders in the app. */
export function takesOrderPayments({ paystack }: Pick<Config, 'paystack'>): boolean {
  return paystack.secretKey !== null;
}
