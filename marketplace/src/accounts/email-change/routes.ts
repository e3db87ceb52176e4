import { changeEmailInput, emailChangeLinkInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountDone, emailChangeAnswer } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { objectToEmailChange } from './object-to-email-change.ts';
import { readEmailChange, requestEmailChange } from './request-email-change.ts';

const path = '/api/email-change';

const read = jsonRoute({
  method: 'get',
  path,
  id: 'readEmailChange',
  summary: 'The change of the own address that waits for its link',
  login: 'needed',
  answer: emailChangeAnswer,
});
const request = jsonRoute(
  {
    method: 'post',
    path,
    id: 'requestEmailChange',
    suspended: 'may',
    summary: 'Ask for another email address; a link to it makes the change',
    login: 'needed',
    answer: accountDone,
  },
  jsonBody(changeEmailInput),
);
const confirm = jsonRoute(
  {
    method: 'post',
    path: `${path}/confirm`,
    id: 'confirmEmailChange',
    suspended: 'may',
    summary: 'Change the address by the link of a mail to the new one',
    refuses: ['REFUSED'],
    answer: accountDone,
  },
  jsonBody(emailChangeLinkInput),
);
const object = jsonRoute(
  {
    method: 'post',
    path: `${path}/objection`,
    id: 'objectToEmailChange',
    suspended: 'may',
    summary: 'Take a change back by the link of a mail to the old address, and secure the account',
    refuses: ['REFUSED'],
    answer: accountDone,
  },
  jsonBody(emailChangeLinkInput),
);

const done = (message: string) => ({ success: true as const, message });

export function emailChangeRoutes(): Router {
  const router = createRouter();
  router.openapi(read, async (c) => c.json({ email_change: await readEmailChange({ ctx: c.get('ctx') }) }, 200));
  router.openapi(request, async (c) => {
    const input = c.req.valid('json');
    await requestEmailChange({ ctx: c.get('ctx'), input });
    return c.json(done(texts.emailChangeAsked(input.new_email)), 200);
  });
  router.openapi(confirm, async (c) => {
    await confirmEmailChange({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json(done(texts.emailChanged), 200);
  });
  router.openapi(object, async (c) => {
    await objectToEmailChange({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json(done(texts.emailObjected), 200);
  });
  return router;
}
