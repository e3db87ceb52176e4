import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';
import { type UserSession as Login, userSession } from '@besesaka/schema/accounts/resources.ts';
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
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { CaseRow } from './cases.ts';
import { ContactMessageRow } from './contact-messages.ts';
import { AdminOrderRow } from './orders.ts';
import { AdminPaymentRow } from './payments.ts';

const PersonState = builder.enumType('PersonState', {
  description: 'State of an account.',
  values: {
    ACTIVE: { value: 'active', description: 'Not restricted.' },
    LEAVING: { value: 'leaving', description: 'Its deletion was requested.' },
    SUSPENDED: { value: 'suspended', description: 'Suspended: the user may not trade.' },
  } as const,
});

const PersonRow = builder.objectRef<Row>('PersonRow').implement({
  description: 'A user in the search results.',
  fields: (t) => ({
    ...exposeFields(t, personRow, { without: ['date_joined'] }),
    createdAt: t.expose('date_joined', { type: 'DateTime', ...descriptionOf(personRow, 'date_joined') }),
    state: t.expose('state', { type: PersonState, ...descriptionOf(personRow, 'state') }),
  }),
});

const UserSession = builder.objectRef<Login>('UserSession').implement({
  description: 'A login of a user on one device.',
  fields: (t) => exposeFields(t, userSession),
});

const PastSuspension = builder.objectRef<Past>('PastSuspension').implement({
  description: "An entry in a user's history of suspensions.",
  fields: (t) => exposeFields(t, pastSuspension),
});

const PersonNote = builder.objectRef<Note>('PersonNote').implement({
  description: 'An internal note about a user.',
  fields: (t) => exposeFields(t, personNote),
});

const latest = atMost(limits.latestMax);

export const PersonRecord = builder.objectRef<Record>('PersonRecord').implement({
  description: "A user's record; each access is audited.",
  fields: (t) => ({
    ...exposeFields(t, personRecord, { without: ['date_joined'] }),
    createdAt: t.expose('date_joined', { type: 'DateTime', ...descriptionOf(personRow, 'date_joined') }),
    state: t.expose('state', { type: PersonState, ...descriptionOf(personRow, 'state') }),
    isAdmin: t.boolean({
      description: 'Whether the user is an admin.',
      resolve: ({ role }) => role === 'admin',
    }),
    verification: t.expose('verification', {
      type: Verification,
      nullable: true,
      ...descriptionOf(personRecord, 'verification'),
    }),
    suspension: t.expose('suspension', {
      type: Suspension,
      nullable: true,
      ...descriptionOf(personRecord, 'suspension'),
    }),
    sessions: t.expose('sessions', {
      type: [UserSession],
      extensions: atMost(sessionLimits.perPerson),
      ...descriptionOf(personRecord, 'sessions'),
    }),
    reports: t.expose('reports', {
      type: [CaseRow],
      extensions: atMost(limits.reportsMax),
      ...descriptionOf(personRecord, 'reports'),
    }),
    reportsMade: t.expose('reports_made', {
      type: [CaseRow],
      extensions: atMost(limits.reportsMax),
      ...descriptionOf(personRecord, 'reports_made'),
    }),
    orders: t.expose('orders', { type: [AdminOrderRow], extensions: latest, ...descriptionOf(personRecord, 'orders') }),
    payments: t.expose('payments', {
      type: [AdminPaymentRow],
      extensions: latest,
      ...descriptionOf(personRecord, 'payments'),
    }),
    messages: t.expose('messages', {
      type: [ContactMessageRow],
      extensions: latest,
      ...descriptionOf(personRecord, 'messages'),
    }),
    suspensions: t.expose('suspensions', {
      type: [PastSuspension],
      extensions: latest,
      ...descriptionOf(personRecord, 'suspensions'),
    }),
    notes: t.expose('notes', { type: [PersonNote], extensions: latest, ...descriptionOf(personRecord, 'notes') }),
  }),
});

const sizes = { usual: limits.perPage };

const PersonConnection = connectionOf('PersonRow', PersonRow, { one: 'person', many: 'people' });

builder.objectFields(Admin, (t) => ({
  people: t.field({
    type: PersonConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Users, newest first; each search is audited.',
    args: {
      ...numberedArgs(sizes),
      search: t.arg.string({ description: 'Part of a name, email address, phone number or shop name.' }),
      state: t.arg({ type: PersonState, description: 'Return only users in this state.' }),
    },
    resolve: async (_admin, { search, state, ...args }, ctx, info) => {
      const query = { q: search, state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, findPeople, { query }), (row) => row);
    },
  }),
  person: t.field({
    type: PersonRecord,
    nullable: true,
    extensions: callForEach,
    description: 'One user; each access is audited. Null if they do not exist.',
    args: { id: t.arg.id({ required: true, description: 'ID of the user.' }) },
    resolve: (_admin, { id }, ctx) => orNull('NOT_FOUND', readOnce(ctx, readPerson, { params: { id: String(id) } })),
  }),
}));
