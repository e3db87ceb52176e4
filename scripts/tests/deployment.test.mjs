import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (name) => readFile(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');
const compose = await read('docker-compose.yml');
const lines = compose.split('\n');

test('no secret has a default, and a missing one is explained', () => {
  const secrets = [...compose.matchAll(/\$\{(\w*(?:SECRET|PASSWORD\b|ACCESS_KEY)\w*)([^}]*)\}/g)];
  expect(new Set(secrets.map(([, name]) => name)).size).toBe(10);
  // Without a provider no payment is possible, and everything else works. A former secret is there after a change only.
  const optional = ['PAYSTACK_SECRET_KEY', 'SESSION_SECRET_OLD'];
  const wanted = ([, name]) => (optional.includes(name) ? /^:-$/ : /^:\?\S/);
  for (const secret of secrets) expect(secret[2], secret[0]).toMatch(wanted(secret));
});

test('.env.example lists every required secret', async () => {
  const example = await read('.env.example');
  for (const [, name] of compose.matchAll(/\$\{(\w+):\?/g)) expect(example).toContain(`${name}=`);
});

test('every image is pinned to a version', () => {
  const images = lines.filter((line) => /^\s+image:/.test(line));
  expect(images.length).toBeGreaterThan(5);
  for (const image of images) expect(image).toMatch(/:(?:v?\d+\.\d+|RELEASE\.\d{4}-)/);
});

test('every action of the workflow is pinned to a commit', async () => {
  const actions = (await read('.github/workflows/test.yml')).match(/uses: .*/g) ?? [];
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d/);
});

test('the services have limited rights in their stores, and the web server has no access', async () => {
  const service = (name) => compose.split(`\n  ${name}:\n`)[1]?.split(/\n {2}\S/)[0] ?? '';
  expect(await read('ops/create-role.sh')).toMatch(/create role besesaka login nosuperuser nocreatedb nocreaterole/);
  expect(service('postgres')).not.toContain('POSTGRES_USER: besesaka');
  expect(service('minio')).not.toContain('S3_');
  const { Statement } = JSON.parse(await read('ops/bucket-policy.json'));
  expect(Statement.flatMap(({ Resource }) => Resource).every((one) => /:::besesaka(?:\/\*)?$/.test(one))).toBe(true);
  expect(Statement.flatMap(({ Action }) => Action)).not.toContain('s3:*');
  for (const store of ['postgres', 'redis', 'minio', 'bucket'])
    expect([store, service(store)]).toEqual([store, expect.stringContaining('networks: [stores]')]);
  for (const other of ['web', 'proxy']) expect([other, service(other).includes('stores')]).toEqual([other, false]);
  expect(compose).toMatch(/\n {2}stores:\n {4}internal: true/);
});

test('docs/operating.md states the size limits of the proxy', async () => {
  const operating = await read('docs/operating.md');
  const sizes = [...(await read('ops/Caddyfile')).matchAll(/max_size (\d+)(\wB)/g)];
  expect(sizes).toHaveLength(2);
  for (const [, size, unit] of sizes) expect(operating).toContain(`${size} ${unit === 'KB' ? 'kB' : unit}`);
});

test('Redis requires a password', () => {
  expect(compose).toContain('requirepass');
  expect(compose).not.toContain('redis://redis');
});

test('the proxy blocks private paths before it forwards requests', async () => {
  const caddy = await read('ops/Caddyfile');
  const handlers = [...caddy.matchAll(/^\thandle(?: (@\w+))? \{/gm)].map(([, name]) => name);
  expect(handlers[0]).toBe('@private');
  for (const path of ['/metrics', '/api/events', '/api/events/*', '/dev/*'])
    expect(/@private path (.*)/.exec(caddy)?.[1]?.split(' ')).toContain(path);
  expect(caddy).toContain('request_header -X-Service-Secret');
  expect(caddy).toContain('max_size');
});

test('the image is built from every workspace, and packages run no scripts', async () => {
  const dockerfile = await read('Dockerfile');
  for (const workspace of JSON.parse(await read('package.json')).workspaces)
    expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  const installs = [...dockerfile.matchAll(/^RUN npm .*/gm)]
    .map(([line]) => line)
    .filter((line) => !line.endsWith('build'));
  expect(installs).toHaveLength(2);
  for (const line of installs) expect(line).toContain('npm ci --ignore-scripts');
});

test('everything that the image copies from the sources exists', async () => {
  const dockerfile = await read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY --from=build (?:--chown=\S+ )?(.*) \S+$/gm)]
    .flatMap(([, paths]) => paths.split(' '))
    .map((path) => path.replace('/app/', ''));
  expect(copied.length).toBeGreaterThan(6);
  for (const path of copied.filter((one) => !one.endsWith('/dist')))
    await stat(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
});
