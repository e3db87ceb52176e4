import { settingTexts as texts } from '@besesaka/schema/admin/texts.ts';
import { type SettingName, settingPairs, settings, settingValue } from '@besesaka/schema/kernel/settings/settings.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { InvalidInput } from '#platform/base/errors.ts';
import type { Tx } from '#platform/context.ts';
import { countingAt, inCountingOrder } from '#platform/settings/counting.ts';
import { settingChanges } from '#platform/settings/tables.ts';

interface NewValue {
  name: SettingName;
  value: string | null;
  validFrom: Date;
  version: number;
}

/** Refuses a value that would be above or below another setting at some time from now on: from its day to the next change. */
export async function checkPairs(tx: Tx, changed: NewValue): Promise<void> {
  const pairs = settingPairs.filter((pair) => pair.includes(changed.name));
  if (pairs.length === 0) return;
  const isAny = inArray(settingChanges.name, pairs.flat());
  const changes = await tx.db
    .select()
    .from(settingChanges)
    .where(and(isAny, eq(settingChanges.subject, '')));
  const all = [...changes, changed];
  const times = all.map(({ validFrom }) => validFrom).filter((time) => time >= changed.validFrom);
  const sizeAt = (time: Date, name: SettingName) => {
    const ordered = inCountingOrder(all.filter((one) => one.name === name));
    return sizeOf(name, countingAt(ordered, time)?.value ?? tx.settings.defaultOf(name));
  };
  for (const [low, high] of pairs) {
    if (!times.some((time) => sizeAt(time, low) > sizeAt(time, high))) continue;
    throw new InvalidInput({ value: [texts.outOfOrder(settings[low].label, settings[high].label)] });
  }
}

/** Hours and days are compared in hours. */
function sizeOf(name: SettingName, text: string): number {
  return Number(settingValue(name, text)) * (name.endsWith('_days') ? 24 : 1);
}
