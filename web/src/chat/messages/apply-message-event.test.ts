import { gql, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyConversation, type ConversationUpdate } from '#chat/conversations/apply-conversation-event.ts';
import { chatTypePolicies } from '#chat/conversations/cache.ts';
import type { MessageBubble_MessageFragment } from '#gql/graphql.ts';
import { VersionedCache } from '#platform/network/versioned-cache.ts';
import { applyMessagesRead, putMessage } from './apply-message-event.ts';

const minute = (number: number) => `2026-03-01T10:${String(number).padStart(2, '0')}:00.000Z`;

const message = (conversationId: string, number: number, at = number): MessageBubble_MessageFragment => ({
  __typename: 'Message',
  id: `${conversationId}-${number}`,
  conversationId,
  number,
  clientId: `${conversationId}-${number}`,
  sender: 'SELLER',
  content: `Message ${number}`,
  picture: null,
  offerId: null,
  variantLabel: '',
  orderStep: null,
  replyTo: null,
  isHidden: false,
  isRead: false,
  readAt: null,
  createdAt: minute(at),
});

/** As it is at this version: with as many messages, of which none was read. */
const conversation = (id: string, version: number, change: Partial<ConversationUpdate> = {}): ConversationUpdate =>
  ({
    __typename: 'Conversation',
    id,
    viewerIs: 'BUYER',
    shop: {
      __typename: 'Shop',
      id: 's',
      name: 'Kente House',
      slug: 'kente',
      logoPath: null,
      isVerified: true,
    },
    buyerName: 'Ama Serwaa',
    partner: { __typename: 'ChatPartner', id: 'p', name: 'Kente House', picturePath: null },
    productName: 'Kente cloth',
    lastMessage: message(id, version),
    lastNumber: version,
    readNumber: 0,
    partnerReadNumber: 0,
    unreadCount: version,
    isArchived: false,
    isBlocked: false,
    canSend: true,
    version,
    createdAt: minute(0),
    updatedAt: minute(version),
    ...change,
  }) as ConversationUpdate;

