import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { apiKeys, users } from '#accounts/tables.ts';
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
  /** The user of a valid API key. */
  return async (ctx: Ctx, secret: string): Promise<Viewer | null> => {
    const hash = hashSecret(secret);
    const token = await tokenCache.get(hash, ctx.now, () => findToken(ctx, hash));
    return token && token.endsAt > ctx.now.getTime() ? token.viewer : null;
  };
}

async function findToken({ db, now, log }: Ctx, hash: string): Promise<Found | null> {
  const [token] = await db
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      scopes: apiKeys.scopes,
      endsAt: apiKeys.endsAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.hash, hash), gt(apiKeys.endsAt, now), isNull(users.deletionAskedAt)));
  if (!token) return null;
  const { id, userId, scopes, endsAt } = token;
  const before = new Date(now.getTime() - usedEveryMs);
  if (token.lastUsedAt === null || token.lastUsedAt < before) {
    const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before));
    const noted = db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(eq(apiKeys.id, id), isOld));
    // The request does not depend on it.
    await noted.catch((error: unknown) => log.warn({ err: error }, 'the use of an API key was not recorded'));
  }
  return { viewer: { userId, sessionId: id, scopes }, endsAt: endsAt.getTime() };
}
