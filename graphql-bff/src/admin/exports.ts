import { archivePath } from '@besesaka/schema/accounts/data-export.ts';
import { listExport } from '@besesaka/schema/admin/exports.ts';
import { readListExports, requestListExport } from '@besesaka/schema/admin/operations.ts';
import { Admin } from '#accounts/admin.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';

const ListExport = objectOf(listExport, {
  add: (t) => ({
    downloadPath: t.string({
      nullable: true,
      description: 'Path for downloading the ZIP archive while logged in; null unless the export is ready.',
      resolve: ({ id, state }) => (state === 'ready' ? archivePath(id) : null),
    }),
  }),
});

readField(Admin, 'exports', readListExports);
mutation(requestListExport, { export: ListExport });
