import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { config } from '#config.ts';

/** Marks the files of the new build, which have the same content. */
const mark = '/assets/deployed-';

/** Renames the files of a build wherever it names one: in pages, in the worker and in its scripts. */
function renamed(text: string): string {
  return text
    .replace(/(?<=["'`])\.\/(?=[\w.-]+\.(?:js|css)["'`])/g, './deployed-')
    .replace(/(?<=["'`])assets\/(?=[\w.-]+\.(?:js|css)["'`])/g, 'assets/deployed-')
    .replaceAll('/assets/', mark);
}

/** A proxy for visitors in front of the site. From `deploy` on it serves a new build. */
export async function siteThatDeploys() {
  let isNew = false;
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/';
    const path = url.replace(mark, '/assets/');
    const headers: IncomingHttpHeaders = {
      ...asked.headers,
      host: `127.0.0.1:${config.port}`,
      ...(asked.headers.origin && { origin: `http://127.0.0.1:${config.port}` }),
      'accept-encoding': 'identity',
    };
    // The etag is of the old build's page, so it must not be sent.
    if (isNew) delete headers['if-none-match'];
    const sent = request({ port: config.port, host: '127.0.0.1', path, method: asked.method, headers }, (got) => {
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const body = Buffer.concat(parts);
        const isNamed = url.startsWith(mark)
          ? url.endsWith('.js')
          : /html|worker/.test(`${got.headers['content-type']} ${path}`);
        const named = isNew && isNamed ? Buffer.from(renamed(body.toString())) : body;
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, 'content-length': named.length });
        answer.end(asked.method === 'HEAD' ? undefined : named);
      });
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: () => {
      isNew = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
