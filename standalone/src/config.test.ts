import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    demoData: true,
    demoPictures: 'rendered',
    databaseUrl: null,
  });
});

test('every fault is named at once, and once', () => {
  const read = () => readConfig({ PORT: 'x', DEMO_DATA: 'maybe', DEMO_PICTURES: 'none', SMTP_URL: 'mail.example.com' });
  expect(read).toThrow(/PORT[\s\S]*DEMO_DATA[\s\S]*DEMO_PICTURES[\s\S]*SMTP_URL/);
  expect(read).not.toThrow(/PORT[\s\S]*PORT/);
});
