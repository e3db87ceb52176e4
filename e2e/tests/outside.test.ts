import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isDeep } from '@besesaka/marketplace/testing/config.ts';
import { programOf } from '@besesaka/marketplace/testing/program.ts';
import { generate } from '@graphql-codegen/cli';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoSite } from '#demo-site.ts';

/** Those who write clients elsewhere: `outside/` imports nothing of ours, and knows what the site serves alone. */
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

/** As the client preset of codegen makes them, out of the schema that the site serves. */
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

test('clients outside import nothing of ours', async () => {
  const names = (await readdir(outside)).filter((name) => name.endsWith('.ts'));
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const text = await readFile(`${outside}${name}`, 'utf8');
    const imports = [...text.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, from = '']) => from);
    const own = /^(openapi-fetch|graphql-ws|ws|\.\/generated\/.+|\.\/graphql-person\.ts)$/;
    expect(
      imports.filter((from) => !own.test(from)),
      name,
    ).toEqual([]);
  }
});

test('what generators make of the descriptions fits what clients do with it', async () => {
  const { stdout } = await run(process.execPath, [compiler, '-p', outside, '--listFiles']);
  // The compiler says what it read: one that read nothing would find nothing, too.
  for (const name of ['order-by-rest', 'trade-by-graphql', 'generated/rest', 'generated/gql/graphql']) {
    expect(stdout).toContain(`${outside}${name}.ts`);
  }
}, 120_000);

/** What the deep run adds: one generated client shows in `npm test` that the descriptions are right. */
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

test('a client that was generated from the description of the REST service places an order', async () => {
  expect(await client('order-by-rest', buyer, password, product)).toMatch(/^[A-Z0-9]{8,}$/);
}, 60_000);

deepTest(
  'a client that was generated from the schema lists, orders, follows the order and chats',
  async () => {
    const told = JSON.parse(await client('trade-by-graphql', buyer, seller, password, 'adepa-kente-house'));
    expect(told).toEqual({
      arrived: { id: expect.stringMatching(/^[A-Z0-9]{8,}$/), state: 'PENDING' },
      changed: { id: told.arrived.id, state: 'ACCEPTED' },
      answered: 'This afternoon.',
      said: ['When does the rider come?', 'This afternoon.'],
    });
  },
  60_000,
);

deepTest(
  "the guide's program prints the orders of a shop as they come",
  async () => {
    const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
    const program = /^```js\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '';
    const file = `${generated}orders.mjs`;
    await writeFile(file, program);
    const env = { ...process.env, SITE: site.url, EMAIL: seller, PASSWORD: password };
    const terminal = spawn(process.execPath, [file], { env });
    let printed = '';
    const prints = (words: string) =>
      new Promise<void>((done) => {
        const look = () => printed.includes(words) && done();
        terminal.stdout.on('data', look);
        look();
      });
    for (const stream of [terminal.stdout, terminal.stderr]) stream.on('data', (text) => (printed += text));
    await prints('Waiting for orders');
    const id = await client('order-by-rest', buyer, password, product);
    await prints(id);
    terminal.kill();
    expect(printed).toContain("currency: 'GHS'");
  },
  60_000,
);
