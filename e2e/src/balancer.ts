import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The network between the clients and these servers. */
export interface Network {
  /** Ends all connections. */
  cut(): void;
  /** Requests arrive, and their connection ends before the answer. Returns how to stop. */
  loseAnswers(): () => void;
  /** Holds everything back and closes nothing, as a network that loses its packets. Returns how to stop. */
  freeze(): () => void;
}

export interface Balancer {
  url: string;
  network: Network;
  close(): Promise<void>;
}

/**
 * One address for several ports, as the proxy in production: connections go to the ports in turn, skipping those that
 * are down.
 */
export async function startBalancer(ports: number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let turn = 0;
  let isLosing = false;
  let isFrozen = false;

  function join(client: Socket, place: number, left: number): void {
    const port = ports[place % ports.length];
    if (port === undefined || left === 0) return void client.destroy();
    const server = connect(port, '127.0.0.1');
    addSocket(server);
    server.once('connect', () => {
      server.on('data', () => isLosing && client.destroy());
      client.pipe(server).pipe(client);
      if (isFrozen) for (const one of [client, server]) one.pause();
    });
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
    join(client, turn++, ports.length);
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const { port } = front.address() as AddressInfo;
  const cut = () => sockets.forEach((socket) => void socket.destroy());
  return {
    url: `http://127.0.0.1:${port}`,
    network: {
      cut,
      loseAnswers: () => {
        isLosing = true;
        return () => {
          isLosing = false;
        };
      },
      freeze: () => {
        isFrozen = true;
        for (const socket of sockets) socket.pause();
        return () => {
          isFrozen = false;
          for (const socket of sockets) socket.resume();
        };
      },
    },
    close: () =>
      new Promise((done) => {
        front.close(() => done());
        cut();
      }),
  };
}
