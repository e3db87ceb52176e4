import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settings } from '@besesaka/schema/kernel/settings/settings.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { offerLimits } from '@besesaka/schema/orders/offers/limits.ts';
import { reviewLimits } from '@besesaka/schema/reviews/limits.ts';
import { expect, test } from 'vitest';
import { faqTopics, policies, safetyTips } from '#help/content/content.ts';

/** The source of the screens and of the texts that they show, on one line. */
const screens = ['../../web/src', '../../schema/src']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/gql\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ');

const answers = new Map(faqTopics.flatMap(({ faqs }) => faqs.map(({ id, answer }) => [id, answer] as const)));
const policyTexts = new Map(
  policies.map(({ slug, sections }) => [slug, sections.flatMap((one) => [...one.paragraphs, ...one.points]).join(' ')]),
);
const texts = [...answers.values(), ...policyTexts.values(), ...safetyTips.map(({ text }) => text)];

/** The help quotes the labels of buttons, links and tabs. */
const labelsIn = (text = '') => [...text.matchAll(/"([^"]+)"/g)].map(([, label = '']) => label);

/** Whether a screen shows exactly this text: between tags or as a string. */
function isShown(label: string): boolean {
  return [
    ['>', '<'],
    ['"', '"'],
    ["'", "'"],
    ['`', '`'],
  ].some(([begin, end]) =>
    [`${begin}${label}${end}`, `${begin} ${label} ${end}`].some((text) => screens.includes(text)),
  );
}

test('each label that the help quotes is on a screen', () => {
  const labels = texts.flatMap((text) => labelsIn(text));
  expect(labels.length).toBeGreaterThan(15);
  expect(labels.filter((label) => !isShown(label))).toEqual([]);
});

test.each([
  ['order-how', 'Buy Now'],
  ['offer-make', 'Make an offer'],
  ['order-cancel', 'Cancel order'],
  ['order-return', 'Return items'],
  ['pay-refund', 'Return items'],
  ['chat-block', 'Report'],
])('the answer %s names the button "%s"', (id, label) => {
  expect(labelsIn(answers.get(id))).toContain(label);
});

test.each([
  ['returns', 'Return items'],
  ['returns', 'Report'],
  ['prohibited-goods', 'Report product'],
  ['prohibited-goods', 'Report Seller'],
  ['prohibited-goods', 'Report'],
])('the policy %s names the button "%s"', (slug, label) => {
  expect(labelsIn(policyTexts.get(slug))).toContain(label);
});

test.each([
  ['no-answer', `${settings.accept_unpaid_hours.fallback} hours`],
  ['no-answer', `${orderLimits.newAccountExpiresAfterHours} hours`],
  ['order-return', `${orderLimits.returnDays} days`],
  ['order-return', `${orderLimits.returnAnswerDays} days`],
  ['offer-answer', `${offerLimits.usualHours} hours`],
  ['offer-answer', `${offerLimits.pricesMax} prices`],
  ['review-who', 'confirmed their email address'],
  ['review-who', `${reviewLimits.editableDays} days`],
  ['delivery-cost', 'checkout'],
])('the answer %s says "%s"', (id, words) => {
  expect(answers.get(id)).toContain(words);
});

test('no page says that staff read the chat of an order, or that the checkout asks how to pay', () => {
  expect(
    texts.filter((text) => /read the chat|choose how you would like to pay|State the delivery cost/i.test(text)),
  ).toEqual([]);
});
