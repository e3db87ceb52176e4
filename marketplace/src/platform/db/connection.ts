import { Client } from 'pg';

/** Opens a single connection for session features: advisory locks and the creation of databases. */
export async function openConnection(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  // The next query reports the loss. Without a listener, the error event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openConnection(url);
  return work(client).finally(() => client.end());
}
