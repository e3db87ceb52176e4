import { secondFactorCodeInput } from '@besesaka/schema/accounts/inputs.ts';
import { accountDone, recoveryCodes, secondFactor, secondFactorKey } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { requireViewer } from '#platform/require-viewer.ts';
import { isSecondFactorOn } from './check-code.ts';
import { removeSecondFactor } from './turn-off.ts';
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts';

const path = '/api/second-factor';

const read = jsonRoute({
  method: 'get',
  path,
  id: 'readSecondFactor',
  summary: 'Whether a login to the own account needs a code',
  login: 'needed',
  answer: secondFactor,
});
const begin = jsonRoute({
  method: 'post',
  path,
  id: 'beginSecondFactor',
  suspended: 'may',
  summary: 'A new key for an app that makes codes, for admins; a first code confirms it',
  login: 'needed',
  refuses: ['FORBIDDEN', 'PASSWORD_NEEDED', 'REFUSED'],
  timesAnHour: 60,
  answer: secondFactorKey,
});
const confirm = jsonRoute(
  {
    method: 'post',
    path: `${path}/confirm`,
    id: 'confirmSecondFactor',
    suspended: 'may',
    summary: 'Turn the second factor on by a first code; answers the recovery codes',
    login: 'needed',
    refuses: ['FORBIDDEN', 'REFUSED'],
    answer: recoveryCodes,
  },
  jsonBody(secondFactorCodeInput),
);
const remove = jsonRoute(
  {
    method: 'post',
    path: `${path}/remove`,
    id: 'removeSecondFactor',
    suspended: 'may',
    summary: 'Turn the second factor off, by a code of the app or a recovery code',
    login: 'needed',
    refuses: ['PASSWORD_NEEDED', 'REFUSED'],
    answer: accountDone,
  },
  jsonBody(secondFactorCodeInput),
);

export function secondFactorRoutes(): Router {
  const router = createRouter();
  router.openapi(read, async (c) => {
    const ctx = c.get('ctx');
    return c.json({ is_on: await isSecondFactorOn(ctx, requireViewer(ctx).userId) }, 200);
  });
  router.openapi(begin, async (c) => c.json(await beginSecondFactor({ ctx: c.get('ctx') }), 200));
  router.openapi(confirm, async (c) =>
    c.json(await confirmSecondFactor({ ctx: c.get('ctx'), input: c.req.valid('json') }), 200),
  );
  router.openapi(remove, async (c) => {
    await removeSecondFactor({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json({ success: true as const, message: texts.secondFactorOff }, 200);
  });
  return router;
}
