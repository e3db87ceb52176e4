import { and, eq, isNull, not } from 'drizzle-orm';
import { hashSecret } from '#accounts/api-keys/secret.ts';
import { isSuspended } from '#accounts/suspension/suspension-of.ts';
import { oauthApps, users } from '#accounts/tables.ts';
import { isUuid } from '#platform/base/ids.ts';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Ctx } from '#platform/context.ts';
import { OauthError } from './oauth-error.ts';

export type App = typeof oauthApps.$inferSelect;

/** Null also while the developer is suspended or is leaving: their apps get no codes and no tokens. */
export async function findApp({ db, now }: Ctx, id: string | null): Promise<App | null> {
  if (id === null || !isUuid(id)) return null;
  const [found] = await db
    .select({ app: oauthApps })
    .from(oauthApps)
    .innerJoin(users, eq(users.id, oauthApps.userId))
    .where(and(eq(oauthApps.id, id), isNull(users.deletionAskedAt), not(isSuspended(now) ?? isNull(users.id))));
  return found?.app ?? null;
}

interface Shown {
  id: string | null;
  secret: string | null;
}

/** The app that calls. A public app shows its id, a confidential one its secret too: in the header or in the body. */
export async function authenticateApp(ctx: Ctx, headers: Headers, params: URLSearchParams): Promise<App> {
  const inBody = { id: params.get('client_id'), secret: params.get('client_secret') };
  const { id, secret } = shownBy(headers.get('authorization'), inBody);
  const app = await findApp(ctx, id);
  if (!app) throw new OauthError('invalid_client', 'The app is not known.');
  const isRight = app.secretHash === null ? secret === null : isSecret(secret, app.secretHash);
  if (!isRight) throw new OauthError('invalid_client', 'The secret of the app is missing or wrong.');
  return app;
}

const isSecret = (secret: string | null, hash: string) => secret !== null && sameSecret(hashSecret(secret), hash);

function shownBy(authorization: string | null, inBody: Shown): Shown {
  const basic = /^Basic ([A-Za-z0-9+/=]{1,400})$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) {
    if (authorization) throw new OauthError('invalid_client', 'The app shows its secret by Basic or in the body.');
    return inBody;
  }
  if (inBody.secret !== null) throw new OauthError('invalid_request', 'The app shows its secret twice.');
  // Both parts are encoded like a form.
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':', 2).map(decoded);
  if (inBody.id !== null && inBody.id !== id) throw new OauthError('invalid_request', 'There are two client ids.');
  return { id, secret };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
