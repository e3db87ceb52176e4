import { expect, test } from 'vitest';
import { RefusedError, UnavailableError, ValidationError } from '#platform/errors/errors.ts';
import { settle } from './mutation.ts';

test('a success returns its fields and no errors', async () => {
  expect(await settle(async () => ({ count: 1 }))).toEqual({ done: { count: 1 }, errors: [] });
});

test('a failure that the user can correct is plain data with all its fields, because GraphQL would throw an Error', async () => {
  const failures = [
    new RefusedError('RATE_LIMITED', 'Too often.', 30),
    new ValidationError('Check it.', { city: ['No'] }),
  ];
  const [refused, invalid] = await Promise.all(
    failures.map((error) =>
      settle(() => {
        throw error;
      }),
    ),
  );
  expect(refused).toMatchObject({
    done: {},
    errors: [{ name: 'RefusedError', code: 'RATE_LIMITED', message: 'Too often.', retryAfter: 30 }],
  });
  expect(invalid).toMatchObject({
    errors: [{ name: 'ValidationError', message: 'Check it.', fields: [{ field: 'city', messages: ['No'] }] }],
  });
  expect([refused, invalid].flatMap((one) => one?.errors.map((error) => error instanceof Error))).toEqual([
    false,
    false,
  ]);
});

test('other errors are thrown, to be masked', async () => {
  const settled = settle(async () => {
    throw new UnavailableError(5);
  });
  await expect(settled).rejects.toBeInstanceOf(UnavailableError);
});
