import type { ChangeSettingInput, SettingDetail } from '@besesaka/schema/admin/settings/settings.ts';
import { settingTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import { channels } from '@besesaka/schema/kernel/events.ts';
import {
  settingLimits as limits,
  type SettingName,
  settings,
  settingText,
} from '@besesaka/schema/kernel/settings/settings.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#accounts/tables.ts';
import { categories } from '#catalog/tables.ts';
import { writeAudit } from '#platform/audit/write-audit.ts';
import { dayOf } from '#platform/base/clock.ts';
import { InvalidInput, Stale } from '#platform/base/errors.ts';
import { newId } from '#platform/base/ids.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { settingChanges } from '#platform/settings/tables.ts';
import { shops } from '#shops/tables.ts';
import { checkPairs } from './check-pairs.ts';
import { settingOf } from './read-settings.ts';

type Input = ChangeSettingInput & { name: SettingName };

/** If two admins change the same value, the second sees the change of the first. */
export function changeSetting({ ctx, input }: { ctx: Ctx; input: Input }): Promise<SettingDetail> {
  return inTransaction(ctx, async (tx) => {
    const { userId: actorId } = requireViewer(tx);
    const { name, reason } = input;
    const value = checkedValue(input);
    const validFrom = startOf(input, tx.now);
    const subject = await subjectOf(tx, input);
    // One change at a time, because a setting is compared with others.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`);
    const version = (await requireNewest(tx, { ...input, subject })) + 1;
    if (subject === '') await checkPairs(tx, { name, value, validFrom, version });
    const row = { id: newId(), name, subject, value, validFrom, version, reason, actorId, createdAt: tx.now };
    await tx.db.insert(settingChanges).values(row);
    const details = { value, for: subject || null, from: validFrom.toISOString(), reason };
    await writeAudit({ ctx: tx, input: { act: 'settings.change', subject: name, details } });
    tx.broadcast(channels.settings, { name });
    return settingOf(tx, name);
  });
}

/** Null for the default, or for an exception the general value. */
function checkedValue({ name, value }: Input): string | null {
  if (value.trim() === '') return null;
  const parsed = settings[name].rule.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InvalidInput({ value: [parsed.error.issues[0]?.message ?? texts.valueRequired] });
}

/** A change from now on counts in a few seconds, when every process has read it. */
function startOf({ valid_from: day }: Input, now: Date): Date {
  const today = dayOf(now);
  if (day !== undefined && day < today) throw new InvalidInput({ valid_from: [texts.datePast] });
  return day === undefined || day === today ? new Date(now.getTime() + limits.leadMs) : new Date(`${day}T00:00:00Z`);
}

async function subjectOf({ db }: Tx, { name, category_slug: category, shop_slug: shop }: Input): Promise<string> {
  if (category === undefined && shop === undefined) return '';
  if (!('hasExceptions' in settings[name])) throw new InvalidInput({ value: [texts.noExceptions] });
  if (category !== undefined && shop !== undefined) throw new InvalidInput({ shop_slug: [texts.oneException] });
  if (shop !== undefined) {
    const [found] = await db.select({ id: shops.id }).from(shops).where(eq(shops.businessSlug, shop));
    if (!found) throw new InvalidInput({ shop_slug: [texts.shopMissing] });
    return `shop:${found.id}`;
  }
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, category ?? ''));
  if (!found) throw new InvalidInput({ category_slug: [texts.categoryMissing] });
  return `category:${found.id}`;
}

/** Returns the version of the last change. */
async function requireNewest({ db }: Tx, { name, subject, version }: Input & { subject: string }): Promise<number> {
  const { value, validFrom, version: currentVersion } = settingChanges;
  const [last] = await db
    .select({ value, validFrom, version: currentVersion, actor: users.fullName })
    .from(settingChanges)
    .innerJoin(users, eq(users.id, settingChanges.actorId))
    .where(and(eq(settingChanges.name, name), eq(settingChanges.subject, subject)))
    .orderBy(desc(currentVersion))
    .limit(1);
  if (!last || last.version === version) return last?.version ?? 0;
  const shown = last.value === null ? 'the default' : settingText(name, last.value);
  throw new Stale(texts.changedMeanwhile(last.actor, shown, longDateTime(last.validFrom)));
}
