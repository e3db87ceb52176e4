import {
  applyImport,
  cancelImport,
  type ProductImportDetail as Detail,
  type ProductImport as Import,
  importChange,
  importFault,
  listImports,
  productImport,
  readImport,
} from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { bulkLimits as limits } from '@besesaka/schema/catalog/bulk/limits.ts';
import { importChanged } from '@besesaka/schema/catalog/events.ts';
import { inboxEvent } from '#platform/contract/inbox-event.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { atMost } from '#platform/cost/list-size.ts';
import { builder } from '#platform/graphql/builder.ts';
import { liveKind } from '#platform/live/inbox-types.ts';

const ImportFault = objectOf(importFault);
const ImportChange = objectOf(importChange);

const ProductImport = objectOf<typeof productImport, Import & Partial<Detail>>(productImport, {
  add: (t) => ({
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

viewerField('productImports', listImports, {
  description: `The user's ${limits.importsShown} newest imports, newest first. Files are uploaded by \`POST /api/product-imports\`.`,
});
viewerField('productImport', readImport);

mutation(applyImport, { productImport: ProductImport }, { input: 'ProductImportIdInput' });
mutation(cancelImport, { productImport: ProductImport }, { input: 'ProductImportIdInput' });

export const ImportChanged = inboxEvent(importChanged);

builder.subscriptionField('importChanged', (t) =>
  t.field({
    description: "Progress of the user's imports, from now on.",
    ...liveKind(ImportChanged),
  }),
);
