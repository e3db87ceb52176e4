import { type RawRequest, rawRequest, sendRaw } from './raw.ts';
import type { System } from './system.ts';

const marker = 'evil.example';

/** Headers that a proxy or a cache might trust. */
const claims = [
  [`Host: ${marker}`],
  [`X-Forwarded-Host: ${marker}`],
  ['X-Forwarded-Proto: gopher', `X-Forwarded-Server: ${marker}`],
  [`Forwarded: for=1.1.1.1;host=${marker};proto=https`],
  [`X-Original-URL: //${marker}/`, `X-Rewrite-URL: //${marker}/`],
  ['X-HTTP-Method-Override: DELETE'],
  [`Cookie: access=${marker}; refresh=${marker}; __proto__=1`],
  [`Authorization: ${marker}`],
  [`Accept-Language: "><script>${marker}</script>`],
  [`X-Request-Id: ${marker}"><script>`],
];

const pages = ['/', '/products', '/search?q=kept', '/login'];

/** Requests pages with such headers, then without, and returns the pages that show the stranger's text. */
export async function poisonPages({ web }: System): Promise<string[]> {
  const poisoned: string[] = [];
  for (const path of pages) {
    for (const headers of claims) await sendRaw(web.port, rawRequest({ path: `${path}`, headers }));
    const { status, head, body } = await sendRaw(web.port, rawRequest({ path }));
    if (status !== 200 || `${head}${body}`.includes(marker)) poisoned.push(`${path} answers ${status}`);
  }
  return poisoned;
}

const long = 'x'.repeat(30_000);
const odd: RawRequest[] = [
  { headers: [`X-Long: ${long}`] },
  { headers: Array.from({ length: 3_000 }, (_, n) => `X-${n}: ${n}`) },
  { method: 'POST', headers: ['Content-Length: 5', 'Content-Length: 6'], body: 'abcdef' },
  {
    method: 'POST',
    headers: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n',
  },
  { method: 'POST', headers: ['Content-Length: -1'], body: 'x' },
  { method: 'POST', headers: ['Content-Type: application/json; charset=utf-7', 'Content-Length: 2'], body: '{}' },
  {
    method: 'POST',
    headers: ['Content-Type: application/json', 'Content-Encoding: gzip', 'Content-Length: 2'],
    body: '{}',
  },
  { method: 'TRACE' },
  { method: 'CONNECT', path: 'evil.example:443' },
  { method: 'PROPFIND' },
  { headers: ['Range: bytes=0-0,1-1,2-2,3-3', 'If-None-Match: *', 'If-Modified-Since: never'] },
  { headers: ['Expect: 100-continue', 'Content-Length: 4'] },
  { headers: ['Cookie: \u00ff\u00fe=\u0001'] },
  { headers: ['Accept-Encoding: br;q=nan, gzip;q=-1, *;q=99', 'Accept: \u00e9/*'] },
  { headers: ['Connection: upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAA'] },
];

/** Returns the responses that were neither refused nor correct. */
export async function sendOddHeaders({ bff, marketplace, web }: System): Promise<string[]> {
  const faults: string[] = [];
  for (const request of odd) {
    for (const [port, path] of [
      [bff.port, '/graphql'],
      [marketplace.port, '/api/login'],
      [web.port, '/'],
    ] as const) {
      const { status, body } = await sendRaw(port, rawRequest({ path, ...request }), 1_500);
      const what = `${request.method ?? 'GET'} ${(request.headers?.[0] ?? '').slice(0, 40)} of ${path}`;
      if (status >= 500) faults.push(`${what} answered ${status}`);
      if (/process_cpu|http_request_duration/.test(body)) faults.push(`${what} answered a hidden request`);
    }
  }
  return faults;
}
