import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importTexts as texts } from '@besesaka/schema/catalog/bulk/texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runImports } from '#catalog/imports/run-imports.ts';
import type { Json } from '#world/client.ts';
import { startTestMarketplace } from '#world/marketplace.ts';
import { formOf } from './forms.ts';
import { importer } from './importer.ts';
import { longestGap } from './processor.ts';

let market: Awaited<ReturnType<typeof startTestMarketplace>>;
beforeAll(async () => {
  market = await startTestMarketplace();
});
afterAll(() => market.close());

const names = ['sku', 'name', 'description', 'price', 'stock', 'pictures', 'option1_name', 'option1_value'];
const specs = Array.from({ length: limits.columns - names.length }, (_, index) => `spec:field_${index}`);
const header = [...names, ...specs].join(',');

/** Milliseconds. The files take about 40, and one whose time grows with its square takes seconds. */
const noticed = 250;

/** Lines under the header until the file has the size that is allowed. */
function fileOf(lineOf: (at: number) => string, first = header): string {
  const lines = [first];
  for (let size = first.length + 1, at = 0; ; at += 1) {
    const line = lineOf(at);
    size += Buffer.byteLength(line) + 1;
    if (size > limits.csvBytes) return lines.join('\n');
    lines.push(line);
  }
}

const quoted = '"a ""b""\nc, d ɔ"';
const rowOf = (cell: string) => Array.from({ length: specs.length }, () => cell).join(',');
const pictures = Array.from({ length: 900 }, (_, index) => `${index}.jpg`).join(' ');

const shapes: Record<string, () => string> = {
  'wide lines with quotes, line ends and a fault in each cell': () =>
    fileOf((at) => `S${at},${quoted},x,free,-1,"${pictures}",,,${rowOf(quoted)}`),
  'the variants of one product after another, each with its own fields': () =>
    fileOf((at) => `,Shirt ${Math.floor(at / 100)},Woven by hand,5,1,,Size,${at},${rowOf(`"${at}\n"`)}`),
  'a wrong quotation mark in each line': () => fileOf(() => 'a"b"c,"d"e'),
  'one quotation mark that is never closed': () => fileOf(() => ',"",a""", \n'.repeat(100), `${header}\n"`),
  'lines without end': () => fileOf(() => ','.repeat(1_900_000)),
  'short lines': () => fileOf((at) => `,a${at},b`),
  // A quarter shows it as well.
  'nothing but line ends': () => `${header}\n,Cloth${'\r'.repeat(limits.csvBytes / 4)}.`,
};

/** Uploads a file whose form is ready, because browsers make that. Returns the answer and the longest gap. */
async function uploaded({ browser }: Awaited<ReturnType<typeof importer>>, content: string | Uint8Array<ArrayBuffer>) {
  const form = new Request('http://site', { method: 'POST', body: formOf({ file: new File([content], 'a.csv') }) });
  const type = { 'content-type': form.headers.get('content-type') ?? '' };
  const bytes = await form.arrayBuffer();
  let body: Json = {};
  const gap = await longestGap(async () => {
    body = (await browser.send('POST', '/api/product-imports', bytes, type)).body;
  });
  return { body, gap };
}

test.for(Object.keys(shapes))('a file of %s does not block other requests', { timeout: 120_000 }, async (shape) => {
  const seller = await importer(market);
  const { body, gap } = await uploaded(seller, shapes[shape]?.() ?? '');
  const checking = await longestGap(() => runImports({ context: market.context, isClosing: () => false }));
  expect(body.error).toBeUndefined();
  expect((await seller.read(String(body.id))).state).not.toBe('checking');
  expect(Math.max(gap, checking)).toBeLessThan(noticed);
});

test('a file has a maximum of columns and lines', async () => {
  const seller = await importer(market);
  const wide = Array.from({ length: 20_000 }, (_, index) => `spec:a${index}`).join(',');
  const refused = await uploaded(seller, `sku,${wide}\nA,b`);
  expect(refused.body.error).toBe(texts.tooManyColumns);
  expect(refused.gap).toBeLessThan(noticed);
  const lines = (count: number) =>
    ['sku,name', ...Array.from({ length: count }, (_, index) => `L${index},Cloth`)].join('\n');
  expect(await seller.check(lines(limits.rows))).toMatchObject({ state: 'checked', faults_count: limits.rows });
  expect(await seller.check(lines(limits.rows + 1))).toMatchObject({ state: 'failed', problem: texts.tooManyRows });
});
