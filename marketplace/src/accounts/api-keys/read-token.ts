import { apiKeyPrefix } from '@besesaka/schema/kernel/scopes.ts';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { apiKeys, oauthGrants, users } from '#accounts/tables.ts';
import { createTtlCache } from '#platform/base/ttl-cache.ts';
import type { Ctx, Viewer } from '#platform/context.ts';
import { hashSecret } from './secret.ts';

const usedEveryMs = 60_000;

interface Found {
  viewer: Viewer;
  endsAt: number;
}

/** A busy integration sends many requests with the same token. A revoked one is refused at once: see `authenticate`. */
export function createTokenReader() {
  const tokenCache = createTtlCache<Found | null>({ seconds: 5, max: 5_000 });
  /** The user of a valid API key, or of the access token of a connected app. */
  return async (ctx: Ctx, secret: string): Promise<Viewer | null> => {
    const hash = hashSecret(secret);
    const holders = secret.startsWith(apiKeyPrefix) ? keyHolders : grantHolders;
    const token = await tokenCache.get(hash, ctx.now, () => findToken(ctx, holders, hash));
    return token && token.endsAt > ctx.now.getTime() ? token.viewer : null;
  };
}

/** The rows that hold tokens, and their columns. */
const keyHolders = { table: apiKeys, hash: apiKeys.hash, endsAt: apiKeys.endsAt };
const grantHolders = { table: oauthGrants, hash: oauthGrants.accessHash, endsAt: oauthGrants.accessEndsAt };
type Holders = typeof keyHolders | typeof grantHolders;

async function findToken(ctx: Ctx, { table, ...columns }: Holders, hash: string): Promise<Found | null> {
  const { db, now } = ctx;
  const [token] = await db
    .select({
      id: table.id,
      userId: table.userId,
      scopes: table.scopes,
      endsAt: sql<Date>`${columns.endsAt}`.mapWith(apiKeys.endsAt),
      lastUsedAt: table.lastUsedAt,
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(and(eq(columns.hash, hash), gt(columns.endsAt, now), isNull(users.deletionAskedAt)));
  if (!token) return null;
  const { id, userId, scopes, endsAt, lastUsedAt } = token;
  await noteUse(ctx, table, { id, lastUsedAt });
  const isApp = table === oauthGrants;
  return { viewer: { userId, sessionId: id, scopes, isApp }, endsAt: endsAt.getTime() };
}

async function noteUse(
  { db, now, log }: Ctx,
  table: Holders['table'],
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
): Promise<void> {
  const before = new Date(now.getTime() - usedEveryMs);
  if (lastUsedAt !== null && lastUsedAt >= before) return;
  const isOld = or(isNull(table.lastUsedAt), lt(table.lastUsedAt, before));
  const noted = db
    .update(table)
    .set({ lastUsedAt: now })
    .where(and(eq(table.id, id), isOld));
  // The request does not depend on it.
  await noted.catch((error: unknown) => log.warn({ err: error }, 'the use of a token was not recorded'));
}
