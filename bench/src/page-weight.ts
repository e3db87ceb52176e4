import { brotliCompressSync, constants } from 'node:zlib';

const budgets = { all: 200_000, script: 160_000 };

interface Weight {
  html: number;
  script: number;
  style: number;
  font: number;
}

/** What a first visit of the home page loads before pictures, by brotli bytes: the page, and all that it names for loading at once. */
export async function printPageWeight(origin: string) {
  const weight: Weight = { html: 0, script: 0, style: 0, font: 0 };
  const html = await (await fetch(`${origin}/`)).text();
  weight.html = squeezed(Buffer.from(html));
  for (const address of namedFiles(html)) {
    const body = Buffer.from(await (await fetch(`${origin}${address}`)).arrayBuffer());
    if (address.endsWith('.js')) weight.script += squeezed(body);
    else if (address.endsWith('.css')) weight.style += squeezed(body);
    else weight.font += body.length;
  }
  const all = weight.html + weight.script + weight.style + weight.font;
  console.log('\nFirst visit of the home page, before pictures (brotli bytes)');
  for (const [part, bytes] of Object.entries(weight))
    console.log(`  ${part.padEnd(10)} ${bytes.toLocaleString('en-GB').padStart(9)}`);
  console.log(`  ${'script'.padEnd(10)} ${verdict(weight.script, budgets.script)}`);
  console.log(`  ${'all'.padEnd(10)} ${verdict(all, budgets.all)}`);
}

function verdict(bytes: number, budget: number): string {
  const text = `${bytes.toLocaleString('en-GB').padStart(9)} of ${budget.toLocaleString('en-GB')}`;
  return bytes <= budget ? `${text}: within the budget` : `${text}: OVER the budget`;
}

/** Scripts, styles and fonts that the page's own tags ask for. */
function namedFiles(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const wanted = tags.filter(
    (tag) => /rel="(?:stylesheet|modulepreload|preload)"/.test(tag) || tag.startsWith('<script'),
  );
  const addresses = wanted.flatMap((tag) => /(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
}

function squeezed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
