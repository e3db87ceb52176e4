import { createHash } from 'node:crypto';
import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { hashSecret } from '#accounts/api-keys/secret.ts';
import { oauthGrants } from '#accounts/tables.ts';
import { dayMs } from '#platform/base/clock.ts';
import { RateLimited } from '#platform/base/errors.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { App } from './clients.ts';
import { connected, endGrants, type Grant } from './grants.ts';
import { OauthError } from './oauth-error.ts';
import { scopesIn } from './read-request.ts';
import { grantSecretOf, newGrantSecret, newTokens } from './secrets.ts';

export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

interface Args {
  app: App;
  params: URLSearchParams;
}

const refusal = (text: string) => new OauthError('invalid_grant', text);

/** Exchanges a code for tokens. A code is tried once: a second use ends what the first one got. */
export async function exchangeCode(ctx: Ctx, { app, params }: Args): Promise<TokenAnswer> {
  const code = required(params, 'code');
  const verifier = required(params, 'code_verifier');
  const answer = await inTransaction(ctx, async (tx) => {
    const isIt = and(eq(oauthGrants.codeHash, hashSecret(code)), eq(oauthGrants.appId, app.id));
    const [grant] = await tx.db.select().from(oauthGrants).where(isIt).for('update');
    if (!grant) return null;
    const redirectUri = params.get('redirect_uri') ?? grant.redirectUri;
    const isRight = isVerifier(verifier, grant) && redirectUri === grant.redirectUri;
    // The end has to be committed, so the refusal is thrown outside.
    if (grant.grantHash !== null || grant.endsAt <= tx.now || !isRight) {
      await endGrants(tx, eq(oauthGrants.id, grant.id));
      return null;
    }
    const issued = await issue(tx, grant, newGrantSecret());
    await endSurplus(tx, grant);
    return issued;
  });
  if (!answer) throw refusal('The code is not valid: it has ended, was used before, or belongs to another request.');
  return answer;
}

/** Exchanges a refresh token for new tokens. A used one was copied, by the app or from it, so it ends the grant. */
export async function refresh(ctx: Ctx, { app, params }: Args): Promise<TokenAnswer> {
  const token = required(params, 'refresh_token');
  const grantSecret = grantSecretOf(token);
  if (grantSecret === null) throw refusal('The refresh token is not valid.');
  const answer = await inTransaction(ctx, async (tx) => {
    const isIt = and(eq(oauthGrants.grantHash, hashSecret(grantSecret)), eq(oauthGrants.appId, app.id));
    const [grant] = await tx.db.select().from(oauthGrants).where(isIt).for('update');
    if (!grant) return null;
    if (grant.endsAt <= tx.now || !sameSecret(hashSecret(token), grant.refreshHash ?? '')) {
      await endGrants(tx, eq(oauthGrants.id, grant.id));
      return null;
    }
    const scope = params.get('scope');
    if (scope !== null && !scopesIn(scope).every((one) => grant.scopes.includes(one)))
      throw new OauthError('invalid_scope', 'The user did not allow this scope.');
    const rule = { name: 'app renewals', times: limits.renewalsPerHour, seconds: 60 * 60 };
    const wait = await ctx.limiter.take(rule, grant.id);
    if (wait !== null) throw new RateLimited(wait);
    return issue(tx, grant, grantSecret);
  });
  if (!answer)
    throw refusal('The refresh token is not valid: it has ended, was used before, or the user disconnected.');
  return answer;
}

/** Ends the grant of a token, whether it is the newest or not. A token of another app stays. */
export async function revoke(ctx: Ctx, { app, params }: Args): Promise<void> {
  const grantSecret = grantSecretOf(required(params, 'token'));
  if (grantSecret === null) return;
  const isIt = eq(oauthGrants.grantHash, hashSecret(grantSecret));
  const [grant] = await ctx.db.select({ appId: oauthGrants.appId }).from(oauthGrants).where(isIt);
  if (!grant) return;
  if (grant.appId !== app.id) throw refusal('The token belongs to another app.');
  await inTransaction(ctx, (tx) => endGrants(tx, isIt));
}

function required(params: URLSearchParams, name: string): string {
  const value = params.get(name);
  if (!value) throw new OauthError('invalid_request', `${name} is missing.`);
  return value;
}

/** PKCE with S256, the only method. */
function isVerifier(verifier: string, { challenge }: Grant): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return sameSecret(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

async function issue(tx: Tx, { id, scopes }: Grant, grantSecret: string): Promise<TokenAnswer> {
  const { access, refresh: refreshToken } = newTokens(grantSecret);
  const seconds = limits.accessMinutes * 60;
  await tx.db
    .update(oauthGrants)
    .set({
      grantHash: hashSecret(grantSecret),
      refreshHash: hashSecret(refreshToken),
      accessHash: hashSecret(access),
      accessEndsAt: new Date(tx.now.getTime() + seconds * 1000),
      endsAt: new Date(tx.now.getTime() + limits.idleDays * dayMs),
    })
    .where(eq(oauthGrants.id, id));
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: seconds,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  };
}

/** A browser that forgets its tokens connects again each time; the oldest of these connections ends. */
async function endSurplus(tx: Tx, { userId, appId }: Grant): Promise<void> {
  const ofApp = and(connected(tx, userId), eq(oauthGrants.appId, appId));
  const newest = tx.db
    .select({ id: oauthGrants.id })
    .from(oauthGrants)
    .where(ofApp)
    .orderBy(desc(oauthGrants.endsAt), asc(oauthGrants.id))
    .limit(limits.grantsPerApp);
  await endGrants(tx, and(ofApp, notInArray(oauthGrants.id, newest)));
}
