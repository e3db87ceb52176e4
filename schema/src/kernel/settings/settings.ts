import { z } from 'zod';
import { cedi, parseMoney, withoutSign } from '#kernel/money.ts';
import { choice } from '#kernel/reference/choice.ts';
import { inputKind } from '#kernel/reference/input-kind.ts';
import { shownText } from '#kernel/shown-text.ts';

/** The kinds of values. */
type Kind = 'percent' | 'money' | 'count' | 'text';

interface Words {
  group: 'Fees' | 'Payouts' | 'Deadlines' | 'Plan prices' | 'Campaign prices' | 'Limits' | 'Notices';
  label: string;
  hint?: string;
  /** What a number counts. */
  unit?: 'hours' | 'days';
  /** Whether categories and shops can have a value of their own. */
  hasExceptions?: true;
}

const percentText = 'Enter a percentage from 0 to 50, with at most two decimals';
const percentRule = z
  .string('Enter a percentage')
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?$/, percentText)
  .refine((text) => Number(text) <= 50, percentText);

const mostPesewas = 100_000_000;

const moneyRule = z
  .string('Enter an amount')
  .overwrite(withoutSign)
  .refine((text) => parseMoney(text) !== null, 'Enter an amount in cedis')
  .refine((text) => (parseMoney(text) ?? 0) > 0, 'Enter more than 0')
  .refine((text) => (parseMoney(text) ?? 0) <= mostPesewas, 'Enter at most 1,000,000')
  .register(inputKind, { kind: 'money' });

const countRule = (max: number) =>
  z
    .string('Enter a number')
    .trim()
    .regex(/^[1-9]\d{0,4}$/, 'Enter a whole number from 1')
    .refine((text) => Number(text) <= max, `Enter at most ${max}`);

const percent = (fallback: string, words: Words) => ({
  kind: 'percent' as const,
  rule: percentRule,
  fallback,
  ...words,
});
const money = (fallback: string, words: Words) => ({ kind: 'money' as const, rule: moneyRule, fallback, ...words });
const count = (fallback: string, { max, ...words }: Words & { max: number }) => ({
  kind: 'count' as const,
  rule: countRule(max),
  fallback,
  ...words,
});
const notice = (words: Omit<Words, 'group'>) => ({
  kind: 'text' as const,
  rule: z.string('Enter the text').overwrite(shownText).max(300, 'Enter at most 300 characters'),
  fallback: '',
  group: 'Notices' as const,
  ...words,
});
/** A running one keeps the number of its beginning. */
const deadline =
  (unit: 'hours' | 'days') =>
  (fallback: number, label: string, hint: string, max = 60) =>
    count(String(fallback), { group: 'Deadlines', label, hint, max, unit });
const [hours, days] = [deadline('hours'), deadline('days')];
const planPrice = (label: string, cedis: number) => money(String(cedis), { group: 'Plan prices', label });
const campaignPrice = (label: string, cedis: number) => money(String(cedis), { group: 'Campaign prices', label });

/**
 * Each setting is declared here once. Its value is a text, as admins type it. `fallback` counts until an admin changes it;
 * an environment variable may replace it.
 */
