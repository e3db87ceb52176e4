import { expect, test } from 'vitest';
import { createClient } from './client.ts';

/** A site that is unavailable for so many requests. */
function siteThatIsAwayFor(requests: number) {
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    if (sent > requests) return Response.json({ data: { answer: sent } });
    const errors = [{ message: 'Try again later.', extensions: { code: 'UNAVAILABLE' } }];
    return Response.json({ errors }, { status: 503, headers: { 'retry-after': '0.01' } });
  };
  return createClient({ url: 'https://besesaka.test', fetch });
}

test('a read is retried a limited number of times while the site is unavailable', async () => {
  expect(await siteThatIsAwayFor(2).query('{ answer }', {})).toEqual({ answer: 3 });
  await expect(siteThatIsAwayFor(100).query('{ answer }', {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a mutation is sent once, because it may have been carried out', async () => {
  await expect(siteThatIsAwayFor(1).query('mutation { answer }', {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('the inbox goes on after a login that the network has lost', async () => {
  let logins = 0;
  const fetch = async () => {
    logins += 1;
    if (logins === 1) throw new TypeError('fetch failed');
    if (logins === 2) return Response.json({}, { status: 502 });
    const errors = [{ message: 'Wrong email or password.', extensions: { code: 'WRONG_CREDENTIALS' } }];
    return Response.json({ errors });
  };
  const logIn = { email: 'ama@besesaka.test', password: 'Akwaaba#2026' };
  const inbox = createClient({ url: 'https://besesaka.test', fetch, logIn }).inbox({ select: '', after: 0 });
  await expect(inbox.next()).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  expect(logins).toBe(3);
});
