import { enumName } from '@besesaka/schema/kernel/names.ts';
import { type SettingName, settingName } from '@besesaka/schema/kernel/settings/settings.ts';

/** The contract's name of a setting, from GraphQL's. */
export const settingNamed = (name: string): SettingName | undefined =>
  settingName.values.find((one) => enumName(one) === name);

interface Change {
  value: string | null;
  validFrom: string;
}

/** What would count from the time of the newest change without it; null for the default. The changes are newest first. */
export function valueBefore([newest, ...older]: readonly Change[]): string | null {
  const from = newest?.validFrom ?? '';
  const [before] = older
    .filter(({ validFrom }) => validFrom <= from)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));
  return before?.value ?? null;
}
