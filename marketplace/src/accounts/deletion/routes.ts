import * as operations from '@besesaka/schema/accounts/own-data-operations.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { clearSessionCookies } from '#accounts/sessions/cookies.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { type Route, route } from '#platform/http/route.ts';
import { deleteAccount } from './delete-account.ts';
import { readOutlook } from './read-outlook.ts';

export function deletionRoutes(): Route[] {
  return [
    route(operations.readDeletionOutlook, ({ ctx }) =>
      readOutlook({ ctx, input: { userId: requireViewer(ctx).userId } }),
    ),
    route(operations.deleteAccount, async ({ ctx, input, c }) => {
      await deleteAccount({ ctx, input });
      clearSessionCookies(c, ctx.config.secure);
      return { success: true as const, message: texts.accountDeleted };
    }),
  ];
}
