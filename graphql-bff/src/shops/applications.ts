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
import { descriptionOf, exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation } from '#platform/graphql/mutation.ts';
import { ApplicationState, AskedPicture, IdKind } from './application-enums.ts';

type Fields<Parent> = ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>;

/** Fields whose GraphQL names differ from those in the spec. */
function renamedFields<Value extends ApplicationRow>(t: Fields<Value>) {
  return {
    shopName: t.string({ ...descriptionOf(applicationRow, 'business_name'), resolve: (row) => row.business_name }),
    shopSlug: t.string({ ...descriptionOf(applicationRow, 'business_slug'), resolve: (row) => row.business_slug }),
    createdAt: t.field({
      type: 'DateTime',
      ...descriptionOf(applicationRow, 'submitted_at'),
      resolve: (row) => row.submitted_at,
    }),
  };
}

const contact = ['business_email', 'business_phone', 'business_address'] as const;
const renamedKeys = ['business_name', 'business_slug', 'submitted_at'] as const;

const SellerApplicationRow = builder.objectRef<ApplicationRow>('SellerApplicationRow').implement({
  description: 'A seller application in a list, for admins.',
  fields: (t) => ({
    ...exposeFields(t, applicationRow, { without: renamedKeys }),
    ...renamedFields(t),
    state: t.expose('state', { type: ApplicationState, description: 'State of the application.' }),
    idKind: t.expose('id_type', { type: IdKind, description: 'Type of the identity document.' }),
  }),
});

const sharing = (name: 'SameNumber' | 'SamePicture', description: string) =>
  builder.objectRef<z.infer<typeof sameNumber>>(name).implement({
    description,
    fields: (t) => ({
      ...exposeFields(t, sameNumber, { without: ['business_name'] }),
      shopName: t.exposeString('business_name', descriptionOf(sameNumber, 'business_name')),
      state: t.expose('state', { type: ApplicationState, description: 'State of the other application.' }),
    }),
  });

const SameNumber = sharing('SameNumber', 'Another shop whose application has the same document number.');
const SamePicture = sharing(
  'SamePicture',
  'Another shop whose application has the same picture, even if resized or compressed.',
);

const SellerApplication = builder.objectRef<ApplicationValue>('SellerApplication').implement({
  description: 'A seller application with all data; each access is audited.',
  fields: (t) => ({
    ...exposeFields(t, application, { without: [...renamedKeys, ...contact] }),
    shopEmail: t.exposeString('business_email', descriptionOf(application, 'business_email')),
    shopPhone: t.exposeString('business_phone', descriptionOf(application, 'business_phone')),
    shopAddress: t.exposeString('business_address', descriptionOf(application, 'business_address')),
    ...renamedFields(t),
    state: t.expose('state', { type: ApplicationState, description: 'State of the application.' }),
    idKind: t.expose('id_type', { type: IdKind, description: 'Type of the identity document.' }),
    askedFor: t.expose('asked_for', { type: AskedPicture, nullable: true, ...descriptionOf(application, 'asked_for') }),
    sameNumber: t.expose('same_number', {
      type: [SameNumber],
      extensions: atMost(20),
      description: 'Other shops with the same document number.',
    }),
    samePicture: t.expose('same_picture', {
      type: [SamePicture],
      extensions: atMost(20),
      ...descriptionOf(application, 'same_picture'),
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
    description: 'Seller applications: pending ones first, longest wait first, then the others, newest first.',
    args: {
      ...numberedArgs(sizes),
      state: t.arg({ type: ApplicationState, description: 'Return only applications in this state.' }),
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
    description: 'One application with all data; null if it does not exist.',
    args: { id: t.arg.id({ required: true, description: 'ID of the application.' }) },
    resolve: (_admin, { id }, ctx) =>
      orNull('NOT_FOUND', readOnce(ctx, readApplication, { params: { id: String(id) } })),
  }),
}));

const ApplicationDecision = builder.enumType('ApplicationDecision', {
  description: 'Decision on an application.',
  values: {
    REJECT: { value: 'reject', description: 'Reject a pending application.' },
    REVOKE: { value: 'revoke', description: 'Revoke a verification.' },
    VERIFY: { value: 'verify', description: 'Verify a pending application.' },
  } as const,
});

const DecideApplicationInput = builder.inputType('DecideApplicationInput', {
  description: 'A decision on an application.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the application.' }),
    decision: t.field({ type: ApplicationDecision, required: true, description: 'The decision.' }),
    reason: t.string({ description: 'Reason, which the seller reads; required for REJECT and REVOKE.' }),
    askedFor: t.field({
      type: AskedPicture,
      description: 'Only with REJECT: the one picture that the seller must resubmit.',
    }),
  }),
});

mutation('decideApplication', {
  restCalls: [decideApplication],
  description: 'For admins: verifies or rejects an application, or revokes a verification.',
  input: { type: DecideApplicationInput, description: 'The decision.' },
  payload: { application: { type: SellerApplication, description: 'The updated application.' } },
  resolve: async ({ id, decision, reason, askedFor }, ctx) => ({
    application: await ctx.rest.call(decideApplication, {
      params: { id: String(id) },
      body: { decision, reason: reason ?? undefined, asked_for: askedFor ?? undefined },
    }),
  }),
});
