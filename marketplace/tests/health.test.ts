import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Installation } from '#admin/health/installation.ts';
import { refusals } from '#admin/health/money-checks.ts';
import { checks, runChecks } from '#admin/health/run-checks.ts';
import { runDoctor } from '#commands/run-doctor.ts';
import { createDatabase } from '#platform/db/create-database.ts';
import { createSmtpMailer } from '#platform/mailer/create-mailer.ts';
import { browserOf, type TestMarketplace } from '#world/browser-of.ts';
import { startTestMarketplace } from '#world/marketplace.ts';

let market: TestMarketplace;
let well: Installation;
let folder: string;
/** Stands for the provider and for our own public address: what it answers by path. */
const answers = new Map<string, { status: number; body: string }>();
const outside = createServer((request, response) => {
  const { status, body } = answers.get(request.url ?? '') ?? { status: 401, body: '{}' };
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});
const balance = (pesewas: number) => ({
  status: 200,
  body: JSON.stringify({ status: true, data: [{ currency: 'GHS', balance: pesewas }] }),
});
const noServer = 'http://127.0.0.1:9';
const testKey = 'sk_test_0123456789abcdef';

beforeAll(async () => {
  market = await startTestMarketplace();
  outside.listen(0, '127.0.0.1');
  await new Promise((done) => outside.once('listening', done));
  const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'besesaka-backups-'));
  await mkdir(join(folder, 'besesaka-2026-11-28T06-00-00'));
  await writeFile(join(folder, 'besesaka-2026-11-28T06-00-00/backup.json'), '{}');
  answers.set('/balance', balance(0));
  answers.set(refusals.approval.path, { status: refusals.approval.status, body: '{}' });
  const config = {
    ...market.config,
    publicUrl: url,
    backupDir: folder,
    dataDir: folder,
    sessionSecret: '0123456789abcdef0123456789abcdef',
    serviceSecret: 'fedcba9876543210fedcba9876543210',
    paystack: { secretKey: testKey, apiUrl: url },
  };
  well = { ...market.context(), config, node: '24.1.0', spaceIn: async () => tenGigabytes };
});
afterAll(async () => {
  await market.close();
  outside.close();
  await rm(folder, { recursive: true });
});

const tenGigabytes = { freeBytes: 10 * 1024 ** 3, allBytes: 20 * 1024 ** 3 };
const run = (changed: Partial<Installation> = {}) => runChecks({ ...well, now: new Date(), ...changed });
const withConfig = (config: Partial<Installation['config']>) => ({ config: { ...well.config, ...config } });
const withAnswer = (path: string, answer: { status: number; body: string }) => {
  answers.set(path, answer);
  return {};
};
const withMail = (smtpUrl: string) => ({
  ...withConfig({ smtpUrl }),
  mailer: createSmtpMailer({ url: smtpUrl, from: '' }),
});
const full = { spaceIn: async () => ({ freeBytes: 1000, allBytes: 20 * 1024 ** 3 }) };
const stored = async () => Promise.reject(new Error('no space left'));

/** A change that makes each check fail. */
const faults: Record<string, () => Partial<Installation>> = {
  node: () => ({ node: '18.20.1' }),
  secrets: () => withConfig({ serviceSecret: well.config.sessionSecret }),
  exposure: () => withConfig({ publicUrl: 'https://market.example', devPages: true }),
  disk: () => full,
  files: () => ({ files: { ...well.files, put: stored } }),
  backups: () => ({ now: new Date(Date.now() + 3 * 24 * 60 * 60_000) }),
  database: () => ({ db: createDatabase({ url: 'postgres://x:database-password@127.0.0.1:9/none', poolSize: 1 }) }),
  redis: () => ({ ...withConfig({ redisUrl: 'redis://x' }), bus: { ...well.bus, publish: async () => {} } }),
  mail: () => withMail('smtp://user:mail-password@127.0.0.1:9'),
  clock: () => ({ now: new Date(Date.now() + 60_000) }),
  address: () => withConfig({ publicUrl: 'http://market.invalid' }),
  'payment-key': () => withAnswer('/balance', { status: 401, body: '{"status":false,"message":"Invalid key"}' }),
  webhook: () => withAnswer('/api/payments/webhook', { status: 503, body: '{}' }),
  approval: () => withConfig({ publicUrl: noServer }),
  balance: () => withAnswer('/balance', balance(-100)),
};

test('all checks of a fresh installation pass, except that it is only reachable locally', async () => {
  const findings = await run();
  expect(findings.filter(({ state }) => state !== 'ok')).toMatchObject([{ name: 'address', state: 'warning' }]);
  expect(checks.map(({ name }) => name).sort()).toEqual(Object.keys(faults).sort());
});

test.each(Object.keys(faults))('%s: the failed check names its fix and contains no secrets', async (name) => {
  const changed = faults[name]?.() ?? {};
  const findings = await run(changed);
  for (const path of ['/balance', '/api/payments/webhook']) answers.delete(path);
  answers.set('/balance', balance(0));
  expect(findings.find((check) => check.name === name)).toMatchObject({
    state: 'fault',
    mend: expect.stringMatching(/\w.*\.$/),
  });
  const { sessionSecret, serviceSecret } = well.config;
  for (const secret of [sessionSecret, serviceSecret, testKey, 'mail-password', 'database-password'])
    expect(JSON.stringify(findings)).not.toContain(secret);
});

test('the marketplace refuses an unsigned webhook, as the checks expect', async () => {
  for (const { path, status } of Object.values(refusals))
    expect((await market.client().post(path, {})).status, path).toBe(status);
});

test('an error that contains a secret is masked', async () => {
  const failing = async () => Promise.reject(new Error(`cannot log in with ${testKey}`));
  const findings = await run({ files: { ...well.files, put: failing } });
  expect(findings.find(({ name }) => name === 'files')?.found).toBe('cannot log in with ***');
});

test('the command prints each check, and fails if one fails', async () => {
  const good = await runDoctor({ ...well.config, databaseUrl: market.url });
  expect(good.text).toContain('✓ Webhook address: ');
  expect(good.isWell, good.text).toBe(true);
  const bad = await runDoctor({ ...well.config, databaseUrl: market.url, backupDir: join(folder, 'none') });
  expect(bad.text).toMatch(/✗ Backups: .*\n {4}Let the server read BACKUP_DIR\./);
  expect(bad.isWell).toBe(false);
});

test('admins see the same checks on their page', async () => {
  const admin = await browserOf(market, await market.world.createUser({ staffRole: 'owner' }));
  const { body } = await admin.get('/api/admin/health');
  expect(Object.values(body.checks ?? {})).toMatchObject(checks.map(({ name, label }) => ({ name, label })));
});
