import { expect, it } from 'vitest';
import { userChanged } from '#platform/user/user-change.ts';
import { inboxStart, sawInboxSeq } from './inbox-start.ts';

it('starts at the oldest number of the responses, whatever their order', () => {
  for (const seq of [9, 7, undefined, null, 8]) sawInboxSeq(seq);
  expect(inboxStart()).toBe(7);
});

it('starts without the number of the previous user', () => {
  sawInboxSeq(7);
  userChanged();
  expect(inboxStart()).toBeNull();
  sawInboxSeq(30);
  expect(inboxStart()).toBe(30);
});
