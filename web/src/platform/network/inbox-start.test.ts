import { expect, it } from 'vitest';
import { userChanged } from '#platform/user/user-change.ts';
import { inboxStart, sawInboxSeq } from './inbox-start.ts';

it('starts where the oldest of the answers was read, whichever came first', () => {
  for (const seq of [9, 7, undefined, null, 8]) sawInboxSeq(seq);
  expect(inboxStart()).toBe(7);
});

it('knows nothing of the user before', () => {
  sawInboxSeq(7);
  userChanged();
  expect(inboxStart()).toBeNull();
  sawInboxSeq(30);
  expect(inboxStart()).toBe(30);
});
