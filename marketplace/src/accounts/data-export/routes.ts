import * as operations from '@besesaka/schema/accounts/own-data-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readArchive, readDataExport, requestDataExport } from './data-exports.ts';

export function dataExportRoutes(): Route[] {
  return [
    route(operations.readDataExport, readDataExport),
    route(operations.requestDataExport, requestDataExport),
    route(operations.fetchDataExport, async ({ ctx, input, c }) => {
      const { body, bytes, name } = await readArchive({ ctx, input });
      return c.body(body, 200, {
        'content-type': 'application/zip',
        'content-length': String(bytes),
        'content-disposition': `attachment; filename="besesaka-${name}.zip"`,
        'cache-control': 'no-store',
      });
    }),
  ];
}
