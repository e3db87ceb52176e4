import { Client } from 'pg';

/** One connection by itself, for what belongs to a session: locks, and the making of databases. */
export async function openConnection(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  // Whoever asks next hears that it is gone; an error that nobody hears would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openConnection(url);
  return work(client).finally(() => client.end());
}
