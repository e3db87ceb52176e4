import { oauthLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import type { ConnectedApp, ConnectedApps } from '@besesaka/schema/accounts/oauth/operations.ts';
import { tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { and, desc, eq } from 'drizzle-orm';
import { oauthApps, oauthGrants } from '#accounts/tables.ts';
import { NotFound } from '#platform/base/errors.ts';
import { isUuid } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { connected, endGrants, type Grant } from './grants.ts';

/** The apps of the user's connections. Those of several devices are one. */
export async function listConnectedApps({ ctx }: { ctx: Ctx }): Promise<ConnectedApps> {
  const { userId } = requireViewer(ctx);
  const rows = await ctx.db
    .select({ grant: oauthGrants, app: oauthApps })
    .from(oauthGrants)
    .innerJoin(oauthApps, eq(oauthApps.id, oauthGrants.appId))
    .where(connected(ctx, userId))
    .orderBy(desc(oauthGrants.createdAt))
    .limit(limits.grantsPerUser);
  const ids = [...new Set(rows.map(({ app }) => app.id))];
  return { results: ids.flatMap((id) => toConnected(rows.filter(({ app }) => app.id === id))) };
}

function toConnected(rows: { grant: Grant; app: typeof oauthApps.$inferSelect }[]): ConnectedApp[] {
  const [first] = rows;
  if (!first) return [];
  const { id, name, site } = first.app;
  const times = (of: (grant: Grant) => Date | null) =>
    rows.flatMap(({ grant }) => of(grant)?.toISOString() ?? []).sort();
  return [
    {
      id,
      name,
      site,
      scopes: tokenScope.values.filter((scope) => rows.some(({ grant }) => grant.scopes.includes(scope))),
      since: times(({ createdAt }) => createdAt).at(0) ?? first.grant.createdAt.toISOString(),
      last_used_at: times(({ lastUsedAt }) => lastUsedAt).at(-1) ?? null,
    },
  ];
}

/** Ends all connections of the user with an app. */
export async function disconnectApp({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ConnectedApps> {
  const { userId } = requireViewer(ctx);
  if (!isUuid(input.id)) throw new NotFound();
  const isIt = and(eq(oauthGrants.userId, userId), eq(oauthGrants.appId, input.id));
  const ended = await inTransaction(ctx, (tx) => endGrants(tx, isIt));
  if (ended === 0) throw new NotFound();
  return listConnectedApps({ ctx });
}
