import * as operations from '@besesaka/schema/catalog/bulk/import-operations.ts';
import { type Route, route } from '#platform/http/route.ts';
import { csvHeaders, streamOf } from '#platform/http/stream-of.ts';
import { exportProducts } from './export-products.ts';
import { listImports, readImport, readImportFaults } from './read-imports.ts';
import { startImport } from './start-import.ts';
import { applyImport, cancelImport } from './steer-import.ts';

export function importRoutes(): Route[] {
  return [
    route(operations.exportProducts, async ({ ctx, c }) =>
      c.body(streamOf(await exportProducts({ ctx })), 200, csvHeaders('besesaka-products.csv')),
    ),
    route(operations.startImport, startImport),
    route(operations.listImports, listImports),
    route(operations.readImport, readImport),
    route(operations.readImportFaults, async (args) =>
      args.c.body(await readImportFaults(args), 200, csvHeaders('besesaka-import-faults.csv')),
    ),
    route(operations.applyImport, applyImport),
    route(operations.cancelImport, cancelImport),
  ];
}
