import { decideApplication, listApplications, readApplication } from '@besesaka/schema/shops/application-operations.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import {
  type ApplicationRow,
  type Application as ApplicationValue,
  application,
  applicationRow,
  sameNumber,
} from '@besesaka/schema/shops/resources.ts';
import type { ObjectFieldBuilder } from '@pothos/core';
import type { z } from 'zod';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { orNull } from '#platform/errors/errors.ts';
import { builder } from '#platform/graphql/builder.ts';
import { connectionOf, numberedArgs, positionOf, sizedAs, toConnection } from '#platform/graphql/connection.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough, wordsOf } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { ApplicationState, AskedPicture, IdKind } from './application-enums.ts';

type Fields<Parent> = ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>;

/** What has another name here than the spec gives it. */
function namedHere<Value extends ApplicationRow>(t: Fields<Value>) {
  return {
    shopName: t.string({ ...wordsOf(applicationRow, 'business_name'), resolve: (row) => row.business_name }),
    shopSlug: t.string({ ...wordsOf(applicationRow, 'business_slug'), resolve: (row) => row.business_slug }),
    createdAt: t.field({
      type: 'DateTime',
      ...wordsOf(applicationRow, 'submitted_at'),
      resolve: (row) => row.submitted_at,
    }),
  };
}

const contact = ['business_email', 'business_phone', 'business_address'] as const;
const otherwiseNamed = ['business_name', 'business_slug', 'submitted_at'] as const;

const SellerApplicationRow = builder.objectRef<ApplicationRow>('SellerApplicationRow').implement({
  description: 'An application to sell, as the list of them shows it.',
  fields: (t) => ({
    ...passedThrough(t, applicationRow, { without: otherwiseNamed }),
    ...namedHere(t),
    state: t.expose('state', { type: ApplicationState, description: 'Where it stands.' }),
    idKind: t.expose('id_type', { type: IdKind, description: 'Which paper it shows.' }),
  }),
});

const sharing = (name: 'SameNumber' | 'SamePicture', description: string) =>
  builder.objectRef<z.infer<typeof sameNumber>>(name).implement({
    description,
    fields: (t) => ({
      ...passedThrough(t, sameNumber, { without: ['business_name'] }),
      shopName: t.exposeString('business_name', wordsOf(sameNumber, 'business_name')),
      state: t.expose('state', { type: ApplicationState, description: 'Where that application stands.' }),
    }),
  });

const SameNumber = sharing('SameNumber', 'Another shop that showed a paper of the same number.');
const SamePicture = sharing(
  'SamePicture',
  'Another shop that showed the same picture, also where it was shrunk or compressed again.',
);

const SellerApplication = builder.objectRef<ApplicationValue>('SellerApplication').implement({
  description: 'All of an application to sell; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, application, { without: [...otherwiseNamed, ...contact] }),
    shopEmail: t.exposeString('business_email', wordsOf(application, 'business_email')),
    shopPhone: t.exposeString('business_phone', wordsOf(application, 'business_phone')),
    shopAddress: t.exposeString('business_address', wordsOf(application, 'business_address')),
    ...namedHere(t),
    state: t.expose('state', { type: ApplicationState, description: 'Where it stands.' }),
    idKind: t.expose('id_type', { type: IdKind, description: 'Which paper it shows.' }),
    askedFor: t.expose('asked_for', { type: AskedPicture, nullable: true, ...wordsOf(application, 'asked_for') }),
    sameNumber: t.expose('same_number', {
      type: [SameNumber],
      extensions: atMost(20),
      description: 'Other shops whose papers have this number.',
    }),
    samePicture: t.expose('same_picture', {
      type: [SamePicture],
      extensions: atMost(20),
      ...wordsOf(application, 'same_picture'),
    }),
  }),
});

const sizes = { usual: limits.applicationsPerPage };

const SellerApplicationConnection = connectionOf('SellerApplicationRow', SellerApplicationRow, {
  one: 'application',
  many: 'applications',
});

builder.objectFields(Admin, (t) => ({
  applications: t.field({
    type: SellerApplicationConnection,
    nullable: true,
    extensions: { ...callForEach, ...sizedAs(sizes) },
    description: 'Applications to sell: what waits with the longest wait first, all else newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: ApplicationState, description: 'Only those that stand there.' }),
    },
    resolve: async (_admin, { state, ...args }, ctx, info) => {
      const query = { state, ...positionOf(args, info, sizes) };
      return toConnection(await readOnce(ctx, listApplications, { query }), (row) => row);
    },
  }),
  application: t.field({
    type: SellerApplication,
    nullable: true,
    extensions: callForEach,
    description: 'One application, all of it; null where there is none.',
    args: { id: t.arg.id({ required: true, description: 'Which one.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readApplication, { params: { id: String(id) } })),
  }),
}));

const ApplicationDecision = builder.enumType('ApplicationDecision', {
  description: 'What an admin decides about an application.',
  values: {
    REJECT: { value: 'reject', description: 'Turn down what waits.' },
    REVOKE: { value: 'revoke', description: 'Take back what was verified.' },
    VERIFY: { value: 'verify', description: 'Find good what waits.' },
  } as const,
});

const DecideApplicationInput = builder.inputType('DecideApplicationInput', {
  description: 'What is decided, and why.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which application.' }),
    decision: t.field({ type: ApplicationDecision, required: true, description: 'What is decided.' }),
    reason: t.string({ description: 'Told to the seller; needed unless it is verified.' }),
    askedFor: t.field({
      type: AskedPicture,
      description: 'With REJECT: only this picture is to be sent again, all the rest stays.',
    }),
  }),
});

builder.mutationField('decideApplication', (t) =>
  t.field({
    type: SellerApplication,
    extensions: asks(decideApplication),
    description: 'For admins: verifies a seller, turns the application down, or takes the verification back.',
    args: { input: t.arg({ type: DecideApplicationInput, required: true, description: 'The decision.' }) },
    errors: failsAs('DecideApplicationResult', 'The application as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id, decision, reason, askedFor } }, ctx) =>
      ctx.rest.call(decideApplication, {
        params: { id: String(id) },
        body: { decision, reason: reason ?? undefined, asked_for: askedFor ?? undefined },
      }),
  }),
);
