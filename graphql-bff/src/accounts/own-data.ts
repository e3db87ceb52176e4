import { apiKey, createApiKey, listApiKeys, revokeApiKey } from '@besesaka/schema/accounts/api-key-operations.ts';
import { archivePath, dataExport } from '@besesaka/schema/accounts/data-export.ts';
import {
  deleteAccount,
  readDataExport,
  readDeletionOutlook,
  requestDataExport,
} from '@besesaka/schema/accounts/own-data-operations.ts';
import { deletionOutlook, openOrdersShown } from '@besesaka/schema/accounts/resources.ts';
import { forgetReads } from '#platform/context/context.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';
import { atMost } from '#platform/cost/list-size.ts';

const ApiKey = objectOf(apiKey);

viewerField('apiKeys', listApiKeys);

mutation(createApiKey, { apiKey: ApiKey, secret: 'secret' });
mutation(revokeApiKey, { apiKeys: 'results' });

const DataExport = objectOf(dataExport, {
  add: (t) => ({
    downloadPath: t.string({
      nullable: true,
      description: 'Path for downloading the ZIP archive while logged in; null unless the export is ready.',
      resolve: ({ id, state }) => (state === 'ready' ? archivePath(id) : null),
    }),
  }),
});

viewerField('dataExport', readDataExport, { field: 'data_export' });
mutation(requestDataExport, { dataExport: DataExport });

export const DeletionOutlook = objectOf(deletionOutlook, {
  without: ['open_orders'],
  add: (t) => ({
    openOrderIds: t.idList({
      extensions: atMost(openOrdersShown),
      description: `IDs of the oldest ${openOrdersShown} orders that must be finished or cancelled first.`,
      resolve: ({ open_orders }) => open_orders.map(({ order_id }) => order_id),
    }),
  }),
});

viewerField('deletion', readDeletionOutlook, {
  description: 'What prevents the deletion of the account, and its grace period.',
});
mutation(deleteAccount, { message: 'message' }, { after: forgetReads });
