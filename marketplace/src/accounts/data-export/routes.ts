import { dataExport, dataExportAnswer } from '@besesaka/schema/accounts/data-export.ts';
import { z } from '@hono/zod-openapi';
import { pathParam } from '#platform/http/path-params.ts';
import { createRouter, fileRoute, jsonRoute, type Router } from '#platform/http/router.ts';
import { readArchive, readDataExport, requestDataExport } from './data-exports.ts';

const path = '/api/data-export';

const read = jsonRoute({
  method: 'get',
  path,
  id: 'readDataExport',
  summary: 'How far the copy of all of the own data is that was asked for last',
  login: 'needed',
  answer: dataExportAnswer,
});
const ask = jsonRoute({
  method: 'post',
  path,
  id: 'requestDataExport',
  suspended: 'may',
  summary: 'Ask for a copy of all of the own data; a mail says when it can be fetched',
  login: 'needed',
  refuses: ['REFUSED', 'PASSWORD_NEEDED'],
  answer: dataExport,
  status: 201,
});
const fetchIt = fileRoute(
  {
    method: 'get',
    path: '/api/data-exports/{id}/archive',
    id: 'fetchDataExport',
    summary: 'The copy itself, for its person alone and for an hour; each fetching is audited',
    login: 'needed',
    type: 'application/zip',
  },
  { params: pathParam('id', z.string(), 'Of the copy', '01a20146-5d10-7c3f-9a52-0c6e4b7f1a21') },
);

export function dataExportRoutes(): Router {
  const router = createRouter();
  router.openapi(read, async (c) => c.json(await readDataExport({ ctx: c.get('ctx') }), 200));
  router.openapi(ask, async (c) => c.json(await requestDataExport({ ctx: c.get('ctx') }), 201));
  router.openapi(fetchIt, async (c) => {
    const { body, bytes, day } = await readArchive({ ctx: c.get('ctx'), input: c.req.valid('param') });
    return c.body(body, 200, {
      'content-type': 'application/zip',
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="besesaka-my-data-${day}.zip"`,
      'cache-control': 'no-store',
    });
  });
  return router;
}
