import { z } from 'zod';
import { optional } from '#admin/optional.ts';
import { settingTexts as texts } from '#admin/texts.ts';
import { describe, oneOf, resource } from '#kernel/reference/describe.ts';
import { settingLimits as limits, settingName, settingSubject } from '#kernel/settings/settings.ts';
import { shownText } from '#kernel/shown-text.ts';

const { min, max } = limits.reason;
const handle = (text: string) => optional(z.string(text).trim().max(100, text));

const changeFields = {
  value: describe(
    z.string(texts.valueRequired).max(300, texts.valueRequired),
    'The new value, as the kind of the setting demands. Empty: back to the default, or for an exception to the general value',
    '7.5',
  ),
  category_slug: describe(handle(texts.categoryMissing), 'The category whose own value this is', 'bags'),
  shop_slug: describe(handle(texts.shopMissing), 'The shop whose own value this is', 'adepa-fashion'),
  valid_from: describe(
    optional(z.iso.date(texts.dateWrong)),
    'The day from which it counts, in Ghana; by default at once',
    '2026-12-01',
  ),
  reason: describe(
    z.string(texts.reasonRequired).overwrite(shownText).min(min, texts.reasonRequired).max(max, texts.reasonRequired),
    `Reason for other admins, ${min} to ${max} characters`,
    'The new price list of December.',
  ),
  version: describe(z.number().int().min(0), 'Version of the last change that you saw; 0 for none', 0),
};
export const changeSettingInput = resource('ChangeSettingInput', 'A change of a setting.', changeFields, {
  omittedInExample: ['category_slug', 'shop_slug', 'valid_from'],
});
export type ChangeSettingInput = z.infer<typeof changeSettingInput>;

export const settingChange = resource('SettingChange', 'A change of a setting.', {
  id: describe(z.uuid(), 'Unique ID', '01a20146-9c77-7d11-8e4c-2b3c4d5e6f70'),
  value: describe(z.string().nullable(), 'Value; null for the default', '7.5'),
  valid_from: describe(z.iso.datetime(), 'Time from which it counts', '2026-12-01T00:00:00.000Z'),
  reason: describe(z.string(), 'Reason', 'The new price list of December.'),
  actor_name: describe(z.string(), 'Name of the admin', 'Esi Quartey'),
  created_at: describe(z.iso.datetime(), 'Time of the change', '2026-11-21T11:20:00.000Z'),
});
export type SettingChange = z.infer<typeof settingChange>;

const value = {
  value: describe(z.string(), 'The value that counts now', '5'),
  version: describe(z.number().int(), 'Version of the last change; 0 for none', 1),
  next: describe(settingChange.nullable(), 'The next change that does not count yet', null),
};

export const setting = resource('Setting', 'A value that admins set while the marketplace runs.', {
  name: describe(oneOf(settingName), 'Name', 'commission'),
  fallback: describe(z.string(), 'The value without a change', '0'),
  ...value,
});
export type Setting = z.infer<typeof setting>;

export const settingException = resource('SettingException', 'The own value of a category or a shop.', {
  kind: describe(oneOf(settingSubject), 'What has it', 'shop'),
  slug: describe(z.string(), 'Slug of the category or shop', 'adepa-fashion'),
  title: describe(z.string(), 'Name of the category or shop', 'Adepa Fashion', { as: 'name' }),
  ...value,
});
export type SettingException = z.infer<typeof settingException>;

export const settingDetail = resource('SettingDetail', 'A setting with its history and exceptions.', {
  ...setting.shape,
  changes: describe(
    z.array(settingChange).max(limits.changesShown),
    `The newest ${limits.changesShown} changes of the general value`,
  ),
  exceptions: describe(z.array(settingException).max(limits.exceptionsShown), 'Own values of categories and shops'),
});
export type SettingDetail = z.infer<typeof settingDetail>;

export const settingList = resource('SettingList', 'All settings.', {
  results: describe(z.array(setting).max(settingName.values.length), 'Settings in the order of the form'),
});

export const siteNotice = resource('SiteNotice', 'A notice on every page.', {
  id: describe(z.uuid(), 'ID of the change; another one after each change', '01a20146-9c77-7d11-8e4c-2b3c4d5e6f70'),
  text: describe(z.string(), 'Text', 'Free delivery in Accra this week.'),
  is_maintenance: describe(z.boolean(), 'Whether users cannot close it', false),
});
export type SiteNotice = z.infer<typeof siteNotice>;

export const siteNotices = resource('SiteNotices', 'The notices on every page.', {
  results: describe(z.array(siteNotice).max(2), 'Notices, the one about maintenance first'),
});
