import { type SettingName, settingFallback } from '@besesaka/schema/kernel/settings/settings.ts';
import { dayMs, hourMs } from '#platform/base/clock.ts';
import type { Settings } from './settings.ts';

/** A setting in hours or days. */
export type DeadlineName = Extract<SettingName, `${string}_hours` | `${string}_days`>;

/** How long the deadline is that begins at this time, in milliseconds. */
export function deadlineMs(settings: Pick<Settings, 'at'>, begin: Date, name: DeadlineName): number {
  return settings.at(begin, name) * (name.endsWith('_hours') ? hourMs : dayMs);
}

/** "48 hours": the time without a change of the setting, for the docs. */
export function usualTime(name: DeadlineName): string {
  return `${settingFallback(name)} ${name.endsWith('_hours') ? 'hours' : 'days'}`;
}
