import { expect, test } from 'vitest';
import { readAccessToken, signAccessToken } from '#accounts/sessions/access-token.ts';
import { firstToken, readToken } from '#accounts/sessions/refresh-token.ts';
import { contactToken, isContactToken } from '#help/contact-links.ts';
import { readConfig } from '#platform/config.ts';
import { newId } from './ids.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const right = { DATABASE_URL: 'postgres://x/y', SERVICE_SECRET: 's'.repeat(32) };
const [former, current] = ['f'.repeat(32), 'c'.repeat(32)];
const before = readConfig({ ...right, SESSION_SECRET: former });
const after = readConfig({ ...right, SESSION_SECRET: current, SESSION_SECRET_OLD: former });
const without = readConfig({ ...right, SESSION_SECRET: current });

test('tokens signed or sealed with a former secret are valid as long as the settings contain it', async () => {
  const now = new Date();
  const viewer = { userId: newId(), sessionId: newId() };
  const access = await signAccessToken(before.sessionSecret, viewer, now);
  const refresh = firstToken(before.sessionSecret, viewer.sessionId).text;
  const contact = contactToken({ config: before }, 'message');
  const of = { purpose: 'test', owner: 'ama' };
  const sealed = sealSecret({ secrets: before, ...of, secret: Buffer.from('key') });
  const read = async (config: typeof before) => [
    (await readAccessToken(config, access, now))?.userId ?? null,
    readToken(config, refresh)?.sessionId ?? null,
    isContactToken({ config }, 'message', contact),
    openSecret({ secrets: config, ...of, sealed })?.toString() ?? null,
  ];
  expect(await read(after)).toEqual([viewer.userId, viewer.sessionId, true, 'key']);
  expect(await read(without)).toEqual([null, null, false, null]);
});

test('a former secret that is too short is refused', () => {
  expect(() => readConfig({ ...right, SESSION_SECRET: current, SESSION_SECRET_OLD: 'short' })).toThrow(
    'SESSION_SECRET_OLD',
  );
});
