import * as operations from '@besesaka/schema/payouts/operations.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { paged, type Route, route } from '#platform/http/route.ts';
import { answerOnce, attemptOf } from '#platform/idempotency/answer-once.ts';
import { decideCase } from './decide-case.ts';
import { listCases, readCase } from './list-cases.ts';
import { answerCase, openOwnCase, withdrawCase } from './open-case.ts';
import { readCaseMessages } from './read-case-messages.ts';

export function caseRoutes(): Route[] {
  return [
    route(operations.openCase, ({ ctx, input: { key, ...input } }) =>
      answerOnce(ctx, attemptOf(operations.openCase, key, input), (tx) => openOwnCase({ tx, input })),
    ),
    route(operations.answerCase, ({ ctx, input: { key, ...input } }) =>
      answerOnce(ctx, attemptOf(operations.answerCase, key, input), (tx) => answerCase({ tx, input })),
    ),
    route(operations.withdrawCase, ({ ctx, input }) => inTransaction(ctx, (tx) => withdrawCase({ tx, input }))),
    route(operations.listCases, paged(listCases)),
    route(operations.readCase, readCase),
    route(operations.readCaseMessages, readCaseMessages),
    route(operations.decideCase, ({ ctx, input: { key, ...input } }) =>
      answerOnce(ctx, attemptOf(operations.decideCase, key, input), (tx) => decideCase({ tx, input })),
    ),
  ];
}
