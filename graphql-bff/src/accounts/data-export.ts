import { archivePath, dataExport } from '@besesaka/schema/accounts/data-export.ts';
import { readDataExport, requestDataExport } from '@besesaka/schema/accounts/own-data-operations.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { viewerField } from '#platform/contract/read.ts';

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
