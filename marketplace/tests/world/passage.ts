import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@besesaka/embedded-db/postgres.ts';

/**
 * A proxy to a server that a test can open, close and freeze. Closing it refuses new connections and cuts existing ones.
 * Frozen connections stay open and carry nothing more; new ones work.
 */
export async function createPassage(serverUrl: string) {
  const url = new URL(serverUrl);
  const { hostname, port: serverPort } = url;
  const port = await freePort();
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const sockets = new Set<Socket>();
  let server: Server | null = null;

  const join = (near: Socket) => {
    const far = createConnection(Number(serverPort), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  };

  return {
    url: url.href,
    open: async () => {
      server = createServer(join).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      const closed = server && new Promise((done) => server?.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
      server = null;
    },
  };
}
