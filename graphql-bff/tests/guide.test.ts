import { readdirSync, readFileSync } from 'node:fs';
import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { idempotency } from '@besesaka/schema/kernel/idempotency.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { limits } from '#platform/limits.ts';
import { schema } from '#server.ts';

const guide = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

test('every operation of the guide fits the schema, those within its program too', () => {
  const within = blocks('js').flatMap((text) => [...text.matchAll(/`((?:mutation|subscription) [^`]+)`/g)]);
  const texts = [...blocks('graphql'), ...within.map(([, text = '']) => text)];
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(validate(schema, parse(text)), text).toEqual([]);
});

test('its program is no longer than thirty lines, each as wide as a screen', () => {
  const lines = blocks('js').join('').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(30);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(140);
});

test('the table of errors is the closed list of the contract, each under its status', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \| \S/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(errorStatus);
  expect(rows.length).toBe(Object.keys(errorStatus).length);
});

test("the codes that are GraphQL's alone are those that the sources give", () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const given = new Set<string>();
  for (const path of sources) {
    const text = readFileSync(new URL(path, folder), 'utf8');
    for (const [, code = ''] of text.matchAll(/(?:extensions: \{ code: |#over\()'([A-Z_]+)'/g)) given.add(code);
  }
  const told = [...guide.matchAll(/^\| `([A-Z_]+)` \| \D/gm)].map(([, code]) => code);
  expect(told.toSorted()).toEqual([...given].filter((code) => !(code in errorStatus)).toSorted());
});

test('the numbers of the guide are those of the contract', () => {
  const thousands = (count: number) => count.toLocaleString('en');
  const { accessMinutes, refreshDays } = sessionLimits;
  for (const words of [
    `${limits.bodyBytes / 1000} kB, ${thousands(limits.tokens)} tokens, ${limits.depth} levels, ${limits.aliases} aliases`,
    `${thousands(limits.cost)}: one for each field`,
    `${limits.callCost} for each read`,
    `${limits.answerBytes / 1_000_000} MB`,
    `${orderLimits.checkoutsPerHour} purchases an hour, ${orderLimits.checkoutsWaiting} that wait`,
    `${chatLimits.messagesPerMinute} a minute, ${chatLimits.newConversationsPerHour} new conversations an hour`,
    `lives for ${accessMinutes} minutes`,
    `lives for ${refreshDays} days`,
    `within ${idempotency.keptDays} days`,
    `"cart-changes";q=${orderLimits.cartChangesPerMinute};w=60`,
  ]) {
    expect(guide).toContain(words);
  }
});
