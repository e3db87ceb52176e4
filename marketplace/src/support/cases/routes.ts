import * as operations from '@besesaka/schema/support/operations.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { decideCase } from './decide-case.ts';
import { deletePictures, hide } from './hide.ts';
import { listCases } from './list-cases.ts';
import { report } from './open-case.ts';
import { readCase } from './read-case.ts';

export function caseRoutes(): Route[] {
  return [
    route(operations.report, report),
    route(operations.listCases, paged(listCases)),
    route(operations.readCase, readCase),
    route(operations.decideCase, decideCase),
    route(operations.hide, ({ ctx, input }) =>
      inTransaction(ctx, (tx) => hide({ tx, input: { ...input, isHidden: true } })),
    ),
    route(operations.restore, ({ ctx, input }) =>
      inTransaction(ctx, (tx) => hide({ tx, input: { ...input, isHidden: false } })),
    ),
    route(operations.deleteHiddenPictures, deletePictures),
  ];
}
