import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { type PersonSession as Login, personSession } from '@besesaka/schema/accounts/resources.ts';
import { peopleLimits as limits } from '@besesaka/schema/admin/limits.ts';
import {
  type PersonNote as Note,
  type PastSuspension as Past,
  pastSuspension,
  personNote,
  personRecord,
  personRow,
  type PersonRecord as Record,
  type PersonRow as Row,
} from '@besesaka/schema/admin/people.ts';
import { findPeople, readPerson } from '@besesaka/schema/admin/people-operations.ts';
import { Admin } from '#accounts/admin.ts';
import { Verification } from '#accounts/person.ts';
import { Suspension } from '#accounts/suspension.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { CaseRow } from './cases.ts';
import { ContactMessageRow } from './contact-messages.ts';
import { AdminOrderRow } from './orders.ts';
import { AdminPaymentRow } from './payments.ts';

const PersonState = builder.enumType('PersonState', {
  description: 'How somebody stands.',
  values: {
    ACTIVE: { value: 'active', description: 'As everybody.' },
    LEAVING: { value: 'leaving', description: 'They asked to be deleted.' },
    SUSPENDED: { value: 'suspended', description: 'They may not trade for now.' },
  } as const,
});

const PersonRow = builder.objectRef<Row>('PersonRow').implement({
  description: 'Somebody who has an account, as a search shows them.',
  fields: (t) => ({
    ...passedThrough(t, personRow, { without: ['date_joined'] }),
    createdAt: t.expose('date_joined', { type: 'DateTime', ...wordsOf(personRow, 'date_joined') }),
    state: t.expose('state', { type: PersonState, ...wordsOf(personRow, 'state') }),
  }),
});

const PersonSession = builder.objectRef<Login>('PersonSession').implement({
  description: 'A login of somebody on one device.',
  fields: (t) => passedThrough(t, personSession),
});

const PastSuspension = builder.objectRef<Past>('PastSuspension').implement({
  description: 'A step in the history of suspensions of somebody.',
  fields: (t) => passedThrough(t, pastSuspension),
});

const PersonNote = builder.objectRef<Note>('PersonNote').implement({
  description: 'What an admin noted about somebody, for other admins.',
  fields: (t) => passedThrough(t, personNote),
});

const latest = atMost(limits.latestMax);

export const PersonRecord = builder.objectRef<Record>('PersonRecord').implement({
  description: 'What we hold of somebody; that an admin read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, personRecord, { without: ['date_joined'] }),
    createdAt: t.expose('date_joined', { type: 'DateTime', ...wordsOf(personRow, 'date_joined') }),
    state: t.expose('state', { type: PersonState, ...wordsOf(personRow, 'state') }),
    isAdmin: t.boolean({
      description: 'Whether they run the marketplace.',
      resolve: ({ role }) => role === 'admin',
    }),
    verification: t.expose('verification', {
      type: Verification,
      nullable: true,
      ...wordsOf(personRecord, 'verification'),
    }),
    suspension: t.expose('suspension', { type: Suspension, nullable: true, ...wordsOf(personRecord, 'suspension') }),
    sessions: t.expose('sessions', {
      type: [PersonSession],
      extensions: atMost(sessionLimits.perPerson),
      ...wordsOf(personRecord, 'sessions'),
    }),
    reports: t.expose('reports', {
      type: [CaseRow],
      extensions: atMost(limits.reportsMax),
      ...wordsOf(personRecord, 'reports'),
    }),
    reportsMade: t.expose('reports_made', {
      type: [CaseRow],
      extensions: atMost(limits.reportsMax),
      ...wordsOf(personRecord, 'reports_made'),
    }),
    orders: t.expose('orders', { type: [AdminOrderRow], extensions: latest, ...wordsOf(personRecord, 'orders') }),
    payments: t.expose('payments', {
      type: [AdminPaymentRow],
      extensions: latest,
      ...wordsOf(personRecord, 'payments'),
    }),
    messages: t.expose('messages', {
      type: [ContactMessageRow],
      extensions: latest,
      ...wordsOf(personRecord, 'messages'),
    }),
    suspensions: t.expose('suspensions', {
      type: [PastSuspension],
      extensions: latest,
      ...wordsOf(personRecord, 'suspensions'),
    }),
    notes: t.expose('notes', { type: [PersonNote], extensions: latest, ...wordsOf(personRecord, 'notes') }),
  }),
});

const sizes = { usual: limits.perPage };

const PersonConnection = connectionOf('PersonRow', PersonRow, { one: 'person', many: 'people' });

builder.objectFields(Admin, (t) => ({
  people: t.field({
    type: PersonConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Who has an account, newest first; each search is on record.',
    args: {
      ...numberedArgs(sizes),
      words: t.arg.string({ description: 'Part of a name, e-mail address, telephone number or name of a shop.' }),
      state: t.arg({ type: PersonState, description: 'Only those who stand so.' }),
    },
    resolve: async (_admin, { words, state, ...args }, ctx, info) => {
      const query = { q: words, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findPeople, { query }), (row) => row);
    },
  }),
  person: t.field({
    type: PersonRecord,
    nullable: true,
    extensions: callForEach,
    description: 'One person; each look is on record. Null where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Who.' }) },
    resolve: (_admin, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readPerson, { params: { id: String(id) } })),
  }),
}));
