import { connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  url: string;
  close(): Promise<void>;
}

/**
 * One address for several ports, as the proxy in production: connections go to the ports in turn, skipping those that
 * are down.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;

  function join(client: Socket, place: number, left: number): void {
    const port = ports[place % ports.length];
    if (port === undefined || left === 0) return void client.destroy();
    const server = connect(port, '127.0.0.1');
    addSocket(server);
    server.once('connect', () => client.pipe(server).pipe(client));
    server.once('error', () => (server.bytesRead > 0 ? client.destroy() : join(client, place + 1, left - 1)));
    server.once('close', (failed) => failed || client.destroy());
    client.once('close', () => server.destroy());
  }

  function addSocket(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  }

  const front = createServer((client) => {
    addSocket(client);
    join(client, turn, ports.length);
    turn += 1;
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const address = front.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        front.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
