import { expect, test } from 'vitest';
import { auditDetails, auditWords, isReading } from './audit-words.ts';

test('an act has a text and a link to its subject', () => {
  expect(auditWords('support.user.suspend', 'abc')).toEqual({
    text: 'Suspended a user',
    path: '/admin/users/abc',
  });
  expect(auditWords('payments.ledger', 'ledger')).toEqual({ text: 'Opened the ledger', path: null });
  expect(auditWords('some.new.act', 'abc')).toEqual({ text: 'some.new.act', path: null });
});

test('acts that read differ from acts that change', () => {
  expect(['support.users.search', 'uploads.read', 'payments.ledger'].map(isReading)).toEqual([true, true, true]);
  expect(['support.user.suspend', 'support.report.settle'].map(isReading)).toEqual([false, false]);
});

test('text written by users is marked off from ids', () => {
  expect(auditDetails('{"reason":"Parcels never came.","until":null}')).toEqual({
    words: ['Parcels never came.'],
    rest: '',
  });
  expect(auditDetails('{"search":"ama","users":["1","2"]}')).toEqual({
    words: [],
    rest: 'search: ama · users: 1, 2',
  });
  expect(auditDetails('{}')).toEqual({ words: [], rest: '' });
});
