import fc from 'fast-check';
import { rawRequest, sendRaw } from './raw.ts';
import type { System } from './system.ts';

const realPaths = [
  '//evil.example/products/x',
  '/product/..%2f%09%2fevil.example%2f',
  '/product/%2f%2fevil.example',
  '/product/\\evil.example',
  '/\\evil.example',
  '/product/..%5c..%5cevil.example',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../../etc/passwd',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/media/..%2f..%2fsecrets.json',
  '/api/docs/constructor',
  '/api/docs/__proto__',
  '/api/docs/..%2f..%2fpackage.json',
  '/api/v1/products/__proto__',
  '/api/v1/products/%00',
  '/graphql/assets/__proto__',
  '/graphql/assets/..%2f..%2fpackage.json',
  '/sitemap-__proto__-1.xml',
  '/products/%e0%a4%a',
  '/products/%ff%fe',
  '/products/a%0d%0aSet-Cookie:%20a=b',
  '/search?q=%0d%0aLocation:%20//evil.example',
  '/login?redirect=//evil.example',
  '/login?redirect=/%5cevil.example',
  'http://evil.example/products/x',
  `/${'a/'.repeat(3_000)}`,
  `/?${'q&'.repeat(3_000)}`,
];

const part = fc.constantFrom(
  ...[
    '/',
    '//',
    '..',
    '.',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%09',
    '%0a',
    '%ff',
    '%c0%af',
    '%u0061',
    '@',
    ':',
    ';',
    '?',
    '#',
  ],
  ...['api', 'v1', 'products', 'product', 'shops', 'media', 'assets', 'graphql', 'docs', 'evil.example', 'a', '*', '%'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\u0001', '\u007f', '\u00e9', '{x}', '<b>', "'", '"'],
);

/** Requests odd addresses from every server, and returns the faulty responses. */
export async function walkOddPaths({ bff, marketplace, web }: System, count: number, seed: number): Promise<string[]> {
  const samples = fc.sample(fc.array(part, { minLength: 1, maxLength: 8 }), { numRuns: count, seed });
  const paths = [...realPaths, ...samples.map((parts) => `/${parts.join('')}`)];
  const faults: string[] = [];
  const ports = [bff.port, marketplace.port, web.port];
  const turns = paths.flatMap((path) => ports.map((port) => ({ path, port })));
  const worker = async () => {
    for (let turn = turns.pop(); turn; turn = turns.pop()) {
      const { path, port } = turn;
      const { status, head, body } = await sendRaw(port, rawRequest({ path }));
      const where = `${JSON.stringify(path.slice(0, 100))} on ${ports.indexOf(port)}`;
      if (status === 0 || status >= 500) faults.push(`${where} answered ${status} ${body.slice(0, 200)}`);
      const location = /\r\nlocation: ([^\r]*)/i.exec(head)?.[1];
      if (location !== undefined && leavesSite(location)) faults.push(`${where} leads to ${location}`);
      if (/\r\nset-cookie: a=b/i.test(head)) faults.push(`${where} wrote a header`);
      if (namesForeignOrigin(body)) faults.push(`${where} names a foreign origin`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

function leavesSite(location: string): boolean {
  const base = 'http://besesaka.test';
  return !URL.canParse(location, base) || new URL(location, base).origin !== base;
}

/** Checks a page's canonical address and metadata, which other programs read. */
export function namesForeignOrigin(html: string): boolean {
  return /(?:canonical"\s+href|og:url"\s+content|"url":|"@id":)[=\s]*"?https?:\/\/evil\.example/.test(html);
}
