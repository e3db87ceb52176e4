import { describe, expect, it } from 'vitest';
import type { PendingMessage } from '#chat/outbox/entry.ts';
import { countArrived, type Message, messageRows, newestIncoming } from './message-rows.ts';

const now = Date.parse('2026-03-14T12:00:00Z');

const message = (number: number, change: Partial<Message> = {}): Message => ({
  __typename: 'Message',
  id: `m${number}`,
  conversationId: 'kente',
  number,
  clientId: `c${number}`,
  sender: 'BUYER',
  content: `message ${number}`,
  picture: null,
  offerId: null,
  variantLabel: '',
  orderStep: null,
  replyTo: null,
  isHidden: false,
  isRead: false,
  readAt: null,
  createdAt: `2026-03-14T10:00:${String(number).padStart(2, '0')}.000Z`,
  ...change,
});

const step: Message['orderStep'] = {
  __typename: 'MessageOrderStep',
  orderId: 'BS1',
  state: 'ACCEPTED',
  action: null,
  reason: null,
  fee: null,
};

const pending = (clientId: string, order: number): PendingMessage => ({
  state: 'sending',
  progress: null,
  entry: {
    order,
    clientId,
    userId: 'ama',
    conversationId: 'kente',
    content: clientId,
    picture: null,
    replyTo: null,
    createdAt: '2026-03-13T23:00:00.000Z',
    failure: null,
  },
});

const rowsOf = (messages: Message[], waiting: PendingMessage[] = []) =>
  messageRows({ messages, pending: waiting, viewerIs: 'BUYER', now, readBefore: null });
const keys = (messages: Message[], waiting: PendingMessage[] = []) => rowsOf(messages, waiting).map(({ key }) => key);

it('counts arrived messages of the other side only, without hidden ones and steps of an order', () => {
  const sender = 'SELLER';
  const messages = [
    message(1, { sender }),
    message(2, { sender }),
    message(3, { sender, isHidden: true }),
    message(4, { sender, orderStep: step }),
    message(5),
  ];
  expect(countArrived(messages, 'BUYER', 1)).toBe(1);
});

it('only the last message of an offer shows its card', () => {
  const messages = [
    message(1, { offerId: 'kente' }),
    message(2, { offerId: 'drum', sender: 'SELLER' }),
    message(3, { offerId: 'kente' }),
    message(4, { offerId: 'drum', isHidden: true }),
  ];
  const cards = rowsOf(messages).flatMap((row) => (row.kind === 'message' ? [row.offerId] : []));
  expect(cards).toEqual([null, 'drum', 'kente']);
});

describe('the unread line', () => {
  const theirs = { sender: 'SELLER', orderStep: null } as const;
  const rowsFor = (messages: Message[], readBefore: number | null) =>
    messageRows({ messages, pending: [], viewerIs: 'BUYER', now, readBefore }).map(({ key }) => key);

  it('is above the first unread message of the other side', () => {
    const messages = [message(1), message(2, theirs), message(3), message(4, theirs), message(5, theirs)];
    expect(rowsFor(messages, 2)).toEqual(['day:2026-03-14', 'own:c1', 'm2', 'own:c3', 'unread:4', 'm4', 'm5']);
  });

  it('is absent when nothing is new, and skips messages of the system and deleted ones', () => {
    const messages = [
      message(1, theirs),
      message(2, { ...theirs, orderStep: step }),
      message(3, { ...theirs, isHidden: true }),
    ];
    expect(rowsFor(messages, null)).not.toContainEqual(expect.stringMatching(/^unread/));
    expect(rowsFor(messages, 1)).not.toContainEqual(expect.stringMatching(/^unread/));
    expect(rowsFor([message(4, theirs), message(5, theirs)], 2), 'three may be unread, too').not.toContain('unread:4');
    expect(rowsFor([...messages, message(4, theirs)], 1)).toEqual(['day:2026-03-14', 'm1', 'm2', 'unread:4', 'm4']);
  });
});

it('leaves out messages that the user deleted', () => {
  expect(keys([message(1), message(2, { isHidden: true }), message(3)])).toEqual([
    'day:2026-03-14',
    'own:c1',
    'own:c3',
  ]);
});

describe('the rows of a conversation', () => {
  it('form a group for each day in Accra', () => {
    const rows = rowsOf([
      message(1, { createdAt: '2026-02-01T08:00:00.000Z' }),
      message(2, { createdAt: '2026-03-13T23:59:00.000Z' }),
      message(3),
      message(4),
    ]);
    expect(rows.map((row) => (row.kind === 'day' ? row.label : row.key))).toEqual([
      '1 February 2026',
      'own:c1',
      'Yesterday',
      'own:c2',
      'Today',
      'own:c3',
      'own:c4',
    ]);
  });

  it('have pending messages at the end, under the keys that they keep after arrival', () => {
    const waiting = [pending('c2', 1), pending('c3', 2)];
    expect(keys([message(1)], waiting)).toEqual(['day:2026-03-14', 'own:c1', 'own:c2', 'own:c3']);
    expect(keys([message(1), message(2)], waiting)).toEqual(['day:2026-03-14', 'own:c1', 'own:c2', 'own:c3']);
  });

  it('never treat a message of the other side as own, whatever its client id', () => {
    const theirs = message(2, { clientId: 'c9', sender: 'SELLER' });
    expect(keys([theirs], [pending('c9', 1)])).toEqual(['day:2026-03-14', 'm2', 'own:c9']);
  });

  it('show a message written offline yesterday under today', () => {
    expect(rowsOf([], [pending('c1', 1)])[0]).toMatchObject({ kind: 'day', label: 'Today' });
  });

  it('mark messages that follow one of the same user', () => {
    const rows = rowsOf([
      message(1),
      message(2),
      message(3, { sender: 'SELLER' }),
      message(4, { orderStep: step }),
      message(5, { sender: 'SELLER' }),
    ]);
    expect(rows.map((row) => ('follows' in row ? row.follows : row.kind))).toEqual([
      'day',
      false,
      true,
      false,
      'step',
      false,
    ]);
  });
});

it('reads up to the newest visible message of the other side', () => {
  const messages = [message(1, { sender: 'SELLER' }), message(2), message(3, { sender: 'SELLER' }), message(4)];
  expect(newestIncoming(messages, 'BUYER', 4)).toBe(3);
  expect(newestIncoming(messages, 'BUYER', 2)).toBe(1);
  expect(newestIncoming(messages, 'BUYER', 0)).toBe(0);
});
