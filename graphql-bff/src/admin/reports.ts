import { hideableKind } from '@besesaka/schema/admin/limits.ts';
import {
  decideReport,
  deleteHiddenPictures,
  hide,
  listReports,
  readReport,
  report,
  reportSeller,
  restore,
} from '@besesaka/schema/admin/operations.ts';
import { hiddenState, reportDetail } from '@besesaka/schema/admin/reports.ts';
import { Admin } from '#accounts/admin.ts';
import { enumOf } from '#platform/contract/enumeration.ts';
import { mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField } from '#platform/contract/read.ts';
import { builder } from '#platform/graphql/builder.ts';
import { mutation as declareMutation } from '#platform/graphql/mutation.ts';

const Report = objectOf(reportDetail);
const HiddenState = objectOf(hiddenState);

readField(Admin, 'reports', listReports, { isNumbered: true });
readField(Admin, 'report', readReport);

mutation(report, { message: 'message' });
mutation(reportSeller, { message: 'message' }, { as: 'reportShop' });
mutation(decideReport, { report: Report });
mutation(deleteHiddenPictures, { content: HiddenState });

const SetHiddenInput = builder.inputType('SetHiddenInput', {
  description: 'The content to hide or to show again, and the reason.',
  fields: (t) => ({
    kind: t.field({ type: enumOf(hideableKind), required: true, description: 'Kind of the content.' }),
    id: t.id({ required: true, description: 'ID of the content.' }),
    isHidden: t.boolean({ required: true, description: 'true hides the content, false shows it again.' }),
    reason: t.string({ required: true, description: 'Reason for the owner, 10 to 500 characters.' }),
  }),
});

declareMutation('setHidden', {
  restCalls: [hide, restore],
  description: 'For admins: hides a product, a shop or a review, or shows it again.',
  input: { type: SetHiddenInput, description: 'The content and the reason.' },
  payload: { content: { type: HiddenState, description: 'The new state.' } },
  resolve: async ({ kind, id, isHidden, reason }, ctx) => ({
    content: await ctx.rest.call(isHidden ? hide : restore, { params: { kind, id: String(id) }, body: { reason } }),
  }),
});
