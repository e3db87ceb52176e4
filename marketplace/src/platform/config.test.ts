import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const right = {
  DATABASE_URL: 'postgres://u:p@db:5432/besesaka',
  SESSION_SECRET: 's'.repeat(32),
  SERVICE_SECRET: 't'.repeat(32),
};

test('what is left out gets its default', () => {
  const config = readConfig({ ...right, PUBLIC_URL: 'https://besesaka.example/', REDIS_URL: '' });
  expect(config).toMatchObject({
    port: 4001,
    redisUrl: null,
    s3: null,
    secure: true,
    publicUrl: 'https://besesaka.example',
  });
});

test('every fault is named at once', () => {
  const wrong = { PORT: 'many', SESSION_SECRET: 'short', REDIS_URL: 'http://redis', S3_ENDPOINT: 'http://s3:9000' };
  const names = ['DATABASE_URL', 'PORT', 'SESSION_SECRET', 'SERVICE_SECRET', 'REDIS_URL'];
  for (const name of names) expect(() => readConfig(wrong)).toThrow(name);
  expect(() => readConfig({ ...right, S3_ENDPOINT: 'http://s3:9000' })).toThrow(
    'S3_BUCKET is required beside S3_ENDPOINT',
  );
});

test('a fault never repeats a secret', () => {
  expect(() => readConfig({ ...right, SESSION_SECRET: 'too short but secret' })).toThrow(
    /^(?!.*too short but secret)/s,
  );
});
