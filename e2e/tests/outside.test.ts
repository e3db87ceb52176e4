import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isDeep } from '@besesaka/marketplace/tests/world/config.ts';
import { programOf } from '@besesaka/marketplace/tests/world/program.ts';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#by-sdk.ts';
import { startDemoSite } from '#demo-site.ts';

/** External clients: `outside/` imports none of our code and knows only what the site serves. */
const outside = fileURLToPath(new URL('../outside/', import.meta.url));
const generated = `${outside}generated/`;
const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));
const run = promisify(execFile);

let site: Awaited<ReturnType<typeof startDemoSite>>;
beforeAll(async () => {
  site = await startDemoSite();
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated, { recursive: true });
  const rest = await openapiTS(new URL('/api/openapi.json', site.url));
  await writeFile(`${generated}rest.ts`, astToString(rest));
  await generateDocuments();
}, 180_000);
afterAll(() => site.close());

/** Types that codegen's client preset generates from the served schema. */
async function generateDocuments() {
  const schema = `${generated}schema.graphql`;
  await writeFile(schema, await (await fetch(`${site.url}/graphql/schema.graphql`)).text());
  const config = {
    documentMode: 'string',
    useTypeImports: true,
    enumsAsTypes: true,
    importExtension: '.ts',
    defaultScalarType: 'string',
  };
  await generate({
    silent: true,
    schema,
    documents: `${outside}*.ts`,
    generates: { [`${generated}gql/`]: { preset: 'client', presetConfig: { fragmentMasking: false }, config } },
  });
}

const password = 'Akwaaba#2026';
const [buyer, seller] = ['buyer@besesaka.test', 'seller@besesaka.test'];
const product = 'bonwire-kente-stole-adwinasa';

async function client(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [await programOf(`e2e/outside/${name}.ts`), site.url, ...args]);
  return stdout.trim();
}

/** Runs the first shell lines of a page of the guide. */
async function inShell(page: string, token: string): Promise<string> {
  const text = await readFile(new URL(`../../docs/developers/${page}.md`, import.meta.url), 'utf8');
  const [, lines = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(text) ?? [];
  const { stdout } = await run('sh', ['-c', lines.replaceAll('SITE', site.url).replaceAll('bsk_...', token)], {
    env: { ...process.env, TOKEN: token },
  });
  return stdout;
}

test('the curl commands of the guide work as printed: a first response, the orders of a token, a first order', async () => {
  const { token } = await createApiKey(site.url, buyer, 'ORDERS_WRITE');
  expect(JSON.parse(await inShell('index', token)).data.products.edges).toHaveLength(2);
  expect(JSON.parse(await inShell('api-keys', token))).toMatchObject({ results: expect.any(Array) });
  expect(JSON.parse(await inShell('orders', token)).data.placeProduct).toMatchObject({ errors: [], orders: [{}] });
});

test('external clients import none of our code', async () => {
  const names = (await readdir(outside)).filter((name) => name.endsWith('.ts'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const text = await readFile(`${outside}${name}`, 'utf8');
    const imports = [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from = '']) => from);
    const own = /^(openapi-fetch|graphql-ws|ws|\.\/generated\/.+|\.\/graphql-user\.ts)$/;
    expect(
      imports.filter((from) => !own.test(from)),
      name,
    ).toEqual([]);
  }
});

test('the code that generators make of the schemas fits what clients do with it', async () => {
  const { stdout } = await run(process.execPath, [compiler, '-p', outside, '--listFiles']);
  // The compiler says what it read: one that read nothing would find nothing, too.
  for (const name of ['order-by-rest', 'trade-by-graphql', 'generated/rest', 'generated/gql/graphql']) {
    expect(stdout).toContain(`${outside}${name}.ts`);
  }
}, 120_000);

/** The deep run tests more generators. One is enough for `npm test`. */
const deepTest = test.runIf(isDeep());

deepTest(
  'what does not fit is found',
  async () => {
    const wrong = `${generated}wrong.ts`;
    const text = 'export const name = (of: GoodsQuery): number => of.products.edges[0]?.node.name ?? 0;';
    await writeFile(wrong, `import type { GoodsQuery } from './gql/graphql.ts';\n${text}\n`);
    const failed = await run(process.execPath, [compiler, '-p', outside]).catch((error) => error);
    await rm(wrong);
    expect(failed).toMatchObject({ code: expect.any(Number), stdout: expect.stringContaining('TS2322') });
  },
  120_000,
);

test('a client generated from the OpenAPI document places an order', async () => {
  expect(await client('order-by-rest', buyer, password, product)).toMatch(/^[A-Z0-9]{8,}$/);
}, 60_000);

deepTest(
  'a client that was generated from the schema lists, orders, follows the order and chats',
  async () => {
    const report = JSON.parse(await client('trade-by-graphql', buyer, seller, password, 'adepa-kente-house'));
    expect(report).toEqual({
      arrived: { id: expect.stringMatching(/^[A-Z0-9]{8,}$/), state: 'PENDING' },
      changed: { id: report.arrived.id, state: 'ACCEPTED' },
      answered: 'This afternoon.',
      said: ['When does the rider come?', 'This afternoon.'],
    });
  },
  60_000,
);
