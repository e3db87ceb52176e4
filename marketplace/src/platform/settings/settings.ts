import { channels } from '@besesaka/schema/kernel/events.ts';
import {
  type SettingName,
  type SettingValue,
  settings,
  settingValue,
} from '@besesaka/schema/kernel/settings/settings.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Database } from '#platform/db/database.ts';
import type { Logger } from '#platform/telemetry/log.ts';
import { countingAt, inCountingOrder } from './counting.ts';
import { type SettingChangeRow, settingChanges } from './tables.ts';

/** Values that replace those of the declarations: the environment has them. */
export type SettingDefaults = Partial<Record<SettingName, string>>;

export interface Settings {
  /** The value at a time: the first subject's that has one of its own, or else the general one. */
  at<N extends SettingName>(time: Date, name: N, subjects?: readonly string[]): SettingValue<N>;
  /** The change that counts at a time. */
  changeAt(time: Date, name: SettingName, subject: string): Change | null;
  defaultOf(name: SettingName): string;
  start(): Promise<void>;
  close(): Promise<void>;
}

type Change = Pick<SettingChangeRow, 'id' | 'name' | 'subject' | 'value' | 'validFrom' | 'version'>;

interface Deps {
  db: Database;
  bus: Bus;
  log: Logger;
  defaults: SettingDefaults;
}

/** Shorter than the lead of a change, for messages that the bus lost. */
const rereadMs = 3_000;

/** All changes of settings, in memory, so that reading one needs no query. */
export function createSettings({ db, bus, log, defaults }: Deps): Settings {
  let changes: ReadonlyMap<string, readonly Change[]> = new Map();
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe: (() => Promise<void>) | null = null;

  const load = async () => {
    const { id, name, subject, value, validFrom, version } = settingChanges;
    const rows = await db.select({ id, name, subject, value, validFrom, version }).from(settingChanges);
    const read = new Map<string, Change[]>();
    for (const row of inCountingOrder(rows)) {
      const key = keyOf(row.name, row.subject);
      read.set(key, [...(read.get(key) ?? []), row]);
    }
    changes = read;
  };
  const reload = () => void load().catch((err: unknown) => log.warn({ err }, 'could not read the settings'));
  const changeAt = (time: Date, name: SettingName, subject: string): Change | null =>
    countingAt(changes.get(keyOf(name, subject)) ?? [], time);
  const defaultOf = (name: SettingName) => defaults[name] ?? settings[name].fallback;
  const textAt = (time: Date, name: SettingName, subjects: readonly string[] = []): string => {
    for (const subject of [...subjects, '']) {
      const value = changeAt(time, name, subject)?.value ?? null;
      // A release may narrow the rule of a setting.
      if (value !== null && settings[name].rule.safeParse(value).success) return value;
    }
    return defaultOf(name);
  };

  return {
    at: (time, name, subjects) => settingValue(name, textAt(time, name, subjects)),
    changeAt,
    defaultOf,
    start: async () => {
      if (isStarted) return;
      isStarted = true;
      unsubscribe = await bus.subscribe(channels.settings, reload);
      bus.onReconnect(reload);
      await load();
      timer = setInterval(reload, rereadMs).unref();
    },
    close: async () => {
      clearInterval(timer);
      await unsubscribe?.();
    },
  };
}

const keyOf = (name: string, subject: string) => `${name} ${subject}`;
