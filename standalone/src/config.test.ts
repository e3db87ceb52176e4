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

test('webhooks reach this machine only with demo data, and by themselves only where nobody else can add one', () => {
  const portsOf = (env: Record<string, string>) => readConfig(env).marketplace.webhookLoopbackPorts;
  expect(portsOf({})).toEqual([9000]);
  expect(portsOf({ HOST: '0.0.0.0' })).toEqual([]);
  expect(portsOf({ PUBLIC_URL: 'https://besesaka.example' })).toEqual([]);
  expect(portsOf({ HOST: '0.0.0.0', WEBHOOK_LOOPBACK_PORTS: '9001,9002' })).toEqual([9001, 9002]);
  expect(portsOf({ DEMO_DATA: 'off', WEBHOOK_LOOPBACK_PORTS: '9000' })).toEqual([]);
});

test('every fault is named at once, and once', () => {
  const read = () => readConfig({ PORT: 'x', DEMO_DATA: 'maybe', DEMO_PICTURES: 'none', SMTP_URL: 'mail.example.com' });
  expect(read).toThrow(/PORT[\s\S]*DEMO_DATA[\s\S]*DEMO_PICTURES[\s\S]*SMTP_URL/);
  expect(read).not.toThrow(/PORT[\s\S]*PORT/);
});
