import { reportSellerInput } from '@besesaka/schema/support/inputs.ts';
import { sellerReported } from '@besesaka/schema/support/resources.ts';
import { sellerReportTexts } from '@besesaka/schema/support/texts.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { reportSeller } from '#support/cases/open-case.ts';

const report = jsonRoute(
  {
    method: 'post',
    path: '/api/report-seller',
    id: 'reportSeller',
    suspended: 'may',
    login: 'needed',
    loginText: sellerReportTexts.login,
    refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    summary: 'Report a seller, with up to three pictures as evidence',
    answer: sellerReported,
    status: 201,
  },
  jsonBody(reportSellerInput),
);

export function supportRoutes(): Router {
  const router = createRouter();
  router.openapi(report, async (c) =>
    c.json(await reportSeller({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201),
  );
  return router;
}
