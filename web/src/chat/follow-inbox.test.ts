import 'fake-indexeddb/auto';
import { InMemoryCache } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { Tab } from '#platform/module.ts';
import { userChanged } from '#platform/user/user-change.ts';
import { chatTypePolicies } from './conversations/cache.ts';
import { type ChatUpdate, followInbox } from './follow-inbox.ts';

afterEach(() => {
  userChanged();
  vi.unstubAllGlobals();
});

it('an event updates the unread count', () => {
  for (const name of ['window', 'document', 'navigator'])
    vi.stubGlobal(name, Object.assign(new EventTarget(), { userAgent: '' }));
  const cache = new InMemoryCache({ typePolicies: chatTypePolicies });
  const follow = followInbox({ userId: 'ama', client: { cache } } as unknown as Tab);
  const unread = { __typename: 'UnreadMessages', messages: 3 };
  const read = { __typename: 'MessagesRead', conversationId: 'kente', reader: 'BUYER', upTo: 4, unread };
  follow(read as unknown as ChatUpdate);
  expect(cache.extract()['Viewer:{}']).toMatchObject({ unreadCounts: { messages: 3 } });
});
