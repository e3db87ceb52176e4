import { readdirSync, readFileSync } from 'node:fs';
import { apiKeyLimits } from '@besesaka/schema/accounts/limits.ts';
import { chatLimits } from '@besesaka/schema/chat/limits.ts';
import { errorStatus } from '@besesaka/schema/kernel/errors.ts';
import { orderLimits } from '@besesaka/schema/orders/limits.ts';
import { webhookLimits } from '@besesaka/schema/webhooks/limits.ts';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { limits } from '#platform/cost/limits.ts';
import { schema } from '#server.ts';

const folder = new URL('../../docs/developers/', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const samples = readdirSync(new URL('samples/', folder)).map((file) => textOf(`samples/${file}`));
const guide = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map(textOf)
  .join('\n');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

test('every operation of the guide fits the schema, also those in its program', () => {
  const programs = [...samples, ...blocks('js')].join('\n');
  const within = programs.matchAll(/[`']((?:(?:query|mutation) \w|\{ \w)[^`']+)[`']/g);
  const inLines = guide.matchAll(/"query": ?"([^"]+)"/g);
  const inPrograms = [...within, ...inLines].map(([, text = '']) => text.replaceAll('\\$', '$'));
  const events = [...programs.matchAll(/'(\.\.\. on [^']+)'/g)].map(([, text]) => `subscription { inbox { ${text} } }`);
  const texts = [...blocks('graphql'), ...inPrograms, ...events];
  expect(texts.length).toBeGreaterThan(12);
  for (const text of texts) expect(validate(schema, parse(text)), text).toEqual([]);
});

test('the table of errors lists all codes of the contract, each under its status', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \| \S/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(rows)).toEqual(errorStatus);
  expect(rows.length).toBe(Object.keys(errorStatus).length);
});

test('the codes that only GraphQL uses are those in the sources', () => {
  const folder = new URL('../src/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const given = new Set<string>();
  for (const path of sources) {
    const text = readFileSync(new URL(path, folder), 'utf8');
    for (const [, code = ''] of text.matchAll(/(?:extensions: \{ code: |#over\()'([A-Z_]+)'/g)) given.add(code);
  }
  const documented = [...guide.matchAll(/^\| `([A-Z_]+)` \| \D/gm)].map(([, code]) => code);
  expect(documented.toSorted()).toEqual([...given].filter((code) => !(code in errorStatus)).toSorted());
});

test('the table of limits has the current limits', () => {
  const rows = [...textOf('limits.md').matchAll(/^\| ([\w ]+) \| (.*\d.*) \|$/gm)];
  const documented = rows.map(([, name, text = '']) => [
    name,
    [...text.replaceAll(',', '').matchAll(/\d+/g)].map(Number),
  ]);
  expect(Object.fromEntries(documented)).toMatchObject({
    'operation text': [limits.bodyBytes / 1000, limits.tokens, limits.depth, limits.aliases],
    'cost of an operation': [limits.cost, 1, limits.callCost],
    response: [limits.answerBytes / 1_000_000],
    orders: [orderLimits.checkoutsPerHour, orderLimits.checkoutsPerDayUnconfirmed, orderLimits.checkoutsWaiting],
    messages: [chatLimits.messagesPerMinute, chatLimits.newConversationsPerHour],
    'API keys': [apiKeyLimits.perUser],
    'webhook endpoints': [webhookLimits.perUser],
  });
});
