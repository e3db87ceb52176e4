import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const right = {
  DATABASE_URL: 'postgres://u:p@db:5432/besesaka',
  SESSION_SECRET: 's'.repeat(32),
  SERVICE_SECRET: 't'.repeat(32),
};

test('missing settings have their defaults', () => {
  const config = readConfig({ ...right, PUBLIC_URL: 'https://besesaka.example/', REDIS_URL: '' });
  expect(config).toMatchObject({
    port: 4001,
    redisUrl: null,
    s3: null,
    secure: true,
    publicUrl: 'https://besesaka.example',
  });
});

test('all errors are reported together', () => {
  const wrong = { PORT: 'many', SESSION_SECRET: 'short', REDIS_URL: 'http://redis', S3_ENDPOINT: 'http://s3:9000' };
  const names = ['DATABASE_URL', 'PORT', 'SESSION_SECRET', 'SERVICE_SECRET', 'REDIS_URL'];
  for (const name of names) expect(() => readConfig(wrong)).toThrow(name);
  expect(() => readConfig({ ...right, S3_ENDPOINT: 'http://s3:9000' })).toThrow(
    'S3_BUCKET is required beside S3_ENDPOINT',
  );
});

test('an error never contains a secret', () => {
  expect(() => readConfig({ ...right, SESSION_SECRET: 'too short but secret' })).toThrow(
    /^(?!.*too short but secret)/s,
  );
});

test('developer pages exist only locally', () => {
  const isOn = (given: Record<string, string>) => readConfig({ ...right, ...given }).devPages;
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect([host, isOn({ HOST: host })]).toEqual([host, true]);
  for (const host of ['0.0.0.0', '10.0.0.5', '::']) expect([host, isOn({ HOST: host })]).toEqual([host, false]);
  expect(isOn({ HOST: '0.0.0.0', DEV_PAGES: 'on' })).toBe(true);
  expect([isOn({ NODE_ENV: 'production' }), isOn({ PUBLIC_URL: 'https://besesaka.example' })]).toEqual([false, false]);
});
