import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { Authorization } from '@besesaka/schema/accounts/oauth/operations.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { type Scope, tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { hashSecret } from '#accounts/api-keys/secret.ts';
import { lockOwnAccount } from '#accounts/securing/lock-own-account.ts';
import { notifyAccountChange } from '#accounts/securing/notify-account-change.ts';
import { oauthGrants } from '#accounts/tables.ts';
import { Refused } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { connected } from './grants.ts';
import { type Asked, readRequest } from './read-request.ts';
import { newCode } from './secrets.ts';

interface Args {
  ctx: Ctx;
  input: { request: string };
}

/** What the consent screen shows. */
export async function readAuthorization({ ctx, input }: Args): Promise<Authorization> {
  const asked = await readRequest(ctx, input.request);
  if ('problem' in asked) {
    const { problem, name, backTo } = asked;
    return { name, site: null, scopes: [], granted_scopes: [], problem, back_to: backTo };
  }
  const { app, scopes, answer } = asked;
  const granted = (await scopesOfGrants(ctx, app.id)).flat();
  const refusal = { error: 'access_denied', error_description: 'The user does not allow it.' };
  return {
    name: app.name,
    site: app.site,
    scopes,
    granted_scopes: tokenScope.values.filter((scope) => granted.includes(scope)),
    problem: null,
    back_to: answer(refusal),
  };
}

/** The user allows it. The code is in this response only, in the address of the app. */
export async function authorizeApp({ ctx, input }: Args): Promise<{ redirect_to: string }> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, { name: 'app codes', times: limits.codesPerHour, seconds: 60 * 60 });
  const asked = await readRequest(ctx, input.request);
  if ('problem' in asked) throw new Refused(asked.problem);
  const code = newCode();
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    const isOwn = eq(oauthGrants.userId, userId);
    await tx.db.delete(oauthGrants).where(and(isOwn, isNull(oauthGrants.grantHash), lte(oauthGrants.endsAt, tx.now)));
    if ((await tx.db.$count(oauthGrants, and(isOwn, gt(oauthGrants.endsAt, tx.now)))) >= limits.grantsPerUser)
      throw new Refused(texts.tooManyGrants);
    // Whether the app may do as much already, such as on another device.
    const grants = await scopesOfGrants(tx, asked.app.id);
    if (!grants.some((known) => asked.scopes.every((scope) => known.includes(scope))))
      notifyConnected(tx, userId, asked);
    await tx.db.insert(oauthGrants).values({
      id: newId(),
      userId,
      appId: asked.app.id,
      scopes: asked.scopes,
      codeHash: hashSecret(code),
      challenge: asked.challenge,
      redirectUri: asked.redirectUri,
      createdAt: tx.now,
      endsAt: new Date(tx.now.getTime() + limits.codeSeconds * 1000),
    });
  });
  return { redirect_to: asked.answer({ code }) };
}

/** The scopes of each of the user's connections with the app. */
async function scopesOfGrants(ctx: Ctx, appId: string): Promise<Scope[][]> {
  const { userId } = requireViewer(ctx);
  const grants = await ctx.db
    .select({ scopes: oauthGrants.scopes })
    .from(oauthGrants)
    .where(and(connected(ctx, userId), eq(oauthGrants.appId, appId)));
  return grants.map(({ scopes }) => scopes);
}

/** So that a connection that someone else made does not go unnoticed. */
function notifyConnected(tx: Tx, userId: string, { app }: Asked): void {
  const text = `You allowed the app "${app.name}" to act for you.`;
  notifyAccountChange(tx, {
    to: userId,
    key: `account:app:${app.id}`,
    section: 'security',
    words: { title: 'App connected', text },
    undo: 'disconnect it',
  });
}
