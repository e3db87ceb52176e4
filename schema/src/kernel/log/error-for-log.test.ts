import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorForLog, fieldsForLog, reasonForLog } from './error-for-log.ts';

const secret = 'meet me at 0244123456';

function failing(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  ['the parser of JSON', failing(() => JSON.parse(secret))],
  ['a schema', failing(() => z.object({ text: z.number() }).parse({ text: secret }, { reportInput: true }))],
  ['a mail server', Object.assign(new Error(`550 <${secret}> is unknown`), { responseCode: 550, rejected: [secret] })],
  ['a command of Redis', Object.assign(new Error('WRONGTYPE'), { command: { name: 'set', args: [secret] } })],
  [
    'a statement',
    Object.assign(new Error(`Failed query: select $1\nparams: ${secret}`), { query: 'select $1', params: [secret] }),
  ],
  [
    'data that PostgreSQL cannot read',
    Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), { severity: 'ERROR', code: '22P02' }),
  ],
  [
    'a row that PostgreSQL refuses',
    Object.assign(new Error('duplicate key value'), {
      severity: 'ERROR',
      code: '23505',
      detail: secret,
      where: secret,
    }),
  ],
  ['what lies below', new Error('a step failed', { cause: failing(() => JSON.parse(secret)) })],
  ['several at once', new AggregateError([failing(() => JSON.parse(secret))], 'all failed')],
  ['words that look like a stack', Object.assign(new Error(`a\n    at ${secret}`), { params: [], query: 'select $1' })],
  ['what is no error', secret],
])('an error of %s is logged without its values', (_name, error) => {
  expect(JSON.stringify(errorForLog(error))).not.toContain('0244123456');
  expect(JSON.stringify(fieldsForLog(error instanceof Error ? { err: error } : {}))).not.toContain('0244123456');
  expect(reasonForLog(error)).not.toContain('0244123456');
});

test('the log has the error, its cause and its place', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email',
  });
  const error = Object.assign(new Error('Failed query', { cause }), { query: 'insert into users', params: ['x'] });
  expect(errorForLog(error)).toMatchObject({
    type: 'Error',
    statement: 'insert into users',
    stack: expect.stringMatching(/^ {4}at .*error-for-log\.test\.ts/),
    cause: { message: cause.message, code: '23505', constraint: 'users_email' },
  });
  expect(reasonForLog(error)).toBe(`Error insert into users: ${cause.message}`);
  expect(reasonForLog(new Error('Port 4000 is taken.'))).toBe('Port 4000 is taken.');
  expect(errorForLog(new TypeError('x is not a function'))).toMatchObject({ message: 'x is not a function' });
});
