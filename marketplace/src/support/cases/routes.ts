import { examples } from '@besesaka/schema/kernel/reference/examples.ts';
import {
  caseDecisionInput,
  caseDetail,
  caseList,
  casesQuery,
  hiddenState,
  hideInput,
} from '@besesaka/schema/support/cases.ts';
import { reportInput } from '@besesaka/schema/support/inputs.ts';
import { hideableKinds } from '@besesaka/schema/support/limits.ts';
import { sellerReported } from '@besesaka/schema/support/resources.ts';
import { sellerReportTexts } from '@besesaka/schema/support/texts.ts';
import { z } from '@hono/zod-openapi';
import { withNeighbours } from '#platform/http/page-addresses.ts';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { decideCase } from './decide-case.ts';
import { deletePictures, hide } from './hide.ts';
import { listCases } from './list-cases.ts';
import { report } from './open-case.ts';
import { readCase } from './read-case.ts';

const params = pathParam('id', z.uuid(), 'Of the report', '01a20146-9c30-7d11-8e4c-2b3c4d5e6f70');
const hidden = pathParam('kind', z.enum(hideableKinds), 'What it is', 'product').extend(
  pathParam('id', z.uuid(), 'Which one', examples.product).shape,
);
const forAdmins = { login: 'needed', refuses: ['FORBIDDEN', 'NOT_FOUND'] } as const;
const mayRefuse = { login: 'needed', refuses: ['REFUSED', 'FORBIDDEN', 'NOT_FOUND'] } as const;

const open = jsonRoute(
  {
    method: 'post',
    path: '/api/reports',
    id: 'report',
    suspended: 'may',
    login: 'needed',
    loginText: sellerReportTexts.loginToReport,
    refuses: ['EMAIL_UNCONFIRMED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
    summary: 'Report a product or a review, with up to three pictures as evidence',
    answer: sellerReported,
    status: 201,
  },
  jsonBody(reportInput),
);
const list = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/cases', id: 'listCases', login: 'needed', refuses: ['FORBIDDEN'] },
    summary: 'For admins: what people reported',
    answer: caseList,
  },
  { query: casesQuery },
);
const read = jsonRoute(
  {
    ...{ method: 'get', path: '/api/admin/cases/{id}', id: 'readCase', ...forAdmins, answer: caseDetail },
    summary: 'For admins: all of a report, with its evidence; each look is audited',
  },
  { params },
);
const decide = jsonRoute(
  {
    ...{
      method: 'post',
      path: '/api/admin/cases/{id}/decision',
      id: 'decideCase',
      suspended: 'refused',
      answer: caseDetail,
    },
    ...mayRefuse,
    summary: 'For admins: decide on a report, and tell whoever made it',
  },
  { params, ...jsonBody(caseDecisionInput) },
);
const takeAway = jsonRoute(
  {
    ...{
      method: 'put',
      path: '/api/admin/hidden/{kind}/{id}',
      id: 'hide',
      suspended: 'refused',
      ...mayRefuse,
      answer: hiddenState,
    },
    summary: 'For admins: take a product, a shop or a review out of view',
  },
  { params: hidden, ...jsonBody(hideInput) },
);
const bringBack = jsonRoute(
  {
    ...{
      method: 'delete',
      path: '/api/admin/hidden/{kind}/{id}',
      id: 'restore',
      suspended: 'refused',
      ...mayRefuse,
      answer: hiddenState,
    },
    summary: 'For admins: show it again',
  },
  { params: hidden, ...jsonBody(hideInput) },
);

const dropPictures = jsonRoute(
  {
    ...{
      method: 'delete',
      path: '/api/admin/hidden/{kind}/{id}/pictures',
      id: 'deleteHiddenPictures',
      suspended: 'refused',
      answer: hiddenState,
    },
    ...mayRefuse,
    summary: 'For admins: delete the pictures of what is out of view for good',
  },
  { params: hidden, ...jsonBody(hideInput) },
);

export function caseRoutes(): Router {
  const router = createRouter();
  router.openapi(open, async (c) => c.json(await report({ ctx: c.get('ctx'), input: c.req.valid('json') }), 201));
  router.openapi(list, async (c) => {
    const input = c.req.valid('query');
    return c.json(withNeighbours(c.req.url, input, await listCases({ ctx: c.get('ctx'), input })), 200);
  });
  router.openapi(read, async (c) => c.json(await readCase({ ctx: c.get('ctx'), input: c.req.valid('param') }), 200));
  router.openapi(decide, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await decideCase({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(takeAway, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param'), isHidden: true };
    return c.json(await hide({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(bringBack, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param'), isHidden: false };
    return c.json(await hide({ ctx: c.get('ctx'), input }), 200);
  });
  router.openapi(dropPictures, async (c) => {
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await deletePictures({ ctx: c.get('ctx'), input }), 200);
  });
  return router;
}
