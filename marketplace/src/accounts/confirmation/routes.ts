import { confirmEmailInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountDone } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { confirmEmail, requestConfirmation } from './confirm-email.ts';

const base = '/api/auth/email-confirmation';

const request = jsonRoute({
  method: 'post',
  path: `${base}/request`,
  id: 'requestConfirmation',
  suspended: 'may',
  summary: 'Ask for a mail to confirm the own address',
  login: 'needed',
  answer: accountDone,
});
const confirm = jsonRoute(
  {
    method: 'post',
    path: `${base}/confirm`,
    id: 'confirmEmail',
    suspended: 'may',
    summary: 'Confirm an address by the link of a mail',
    refuses: ['REFUSED'],
    answer: accountDone,
  },
  jsonBody(confirmEmailInput),
);

export function confirmationRoutes(): Router {
  const router = createRouter();
  router.openapi(request, async (c) => {
    await requestConfirmation({ ctx: c.get('ctx') });
    return c.json({ success: true as const, message: texts.confirmationSent }, 200);
  });
  router.openapi(confirm, async (c) => {
    await confirmEmail({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ success: true as const, message: texts.emailConfirmed }, 200);
  });
  return router;
}
