import type {
  Setting,
  SettingChange,
  SettingDetail,
  SettingException,
  settingList,
} from '@besesaka/schema/admin/settings/settings.ts';
import { settingLimits as limits, type SettingName, settingName } from '@besesaka/schema/kernel/settings/settings.ts';
import { desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '#accounts/tables.ts';
import { categories } from '#catalog/tables.ts';
import type { Ctx } from '#platform/context.ts';
import { countingAt, inCountingOrder } from '#platform/settings/counting.ts';
import { type SettingChangeRow, settingChanges } from '#platform/settings/tables.ts';
import { shops } from '#shops/tables.ts';

type Change = SettingChangeRow & { actorName: string };

export async function listSettings({ ctx }: { ctx: Ctx }): Promise<z.infer<typeof settingList>> {
  const changes = await findChanges(ctx, eq(settingChanges.subject, ''));
  return { results: settingName.values.map((name) => toSetting(ctx, name, ofSubject(changes, name, ''))) };
}

export function readSetting({ ctx, input }: { ctx: Ctx; input: { name: SettingName } }): Promise<SettingDetail> {
  return settingOf(ctx, input.name);
}

export async function settingOf(ctx: Ctx, name: SettingName): Promise<SettingDetail> {
  const changes = await findChanges(ctx, eq(settingChanges.name, name));
  const general = ofSubject(changes, name, '');
  return {
    ...toSetting(ctx, name, general),
    changes: general.slice(0, limits.changesShown).map(toChange),
    exceptions: await exceptionsOf(ctx, name, changes),
  };
}

/** The newest first. */
function findChanges(ctx: Ctx, condition: SQL): Promise<Change[]> {
  return ctx.db
    .select({ ...getTableColumns(settingChanges), actorName: users.fullName })
    .from(settingChanges)
    .innerJoin(users, eq(users.id, settingChanges.actorId))
    .where(condition)
    .orderBy(desc(settingChanges.version));
}

const ofSubject = (changes: readonly Change[], name: SettingName, subject: string) =>
  changes.filter((one) => one.name === name && one.subject === subject);

function toSetting(ctx: Ctx, name: SettingName, changes: readonly Change[]): Setting {
  const fallback = ctx.settings.defaultOf(name);
  const { counting, ...rest } = standingOf(ctx, changes);
  return { name, fallback, value: counting?.value ?? fallback, ...rest };
}

/** A change that was made now counts in a few seconds, so it is shown as counting. */
function standingOf({ now }: Ctx, changes: readonly Change[]) {
  const soon = new Date(now.getTime() + limits.leadMs);
  const ordered = inCountingOrder(changes);
  const next = ordered.findLast(({ validFrom }) => validFrom > soon);
  // If several changes have the same time, the newest counts.
  const counts = next && countingAt(ordered, next.validFrom);
  return {
    counting: countingAt(ordered, soon),
    version: changes[0]?.version ?? 0,
    next: counts ? toChange(counts) : null,
  };
}

async function exceptionsOf(ctx: Ctx, name: SettingName, changes: readonly Change[]): Promise<SettingException[]> {
  const subjects = [...new Set(changes.map(({ subject }) => subject))].filter(Boolean);
  const idsOf = (kind: string) =>
    subjects.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  const [named, shopsNamed] = await Promise.all([
    ctx.db
      .select({ id: categories.id, slug: categories.slug, title: categories.fullPath })
      .from(categories)
      .where(inArray(categories.id, idsOf('category'))),
    ctx.db
      .select({ id: shops.id, slug: shops.businessSlug, title: shops.businessName })
      .from(shops)
      .where(inArray(shops.id, idsOf('shop'))),
  ]);
  const all = [
    ...named.map((one) => ({ kind: 'category' as const, ...one })),
    ...shopsNamed.map((one) => ({ kind: 'shop' as const, ...one })),
  ];
  return all
    .flatMap(({ kind, id, slug, title }) => {
      const { counting, ...rest } = standingOf(ctx, ofSubject(changes, name, `${kind}:${id}`));
      return counting?.value || rest.next ? [{ kind, slug, title, value: counting?.value ?? '', ...rest }] : [];
    })
    .slice(0, limits.exceptionsShown);
}

function toChange({ id, value, validFrom, reason, actorName, createdAt }: Change): SettingChange {
  return {
    id,
    value,
    valid_from: validFrom.toISOString(),
    reason,
    actor_name: actorName,
    created_at: createdAt.toISOString(),
  };
}
