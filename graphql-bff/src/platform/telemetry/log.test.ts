import { expect, test } from 'vitest';
import { createMask } from '#platform/errors/mask.ts';
import { createLog } from './log.ts';

test('a masked error is logged without the values it contains', () => {
  const lines: string[] = [];
  const mask = createMask(createLog('info', { write: (line) => lines.push(line) }));
  const cause = Object.assign(new Error('refused', { cause: new SyntaxError('"private words" is not valid JSON') }), {
    command: { args: ['private words'] },
  });
  const shown = mask({ errors: [Object.assign(new Error('masked'), { cause })] as never[] }, 'request-0001');
  expect(JSON.stringify(shown)).not.toContain('private words');
  expect(lines.join('')).toContain('request-0001');
  expect(lines.join('')).toContain('refused');
  expect(lines.join('')).not.toContain('private words');
});

test('a log line contains no cookie, token or password at any depth', () => {
  const lines: string[] = [];
  const secrets = { access_token: 'a1', refresh_token: 'r1', accessToken: 'a2', refreshToken: 'r2', password: 'p1' };
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ ...secrets, body: secrets, sent: { headers: { 'set-cookie': 'c1' }, tokens: secrets } }, 'asked');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/"(?:a1|a2|r1|r2|p1|c1)"/);
});
