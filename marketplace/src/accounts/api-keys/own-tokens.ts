import type { ApiKeyInput } from '@besesaka/schema/accounts/api-key-input.ts';
import type { ApiKey, ApiKeys, CreatedApiKey, CurrentApiKey } from '@besesaka/schema/accounts/api-key-operations.ts';
import { apiKeyLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { lockOwnAccount } from '#accounts/securing/lock-own-account.ts';
import { notifyAccountChange } from '#accounts/securing/notify-account-change.ts';
import { apiKeys, oauthGrants } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { hashSecret, newSecret, secretHint } from './secret.ts';

type Row = typeof apiKeys.$inferSelect;

export async function listApiKeys({ ctx }: { ctx: Ctx }): Promise<ApiKeys> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(apiKeys)
    .where(living(ctx, userId))
    .orderBy(desc(apiKeys.createdAt))
    .limit(limits.perUser);
  return { results: rows.map(toToken) };
}

/** Creates a token. Its secret is in this response only. */
export async function createApiKey({
  ctx,
  input: { name, scopes, days },
}: {
  ctx: Ctx;
  input: ApiKeyInput;
}): Promise<CreatedApiKey> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, { name: 'API keys', times: limits.createdPerHour, seconds: 60 * 60 });
  const secret = newSecret();
  const row: Row = {
    id: newId(),
    userId,
    name,
    scopes,
    hint: secretHint(secret),
    hash: hashSecret(secret),
    createdAt: ctx.now,
    endsAt: new Date(ctx.now.getTime() + days * dayMs),
    lastUsedAt: null,
  };
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    if ((await tx.db.$count(apiKeys, living(tx, userId))) >= limits.perUser) throw new Refused(texts.tooManyTokens);
    await tx.db.insert(apiKeys).values(row);
    notifyCreated(tx, row);
  });
  return { ...toToken(row), secret };
}

/** So that a token that someone else created does not go unnoticed. */
function notifyCreated(tx: Tx, { id, userId, name }: Row): void {
  const text = `The API key "${name}" was created. A program that has it can act for you.`;
  notifyAccountChange(tx, {
    to: userId,
    key: `account:api-key:${id}`,
    section: 'developer',
    words: { title: 'New API key', text },
    undo: 'revoke it',
  });
}

/** Revokes a token at once and closes its sockets. */
export async function revokeApiKey({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ApiKeys> {
  const { userId } = requireViewer(ctx);
  if (!isUuid(input.id)) throw new NotFound();
  await inTransaction(ctx, async (tx) => {
    const isIt = and(eq(apiKeys.id, input.id), eq(apiKeys.userId, userId));
    const [revoked] = await tx.db.delete(apiKeys).where(isIt).returning({ id: apiKeys.id });
    if (!revoked) throw new NotFound();
    tx.broadcast(channels.endedSessions, revoked.id);
  });
  return listApiKeys({ ctx });
}

/** The API key or the app's access token of this request. A session has none. */
export async function readCurrentApiKey({ ctx }: { ctx: Ctx }): Promise<CurrentApiKey> {
  const { userId, sessionId, scopes } = requireViewer(ctx);
  if (!scopes) throw new NotFound();
  const [key] = await ctx.db.select({ endsAt: apiKeys.endsAt }).from(apiKeys).where(eq(apiKeys.id, sessionId));
  const { accessEndsAt } = oauthGrants;
  const [grant] = await ctx.db.select({ endsAt: accessEndsAt }).from(oauthGrants).where(eq(oauthGrants.id, sessionId));
  const endsAt = key?.endsAt ?? grant?.endsAt;
  if (!endsAt) throw new NotFound();
  return { id: sessionId, user_id: userId, scopes: [...scopes], ends_at: endsAt.toISOString() };
}

function living({ now }: Ctx, userId: string) {
  return and(eq(apiKeys.userId, userId), gt(apiKeys.endsAt, now));
}

function toToken({ id, name, scopes, hint, createdAt, endsAt, lastUsedAt }: Row): ApiKey {
  return {
    id,
    name,
    scopes,
    hint,
    created_at: createdAt.toISOString(),
    ends_at: endsAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
