import { appeal, decideAppeal, readAppeal, writeAppeal } from '@besesaka/schema/admin/appeals.ts';
import {
  closeReports,
  decideReport,
  deleteHiddenPictures,
  hide,
  hideMany,
  listReports,
  readReport,
  report,
  reportSeller,
  restore,
} from '@besesaka/schema/admin/operations.ts';
import { hiddenState, reportDetail } from '@besesaka/schema/admin/reports.ts';
import { describe } from '@besesaka/schema/kernel/reference/describe.ts';
import { z } from 'zod';
import { Admin } from '#accounts/admin.ts';
import { AdminCase } from '#payouts/admin-case.ts';
import { customMutation, mutation } from '#platform/contract/mutation.ts';
import { objectOf } from '#platform/contract/object.ts';
import { readField, viewerField } from '#platform/contract/read.ts';

const Report = objectOf(reportDetail);
const HiddenState = objectOf(hiddenState);

readField(Admin, 'reports', listReports, { isNumbered: true });
readField(Admin, 'report', readReport);

viewerField('appeal', readAppeal);
mutation(writeAppeal, { appeal: objectOf(appeal) });
mutation(decideAppeal, { case: AdminCase });

mutation(report, { message: 'message' });
mutation(reportSeller, { message: 'message' }, { as: 'reportShop' });
mutation(decideReport, { report: Report });
mutation(hideMany, { items: 'results' });
mutation(closeReports, { items: 'results' });
mutation(deleteHiddenPictures, { content: HiddenState });

customMutation(
  hide,
  { content: HiddenState },
  {
    as: 'setHidden',
    description: 'For admins: hides a product, a shop or a review, or shows it again.',
    calls: [restore],
    add: z.object({ is_hidden: describe(z.boolean(), 'true hides the content, false shows it again') }),
    run: async ({ added, params: { kind = '', id = '' }, body }, ctx) => ({
      content: await ctx.rest.call(added.is_hidden ? hide : restore, { params: { kind, id }, body }),
    }),
  },
);
