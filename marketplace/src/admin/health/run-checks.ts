import type { HealthCheck } from '@besesaka/schema/admin/resources.ts';
import { reasonForLog } from '@besesaka/schema/kernel/log/error-for-log.ts';
import { within } from '#platform/base/within.ts';
import type { Config } from '#platform/config.ts';
import { type Check, fault, type Installation } from './installation.ts';
import { machineChecks } from './machine-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { serviceChecks } from './service-checks.ts';

export const checks: readonly Check[] = [...machineChecks, ...serviceChecks, ...moneyChecks];

/** Less than the callers' timeout of 10 s. */
const patienceMs = 6_000;

export function runChecks(market: Installation): Promise<HealthCheck[]> {
  const secrets = secretsIn(market.config);
  return Promise.all(
    checks.map(async ({ name, label, mend, find }) => {
      const { found, ...rest } = await within(patienceMs, (async () => find(market))()).catch((error) =>
        fault(reasonForLog(error), mend),
      );
      return { name, label, found: withoutSecrets(found, secrets), ...rest };
    }),
  );
}

/** Errors of libraries may quote an address with its password. */
function secretsIn({ sessionSecret, oldSessionSecrets, serviceSecret, paystack, s3, ...config }: Config): string[] {
  const passwords = [config.databaseUrl, config.redisUrl, config.smtpUrl].flatMap((url) => {
    const { password = '' } = url && URL.canParse(url) ? new URL(url) : {};
    return [password, decodeURIComponent(password)];
  });
  const keys = [sessionSecret, ...oldSessionSecrets, serviceSecret, paystack.secretKey, s3?.secretAccessKey];
  return [...keys, ...passwords].flatMap((secret) => secret || []);
}

const withoutSecrets = (text: string, secrets: string[]) =>
  secrets.reduce((safe, secret) => safe.replaceAll(secret, '***'), text);
