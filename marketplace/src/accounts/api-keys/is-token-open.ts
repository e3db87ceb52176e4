import { and, eq, gt } from 'drizzle-orm';
import { apiKeys, oauthGrants } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';

/** Whether an API key or a connection of an app has not ended, by the ID that takes the place of a session's. */
export async function isTokenOpen({ db, now }: Tx, id: string): Promise<boolean> {
  const isKey = and(eq(apiKeys.id, id), gt(apiKeys.endsAt, now));
  const isConnected = and(eq(oauthGrants.id, id), gt(oauthGrants.endsAt, now));
  return (await db.$count(apiKeys, isKey)) > 0 || (await db.$count(oauthGrants, isConnected)) > 0;
}
