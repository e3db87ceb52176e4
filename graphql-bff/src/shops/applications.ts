import type { ListAnswer } from '@besesaka/schema/kernel/resources.ts';
import { shopLimits as limits } from '@besesaka/schema/shops/limits.ts';
import {
  type ApplicationRow,
  type Application as ApplicationValue,
  application,
  applicationRow,
  sameNumber,
} from '@besesaka/schema/shops/resources.ts';
import type { z } from 'zod';
import { Admin } from '#accounts/admin.ts';
import { readOnce } from '#platform/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { orNull } from '#platform/graphql/errors.ts';
import { failsAs } from '#platform/graphql/failures.ts';
import { passedThrough } from '#platform/graphql/from-contract.ts';
import { asks } from '#platform/graphql/mutation-words.ts';
import { decideApplication, listApplications, readApplication } from './api.ts';
import { ApplicationState, IdType } from './application-enums.ts';

const SellerApplicationRow = builder.objectRef<ApplicationRow>('SellerApplicationRow').implement({
  description: 'An application to sell, as the list of them shows it.',
  fields: (t) => ({
    ...passedThrough(t, applicationRow),
    state: t.expose('state', { type: ApplicationState, description: 'Where it stands.' }),
    idType: t.expose('id_type', { type: IdType, description: 'Which paper it shows.' }),
  }),
});

const SameNumber = builder.objectRef<z.infer<typeof sameNumber>>('SameNumber').implement({
  description: 'Another shop that showed a paper of the same number.',
  fields: (t) => ({
    ...passedThrough(t, sameNumber),
    state: t.expose('state', { type: ApplicationState, description: 'Where that application stands.' }),
  }),
});

const SellerApplication = builder.objectRef<ApplicationValue>('SellerApplication').implement({
  description: 'All of an application to sell; that somebody read it is on record.',
  fields: (t) => ({
    ...passedThrough(t, application),
    state: t.expose('state', { type: ApplicationState, description: 'Where it stands.' }),
    idType: t.expose('id_type', { type: IdType, description: 'Which paper it shows.' }),
    sameNumber: t.expose('same_number', {
      type: [SameNumber],
      extensions: atMost(20),
      description: 'Other shops whose papers have this number.',
    }),
  }),
});

interface Page {
  list: ListAnswer<ApplicationRow>;
  page: number;
}

const SellerApplicationPage = builder.objectRef<Page>('SellerApplicationPage').implement({
  description: 'One page of the applications to sell.',
  fields: (t) => ({
    items: t.field({
      type: [SellerApplicationRow],
      extensions: atMost(limits.applicationsPerPage),
      description: 'Those that wait with the longest wait first, all others newest first.',
      resolve: ({ list }) => list.results,
    }),
    totalCount: t.int({ description: 'How many there are.', resolve: ({ list }) => list.count }),
    page: t.exposeInt('page', { description: 'Number of this page, from 1.' }),
    pageCount: t.int({
      description: 'How many pages there are.',
      resolve: ({ list }) => Math.ceil(list.count / limits.applicationsPerPage),
    }),
  }),
});

builder.objectFields(Admin, (t) => ({
  applications: t.field({
    type: SellerApplicationPage,
    nullable: true,
    extensions: callForEach,
    description: `Applications to sell, ${limits.applicationsPerPage} to a page.`,
    args: {
      state: t.arg({ type: ApplicationState, description: 'Only those that stand there.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Number of the page, from 1.' }),
    },
    resolve: async (_admin, { state, page }, ctx) => {
      const query = { state, page, page_size: limits.applicationsPerPage };
      return { list: await readOnce(ctx, listApplications, { query }), page };
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
  }),
});

builder.mutationField('decideApplication', (t) =>
  t.field({
    type: SellerApplication,
    extensions: asks(decideApplication),
    description: 'For admins: verifies a seller, turns the application down, or takes the verification back.',
    args: { input: t.arg({ type: DecideApplicationInput, required: true, description: 'The decision.' }) },
    errors: failsAs('DecideApplicationResult', 'The application as it is now, or why it stays as it was.'),
    resolve: (_root, { input: { id, decision, reason } }, ctx) =>
      ctx.rest.call(decideApplication, { params: { id: String(id) }, body: { decision, reason: reason ?? undefined } }),
  }),
);
