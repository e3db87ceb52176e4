import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { getPublic, isCallable, postPublic } from './public-fetch.ts';

/** Addresses that lead, or seem to lead, to this machine or a private network. The port of the listener is put in. */
const tricks = [
  'http://127.0.0.1:PORT/',
  'https://127.0.0.1:PORT/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://127.0.0.1./',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://app.localhost/',
  'https://printer.local/',
  'https://db.internal/',
  'https://nas.lan/',
  'https://intranet/',
  'https://10.0.0.5/',
  'https://172.16.8.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://198.18.0.1/',
  'https://192.0.2.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456::1]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[ff02::1]/',
  'https://user:password@example.com/',
  'https://example.com@127.0.0.1/',
  'https://127.0.0.1%2eexample.com@127.0.0.1/',
  'https://example.com:8443/',
  'https://example.com:22/',
  'https://①②⑦.⓪.⓪.①/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
  'data:text/plain,hello',
];

const request = { headers: {}, body: '{}', seconds: 2, answerBytes: 1000, loopbackPorts: [] };

test.each(tricks)('%s is never called', async (trick) => {
  let calls = 0;
  const server = createServer((_, answer) => {
    calls += 1;
    answer.end();
  });
  server.on('connection', () => {
    calls += 1;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const url = trick.replace('PORT', String(port));
  expect(isCallable(url, [])).toBe(false);
  await expect(postPublic({ ...request, url })).rejects.toThrow();
  expect(calls).toBe(0);
  server.close();
});

test('a name that resolves to this machine is refused at connection time', async () => {
  // A public name for loopback that the resolver of this machine answers, or no answer at all.
  await expect(postPublic({ ...request, url: 'https://localtest.me/' })).rejects.toThrow();
});

test('public addresses can be called, and a demo can allow local ports', async () => {
  expect(['8.8.8.8', '102.176.1.1', '2a00:1450:4009::1'].map(isPublicAddress)).toEqual([true, true, true]);
  expect(isCallable('https://example.com/hook?key=1', [])).toBe(true);
  const server = createServer((_, answer) => answer.writeHead(201).end('x'.repeat(5000)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}/`;
  expect(isCallable(url, [port + 1])).toBe(false);
  const answer = await postPublic({ ...request, url, loopbackPorts: [port] });
  expect([answer.status, answer.text.length]).toEqual([201, 1000]);
  server.close();
});

test('a redirect is not followed, and an endless response is cut off', async () => {
  const server = createServer((asked, answer) => {
    if (asked.url === '/redirect') return void answer.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    answer.writeHead(200);
    answer.write('x');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const own = { ...request, loopbackPorts: [port], seconds: 0.3 };
  expect((await postPublic({ ...own, url: `http://127.0.0.1:${port}/redirect` })).status).toBe(302);
  await expect(postPublic({ ...own, url: `http://127.0.0.1:${port}/slow` })).rejects.toThrow();
  server.close();
  server.closeAllConnections();
});

test('a file is loaded through checked redirects, up to a size', async () => {
  let filesSent = 0;
  const server = createServer((asked, answer) => {
    const to = new URL(asked.url ?? '', 'http://localhost').searchParams.get('to');
    if (to) return void answer.writeHead(302, { location: to }).end();
    filesSent += 1;
    answer.end('y'.repeat(5000));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const own = { headers: {}, seconds: 2, answerBytes: 1000, loopbackPorts: [port] };
  const redirectTo = (to: string) => `http://127.0.0.1:${port}/?to=${encodeURIComponent(to)}`;
  const file = await getPublic({ ...own, url: redirectTo(redirectTo('/file')) });
  expect([file.status, file.bytes.length]).toEqual([200, 1000]);
  for (const place of ['http://127.0.0.1:1/', 'https://10.0.0.5/', 'https://localhost/', 'file:///etc/passwd'])
    await expect(getPublic({ ...own, url: redirectTo(place) })).rejects.toThrow('not public');
  await expect(getPublic({ ...own, url: redirectTo(redirectTo(redirectTo(redirectTo('/')))) })).rejects.toThrow(
    'too many redirects',
  );
  expect(filesSent).toBe(1);
  server.close();
  server.closeAllConnections();
});
