import { type SettingName, settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import type { Settings } from './settings.ts';

/** The settings of a marketplace whose admins changed none, for the demo data and tests. */
export const usualSettings: Pick<Settings, 'at'> = {
  at: <N extends SettingName>(_time: Date, name: N) => settingFallback(name),
};
