import { auditFilter, auditPage, auditQuery } from '@besesaka/schema/support/audit.ts';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { createRouter, fileRoute, jsonRoute, type Router } from '#platform/http/router.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

const list = jsonRoute(
  {
    method: 'get',
    path: '/api/admin/audit',
    id: 'listAudit',
    summary: 'For admins: who did what, and who looked at what, newest first',
    login: 'needed',
    refuses: ['FORBIDDEN'],
    answer: auditPage,
  },
  { query: auditQuery },
);

const exported = fileRoute(
  {
    method: 'get',
    path: '/api/admin/audit.csv',
    id: 'exportAudit',
    summary: 'For admins: the audit log as a table; that it was taken is in the log as well',
    login: 'needed',
    refuses: ['FORBIDDEN'],
    type: 'text/csv',
  },
  { query: auditFilter },
);

export function auditRoutes(): Router {
  const router = createRouter();
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listAudit({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(exported, async (c) =>
    c.body(await exportAudit({ ctx: c.get('ctx'), input: c.req.valid('query') }), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="besesaka-audit.csv"',
      'cache-control': 'no-store',
    }),
  );
  return router;
}
