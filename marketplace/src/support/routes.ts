import { reportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReport, sellerReported } from '@besesaka/schema/support/resources.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { readSellerReport } from './read-seller-report.ts';
import { reportSeller } from './report-seller.ts';

const report = jsonRoute(
  {
    method: 'post',
    path: '/api/report-seller',
    id: 'reportSeller',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    summary: 'Report a seller, with up to three pictures as evidence',
    answer: sellerReported,
    status: 201,
  },
  jsonBody(reportSellerInput),
);

const read = jsonRoute(
  {
    method: 'get',
    path: '/api/admin/seller-reports/{id}',
    id: 'readSellerReport',
    login: 'needed',
    refuses: ['FORBIDDEN', 'NOT_FOUND'],
    summary: 'A report of a seller, for admins; each look is audited',
    answer: sellerReport,
  },
  { params: pathParam('id', z.uuid(), 'Of the report', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70') },
);

export function supportRoutes(): Router {
  const router = createRouter();
  router.openapi(report, async (c) =>
    c.json(await reportSeller({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201),
  );
  router.openapi(read, async (c) =>
    c.json(await readSellerReport({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200),
  );
  return router;
}
