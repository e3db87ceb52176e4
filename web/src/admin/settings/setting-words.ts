import { enumName } from '@besesaka/schema/kernel/names.ts';
import { type SettingName, settingName } from '@besesaka/schema/kernel/settings/settings.ts';

/** The contract's name of a setting, from GraphQL's. */
export const settingNamed = (name: string): SettingName | undefined =>
  settingName.values.find((one) => enumName(one) === name);