const query = gql`
  query List($after: String, $search: String, $archived: Boolean) {
    viewer {
      conversations(after: $after, search: $search, archived: $archived) {
        edges {
          node {
            id
            version
            unreadCount
            isArchived
            createdAt
            lastMessage {
              id
              number
              createdAt
            }
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;

interface Listed {
  viewer: { conversations: { edges: { node: { id: string; version: number; unreadCount: number } }[] } };
}

/** With the three lists of the screen loaded, and nothing in them. */
function cacheWithLists(): InMemoryCache {
  const cache = new VersionedCache({ typePolicies: chatTypePolicies });
  for (const variables of [{ archived: false }, { archived: true }, { archived: false, search: 'kente' }]) {
    const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
    const conversations = { __typename: 'ConversationConnection', edges: [], pageInfo };
    cache.writeQuery({
      query,
      variables: { search: '', ...variables },
      data: { viewer: { __typename: 'Viewer', conversations } },
    });
  }
  return cache;
}

const listOf = (cache: InMemoryCache, variables: object = {}) =>
  cache
    .readQuery<Listed>({ query, variables: { search: '', archived: false, ...variables } })
    ?.viewer.conversations.edges.map(({ node }) => node.id);
const stored = (cache: InMemoryCache, id: string) => cache.extract()[`Conversation:${id}`];

/** As the inbox applies a new message. */
function add(cache: InMemoryCache, id: string, number: number, at = number): void {
  const added = message(id, number, at);
  putMessage(cache, added);
  applyConversation(cache, conversation(id, number, { lastMessage: added }));
}

describe('a message', () => {
  it('moves its conversation to the top', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 1, 1);
    add(cache, 'b', 1, 2);
    expect(listOf(cache)).toEqual(['b', 'a']);
    add(cache, 'a', 2, 3);
    expect(listOf(cache)).toEqual(['a', 'b']);
    expect(stored(cache, 'a')).toMatchObject({ unreadCount: 2, lastNumber: 2 });
  });

  it('adds a new conversation to the list, but not to search results', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 1);
    expect(listOf(cache)).toEqual(['a']);
    expect(listOf(cache, { search: 'kente' })).toEqual([]);
    expect(listOf(cache, { archived: true })).toEqual([]);
  });

  it('creates no list that was not loaded', () => {
    const cache = new InMemoryCache({ typePolicies: chatTypePolicies });
    add(cache, 'a', 1);
    expect(listOf(cache)).toBeUndefined();
  });

  it('ends in the newest state and order, even if it arrives twice or late', () => {
    const event = fc.record({ id: fc.constantFrom('a', 'b', 'c'), number: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), (events) => {
        const cache = cacheWithLists();
        for (const { id, number } of events) add(cache, id, number);
        const newest = new Map<string, number>();
        for (const { id, number } of events) newest.set(id, Math.max(number, newest.get(id) ?? 0));
        for (const [id, version] of newest) expect(stored(cache, id)).toMatchObject({ version, lastNumber: version });
        const order = listOf(cache)?.map((id) => newest.get(id) ?? 0) ?? [];
        expect(order).toHaveLength(newest.size);
        expect(order).toEqual([...order].sort((one, other) => other - one));
      }),
      { numRuns: 40 },
    );
  });
});

describe('archiving', () => {
  it('moves a conversation between the lists, and a new message moves it back', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 1);
    applyConversation(cache, conversation('a', 2, { isArchived: true }));
    expect([listOf(cache), listOf(cache, { archived: true })]).toEqual([[], ['a']]);
    add(cache, 'a', 3);
    expect([listOf(cache), listOf(cache, { archived: true })]).toEqual([['a'], []]);
  });

  it('is ignored in an older update', () => {
    const cache = cacheWithLists();
    applyConversation(cache, conversation('a', 3, { isArchived: true }));
    applyConversation(cache, conversation('a', 2));
    expect(stored(cache, 'a')).toMatchObject({ isArchived: true, version: 3 });
  });
});

describe('reading', () => {
  const read = { conversationId: 'a', readAt: minute(9) };

  it('by the viewer removes the badge, by the partner sets the ticks', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 4);
    applyMessagesRead(cache, { ...read, reader: 'BUYER', upTo: 4, unreadCount: 0, version: 5 });
    expect(stored(cache, 'a')).toMatchObject({ readNumber: 4, partnerReadNumber: 0, unreadCount: 0, version: 5 });
    applyMessagesRead(cache, { ...read, reader: 'SELLER', upTo: 3, unreadCount: 0, version: 6 });
    expect(stored(cache, 'a')).toMatchObject({ readNumber: 4, partnerReadNumber: 3 });
  });

  it('never goes back', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 4);
    applyMessagesRead(cache, { ...read, reader: 'BUYER', upTo: 4, unreadCount: 0, version: 7 });
    applyMessagesRead(cache, { ...read, reader: 'BUYER', upTo: 2, unreadCount: 2, version: 6 });
    expect(stored(cache, 'a')).toMatchObject({ readNumber: 4, unreadCount: 0, version: 7 });
  });
});

describe('a response older than the inbox', () => {
  const page = (...nodes: ConversationUpdate[]) => ({
    viewer: {
      __typename: 'Viewer',
      conversations: {
        __typename: 'ConversationConnection',
        edges: nodes.map((node) => ({ __typename: 'ConversationEdge', node })),
        pageInfo: { __typename: 'PageInfo', endCursor: nodes.at(-1)?.id ?? null, hasNextPage: true },
      },
    },
  });
  const answer = (cache: InMemoryCache, data: object, variables: object = {}) =>
    cache.writeQuery({
      query,
      variables: { search: '', archived: false, ...variables },
      data,
    });

  it('restores no conversation, and leaves an unknown one at the top', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 5);
    add(cache, 'new', 6);
    answer(cache, page(conversation('b', 4), conversation('a', 2)));
    expect(listOf(cache)).toEqual(['new', 'a', 'b']);
    expect(stored(cache, 'a')).toMatchObject({ version: 5, unreadCount: 5, lastNumber: 5 });
  });

  it('is used where it is newer', () => {
    const cache = cacheWithLists();
    add(cache, 'a', 2);
    answer(cache, page(conversation('a', 3)));
    expect(stored(cache, 'a')).toMatchObject({ version: 3, unreadCount: 3 });
  });

  it('continues only at the end of the list', () => {
    const cache = cacheWithLists();
    answer(cache, page(conversation('c', 9), conversation('b', 8)));
    const more = (after: string) => answer(cache, page(conversation('b', 8), conversation('a', 7)), { after });
    more('c');
    expect(listOf(cache)).toEqual(['c', 'b']);
    more('b');
    expect(listOf(cache)).toEqual(['c', 'b', 'a']);
  });
});
