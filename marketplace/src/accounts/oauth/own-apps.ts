import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { isOfSite, type OauthAppChangeInput, type OauthAppInput } from '@besesaka/schema/accounts/oauth/inputs.ts';
import type { OauthApp, OauthApps, OauthAppWithSecret } from '@besesaka/schema/accounts/oauth/operations.ts';
import { oauthTexts as texts } from '@besesaka/schema/accounts/oauth/texts.ts';
import { and, asc, eq } from 'drizzle-orm';
import { hashSecret } from '#accounts/api-keys/secret.ts';
import { lockOwnAccount } from '#accounts/securing/lock-own-account.ts';
import { notifyAccountChange } from '#accounts/securing/notify-account-change.ts';
import { oauthApps, oauthGrants } from '#accounts/tables.ts';
import { InvalidInput, NotFound, Refused } from '#platform/base/errors.ts';
import { isUuid, newId } from '#platform/base/ids.ts';
import { countAct } from '#platform/caller/count-act.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { App } from './clients.ts';
import { endGrants } from './grants.ts';
import { newAppSecret } from './secrets.ts';

interface Args<Input = object> {
  ctx: Ctx;
  input: Input & { id: string };
}

const changes = { name: 'own apps', times: limits.changesPerHour, seconds: 60 * 60 };

export async function listOauthApps({ ctx }: { ctx: Ctx }): Promise<OauthApps> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select()
    .from(oauthApps)
    .where(eq(oauthApps.userId, userId))
    .orderBy(asc(oauthApps.id))
    .limit(limits.appsPerUser);
  return { results: rows.map(toApp) };
}

/** Registers an app. Its secret is in this response only. */
export async function createOauthApp({
  ctx,
  input: { is_confidential, redirect_uris, ...input },
}: {
  ctx: Ctx;
  input: OauthAppInput;
}): Promise<OauthAppWithSecret> {
  const { userId } = requireViewer(ctx);
  await countAct(ctx, changes);
  requireOfSite({ site: input.site, redirectUris: redirect_uris }, 'redirect_uris');
  const secret = is_confidential ? newAppSecret() : null;
  const row: App = {
    id: newId(),
    userId,
    ...input,
    redirectUris: redirect_uris,
    secretHash: secret && hashSecret(secret),
    createdAt: ctx.now,
  };
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    if ((await tx.db.$count(oauthApps, eq(oauthApps.userId, userId))) >= limits.appsPerUser)
      throw new Refused(texts.tooManyApps);
    await tx.db.insert(oauthApps).values(row);
    notifyOwner(tx, row, 'was registered');
  });
  return { ...toApp(row), secret };
}

export async function changeOauthApp({
  ctx,
  input: { id, redirect_uris: redirectUris, ...fields },
}: Args<OauthAppChangeInput>): Promise<OauthApp> {
  await countAct(ctx, changes);
  const known = await requireOwn(ctx, id);
  const changed = { ...fields, ...(redirectUris && { redirectUris }) };
  if (Object.keys(changed).length === 0) return toApp(known);
  if (fields.site || redirectUris) requireOfSite({ ...known, ...changed }, redirectUris ? 'redirect_uris' : 'site');
  const row = await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    const [after] = await tx.db.update(oauthApps).set(changed).where(eq(oauthApps.id, id)).returning();
    if (after && redirectUris) notifyOwner(tx, after, 'has other redirect addresses');
    return after;
  });
  if (!row) throw new NotFound();
  return toApp(row);
}

/** Disconnects all its users. */
export async function deleteOauthApp({ ctx, input: { id } }: Args): Promise<OauthApps> {
  await requireOwn(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await endGrants(tx, eq(oauthGrants.appId, id));
    await tx.db.delete(oauthApps).where(eq(oauthApps.id, id));
  });
  return listOauthApps({ ctx });
}

export async function rotateOauthAppSecret({ ctx, input: { id } }: Args): Promise<OauthAppWithSecret> {
  await countAct(ctx, changes);
  const app = await requireOwn(ctx, id);
  if (app.secretHash === null) throw new Refused(texts.notConfidential);
  const secret = newAppSecret();
  await inTransaction(ctx, async (tx) => {
    await lockOwnAccount(tx);
    await tx.db
      .update(oauthApps)
      .set({ secretHash: hashSecret(secret) })
      .where(eq(oauthApps.id, id));
    notifyOwner(tx, app, 'has a new secret');
  });
  return { ...toApp(app), secret };
}

/** The user reads the site, so it must be where the app leads. */
function requireOfSite({ site, redirectUris }: Pick<App, 'site' | 'redirectUris'>, field: 'site' | 'redirect_uris') {
  if (redirectUris.every((uri) => isOfSite(site, uri))) return;
  throw new InvalidInput({ [field]: [field === 'site' ? texts.siteElsewhere : texts.redirectElsewhere] });
}

/** So that a change by someone else does not go unnoticed. */
function notifyOwner(tx: Tx, { id, userId, name }: App, what: string): void {
  const text = `Your app "${name}" ${what}.`;
  notifyAccountChange(tx, {
    to: userId,
    key: `account:own-app:${id}`,
    section: 'developer',
    words: { title: 'App changed', text },
    undo: 'delete it',
  });
}

/** Another user's app answers as if it did not exist. */
async function requireOwn(ctx: Ctx, id: string): Promise<App> {
  const { userId } = requireViewer(ctx);
  if (!isUuid(id)) throw new NotFound();
  const [app] = await ctx.db
    .select()
    .from(oauthApps)
    .where(and(eq(oauthApps.id, id), eq(oauthApps.userId, userId)));
  if (!app) throw new NotFound();
  return app;
}

function toApp({ id, name, site, redirectUris, secretHash, createdAt }: App): OauthApp {
  return {
    id,
    name,
    site,
    redirect_uris: redirectUris,
    is_confidential: secretHash !== null,
    created_at: createdAt.toISOString(),
  };
}
