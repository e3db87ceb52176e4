import { importColumnNames } from '@besesaka/schema/catalog/bulk/columns.ts';
import {
  applyImport,
  type ImportChange as Change,
  cancelImport,
  type ImportFault as Fault,
  type ProductImport as Import,
  importChange,
  importFault,
  listImports,
  productImport,
  readImport,
} from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { type ImportState, importStates, bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importChanged } from '@besesaka/schema/catalog/events.ts';
import { readOnce } from '#platform/context/context.ts';
import { atMost, callForEach } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { exposeFields } from '#platform/graphql/from-contract.ts';
import { mutation, type PayloadField } from '#platform/graphql/mutation.ts';
import { Viewer } from '#platform/graphql/viewer.ts';
import { inboxType, liveKind } from '#platform/live/inbox-types.ts';

const stateWords: Record<ImportState, string> = {
  checking: 'The file is read; nothing is changed',
  checked: 'It waits to be applied',
  applying: 'Products are added and changed',
  done: 'All its lines are done',
  cancelled: 'The seller stopped it',
  failed: 'It stopped because of a problem',
};
const ProductImportState = enumOf(
  'ProductImportState',
  'State of an import.',
  importStates,
  (state) => stateWords[state],
);

const ImportFault = builder.objectRef<Fault>('ImportFault').implement({
  description: 'Problem of a line.',
  fields: (t) => exposeFields(t, importFault),
});

const ImportedValue = builder.objectRef<Change['changes'][number]>('ImportedValue').implement({
  description: 'A value that a line changes.',
  fields: (t) => exposeFields(t, importChange.shape.changes.unwrap()),
});

const ImportChange = builder.objectRef<Change>('ImportChange').implement({
  description: 'A product, or one of its variants, that a line adds or changes.',
  fields: (t) => ({
    ...exposeFields(t, importChange.omit({ changes: true })),
    changes: t.expose('changes', {
      type: [ImportedValue],
      extensions: atMost(importColumnNames.length),
      description: 'The changed values; those of a new product or variant are not listed.',
    }),
  }),
});

const ProductImport = builder.objectRef<Import & { faults?: Fault[]; changes?: Change[] }>('ProductImport').implement({
  description: 'A file of products on its way into the shop.',
  fields: (t) => ({
    ...exposeFields(t, productImport.omit({ state: true })),
    state: t.expose('state', { type: ProductImportState, description: 'How far it is.' }),
    faults: t.field({
      type: [ImportFault],
      nullable: true,
      extensions: atMost(limits.faultsShown),
      description: `The first ${limits.faultsShown} faults, by line; null in the list of imports.`,
      resolve: ({ faults = null }) => faults,
    }),
    changes: t.field({
      type: [ImportChange],
      nullable: true,
      extensions: atMost(limits.changesShown),
      description: `The first ${limits.changesShown} products that it adds or changes, by line; null in the list of imports.`,
      resolve: ({ changes = null }) => changes,
    }),
  }),
});

builder.objectField(Viewer, 'productImports', (t) =>
  t.field({
    type: [ProductImport],
    nullable: true,
    extensions: { ...callForEach, ...atMost(limits.importsShown) },
    description: `The viewer's ${limits.importsShown} newest imports, newest first. Files are uploaded by \`POST /api/product-imports\`.`,
    resolve: async (_viewer, _args, ctx) => (await readOnce(ctx, listImports, {})).results,
  }),
);

builder.objectField(Viewer, 'productImport', (t) =>
  t.field({
    type: ProductImport,
    nullable: true,
    extensions: callForEach,
    description: "One of the viewer's imports.",
    args: { id: t.arg.id({ required: true, description: 'ID of the import.' }) },
    resolve: (_viewer, { id }, ctx) => readOnce(ctx, readImport, { params: { id } }),
  }),
);

const payload = { productImport: { type: ProductImport, description: 'The import.' } satisfies PayloadField };
const ProductImportIdInput = builder.inputType('ProductImportIdInput', {
  description: "One of the viewer's imports.",
  fields: (t) => ({ productImportId: t.id({ required: true, description: 'ID of the import.' }) }),
});
const input = { type: ProductImportIdInput, description: 'The import.' };

mutation('applyImport', {
  restCalls: [applyImport],
  description: 'Applies a checked import in the background. Lines with faults are left out.',
  input,
  payload,
  resolve: async ({ productImportId: id }, ctx) => ({
    productImport: await ctx.rest.call(applyImport, { params: { id } }),
  }),
});

mutation('cancelImport', {
  restCalls: [cancelImport],
  description: 'Stops an import. Its changes so far stay.',
  input,
  payload,
  resolve: async ({ productImportId: id }, ctx) => ({
    productImport: await ctx.rest.call(cancelImport, { params: { id } }),
  }),
});

export const ImportChanged = inboxType(importChanged, 'ImportChanged', {
  description: "One of the viewer's imports went on or ended.",
  fields: (t) => ({
    productImport: t.field({
      type: ProductImport,
      description: 'The import now.',
      resolve: ({ payload }) => payload.import,
    }),
  }),
});

builder.subscriptionField('importChanged', (t) =>
  t.field({
    description: "Progress of the viewer's imports, from now on.",
    ...liveKind(ImportChanged),
  }),
);
