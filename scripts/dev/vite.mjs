import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { root } from '#run.mjs';
import { forward, forwardSocket } from './forward.mjs';

const page = `<!doctype html>
<html lang="en-GH">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
  <body><div id="root"></div><script type="module" src="/src/app/entry-client.tsx"></script></body>
</html>`;

const backend =
  /^\/(graphql|api|media|sandbox|dev\/mail|oauth\/(token|revoke)|\.well-known)(\/|\?|$)|^\/(healthz|readyz|metrics)(\?|$)/;

/** Serves the web app from its sources with hot reload. All other requests go to the servers. */
export async function startVite({ host, port, servers }) {
  const front = createServer();
  const vite = await createVite({
    root: join(root, 'web'),
    server: { middlewareMode: true, hmr: { server: front, path: '/hot' } },
  });
  front.on('request', (incoming, outgoing) => {
    if (backend.test(incoming.url)) return forward(incoming, outgoing, servers);
    return vite.middlewares(incoming, outgoing, () => servePage(vite, incoming, outgoing));
  });
  front.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (backend.test(incoming.url)) forwardSocket(incoming, socket, head, servers);
    // Vite handles its own upgrades; all others are closed.
    else if (!incoming.url.startsWith('/hot')) socket.destroy();
  });
  front.once('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT to another one.` : error.message);
    process.exit(1);
  });
  await new Promise((done) => front.listen(port, host, done));
  return {
    close() {
      front.close();
      front.closeAllConnections();
      return vite.close();
    },
  };
}

async function servePage(vite, incoming, outgoing) {
  outgoing.setHeader('content-type', 'text/html; charset=utf-8');
  outgoing.end(await vite.transformIndexHtml(incoming.url, page));
}
