import { Client } from 'pg';

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The next query reports the loss. Without a listener, the error event would end the process.
  client.on('error', () => {});
  await client.connect();
  return work(client).finally(() => client.end());
}
