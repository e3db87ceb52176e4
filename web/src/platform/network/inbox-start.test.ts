import { expect, it } from 'vitest';
import { personChanged } from '#platform/person/person-change.ts';
import { inboxStart, sawInboxSeq } from './inbox-start.ts';

it('starts where the oldest of the answers was read, whichever came first', () => {
  for (const seq of [9, 7, undefined, null, 8]) sawInboxSeq(seq);
  expect(inboxStart()).toBe(7);
});

it('knows nothing of the person before', () => {
  sawInboxSeq(7);
  personChanged();
  expect(inboxStart()).toBeNull();
  sawInboxSeq(30);
  expect(inboxStart()).toBe(30);
});
