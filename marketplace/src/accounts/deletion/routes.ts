import { deleteAccountInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountDone, deletionOutlook } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { clearSessionCookies } from '#accounts/sessions/cookies.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { deleteAccount } from './delete-account.ts';
import { readOutlook } from './read-outlook.ts';

const path = '/api/delete-account';

const outlook = jsonRoute({
  method: 'get',
  path,
  id: 'readDeletionOutlook',
  summary: 'What keeps the person from deleting the account',
  login: 'needed',
  answer: deletionOutlook,
});
const remove = jsonRoute(
  {
    method: 'delete',
    path,
    id: 'deleteAccount',
    suspended: 'may',
    summary: 'Delete the own account, in 30 days',
    login: 'needed',
    refuses: ['REFUSED', 'PASSWORD_NEEDED'],
    answer: accountDone,
  },
  jsonBody(deleteAccountInput),
);

export function deletionRoutes(): Router {
  const router = createRouter();
  router.openapi(outlook, async (c) => {
    const ctx = c.get('ctx');
    return c.json(await readOutlook({ ctx, input: { userId: requireViewer(ctx).userId } }), 200);
  });
  router.openapi(remove, async (c) => {
    const ctx = c.get('ctx');
    await deleteAccount({ ctx, input: c.req.valid('json') });
    clearSessionCookies(c, ctx.config.secure);
    return c.json({ success: true as const, message: texts.accountDeleted }, 200);
  });
  return router;
}
