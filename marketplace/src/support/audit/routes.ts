import * as operations from '@besesaka/schema/support/operations.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(): Route[] {
  return [
    route(operations.listAudit, paged(listAudit)),
    route(operations.exportAudit, async ({ ctx, input, c }) =>
      c.body(await exportAudit({ ctx, input }), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="besesaka-audit.csv"',
        'cache-control': 'no-store',
      }),
    ),
  ];
}