export const settings = {
  commission: percent('0', {
    group: 'Fees',
    label: 'Commission',
    hint: 'Of the goods, in percent. Each order keeps the rate of the time when it is paid.',
    hasExceptions: true,
  }),
  commission_vat: percent('20', { group: 'Fees', label: 'VAT on the commission', hint: 'In percent' }),
  payout_least: money('20', { group: 'Payouts', label: 'Smallest payout' }),
  payout_least_at_month_end: money('2', {
    group: 'Payouts',
    label: 'Smallest payout at the end of a month',
    hint: 'On the last working day',
  }),
  payout_max: money('10000', { group: 'Payouts', label: 'Largest payout' }),
  payout_max_per_day: money('25000', { group: 'Payouts', label: 'Most for one shop and day' }),
  payout_approval_above: money('2000', {
    group: 'Payouts',
    label: 'Approval limit',
    hint: 'Two admins approve a payout above it',
  }),
  order_approval_above: money('2000', {
    group: 'Payouts',
    label: 'Approval limit for orders',
    hint: 'Two admins approve it above this sum: a refund, the end of a hold, the decision of a case',
  }),
  accept_hours: hours(48, 'Accept a paid order', 'Then it expires, and the money goes back.', 120),
  accept_unpaid_hours: hours(72, 'Accept an order that is paid outside', 'Then it expires.', 240),
  send_days: days(14, 'Send a paid order', 'Days from the payment. Then the money goes back.', 30),
  arrive_days: days(14, 'Deliver a paid order', 'Days from the payment. Then a case opens.', 30),
  look_hours: hours(48, 'Look at the goods', 'Hours after code or buyer confirmed the delivery', 240),
  marked_days: days(7, 'Object to a delivery', 'Days after the seller alone marked it, and for a new shop', 30),
  hold_days: days(30, 'Longest hold', 'Days from the payment, whatever is open but a dispute of the bank'),
  case_answer_hours: hours(48, 'Answer a case', 'Hours for the seller. Then the buyer gets the money.', 240),
  case_days: days(5, 'Decide a case', 'Days from its opening. Then all admins are alarmed.', 30),
  case_end_days: days(14, 'End of a case', 'Days from its opening. Then code or buyer decide.', 30),
  report_days: days(3, 'Decide a report', 'Then all admins are alarmed.', 30),
  payment_days: days(2, 'Decide a payment that does not match', 'Then all admins are alarmed.', 30),
  appeal_days: days(5, 'Answer an appeal', 'Then a hidden product is restored; else admins are alarmed.', 30),
  plan_1_week: planPrice('1 week', 30),
  plan_1_month: planPrice('1 month', 50),
  plan_3_months: planPrice('3 months', 135),
  plan_6_months: planPrice('6 months', 240),
  plan_annual: planPrice('1 year', 420),
  campaign_1_week: campaignPrice('1 week', 25),
  campaign_1_month: campaignPrice('1 month', 80),
  campaign_3_months: campaignPrice('3 months', 216),
  campaign_6_months: campaignPrice('6 months', 384),
  campaign_1_year: campaignPrice('1 year', 672),
  free_products: count('5', {
    group: 'Limits',
    label: 'Products on the free tier',
    hint: 'Active products per category; counts for a shop from its next change of plan or verification',
    max: 1000,
  }),
  banner: notice({ label: 'Banner', hint: 'On every page. Users can close it. Empty for none.' }),
  maintenance: notice({ label: 'Maintenance notice', hint: 'On every page. Users cannot close it. Empty for none.' }),
} as const satisfies Record<string, Words & { kind: Kind; rule: z.ZodType<string>; fallback: string }>;

type Declared = typeof settings;

/** Pairs of settings, of which the first is never above the second. */
export const settingPairs: readonly (readonly [keyof Declared, keyof Declared])[] = [
  ['payout_least_at_month_end', 'payout_least'],
  ['payout_least', 'payout_max'],
  ['payout_max', 'payout_max_per_day'],
  ['send_days', 'hold_days'],
  ['arrive_days', 'hold_days'],
  ['marked_days', 'hold_days'],
  ['look_hours', 'hold_days'],
  ['case_answer_hours', 'case_days'],
  ['case_days', 'case_end_days'],
  ['case_end_days', 'hold_days'],
];

export type SettingName = keyof Declared;
/** Money is in pesewas, a percentage in hundredths of a percent. */
export type SettingValue<N extends SettingName> = Declared[N]['kind'] extends 'text' ? string : number;

// The keys of an object have its type, which Object.entries does not know.
const labels = Object.fromEntries(
  Object.entries(settings).map(([name, { group, label }]) => [name, `${group}: ${label}`]),
) as Record<SettingName, string>;
export const settingName = choice('SettingName', 'What an admin can set while the marketplace runs.', labels);

export const settingSubject = choice('SettingSubject', 'What can have a value of its own.', {
  category: 'A category, with those in it',
  shop: 'A shop',
});

export const settingLimits = {
  /** A change counts this long after it was made, so that every process has read it by then. */
  leadMs: 5_000,
  changesShown: 50,
  exceptionsShown: 200,
  reason: { min: 5, max: 500 },
} as const;

/** A text that the rule of the setting accepts, as the services use it. */
export function settingValue<N extends SettingName>(name: N, text: string): SettingValue<N> {
  const value = { percent: Math.round(Number(text) * 100), money: parseMoney(text), count: Number(text), text };
  // The kind decides the type of the value, which TypeScript does not follow.
  return value[settings[name].kind] as SettingValue<N>;
}

/** The value that counts without the environment and without a change. */
export function settingFallback<N extends SettingName>(name: N): SettingValue<N> {
  return settingValue(name, settings[name].fallback);
}

/** The value as users read it: "7.5%", "₵2,000", "48 hours". */
export function settingText(name: SettingName, text: string): string {
  const { kind, unit }: Pick<Words, 'unit'> & { kind: Kind } = settings[name];
  if (unit) return `${text} ${text === '1' ? unit.slice(0, -1) : unit}`;
  if (kind === 'percent') return `${text}%`;
  return kind === 'money' ? cedi(text) : text || 'None';
}
