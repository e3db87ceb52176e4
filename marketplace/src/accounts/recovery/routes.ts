import {
  changePasswordInput,
  confirmPasswordInput,
  resetLinkInput,
  resetPasswordInput,
  resetRequestInput,
} from '@besesaka/schema/accounts/inputs.ts';
import { accountDone, resetLinkState } from '@besesaka/schema/accounts/resources.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { checkOwnPassword } from '#accounts/own-password.ts';
import { cookieIn, setDeviceCookie } from '#accounts/sessions/cookies.ts';
import { createRouter, jsonBody, jsonRoute, type Router } from '#platform/http/router.ts';
import { changePassword } from './change-password.ts';
import { requestReset } from './request-reset.ts';
import { faultOfLink, resetPassword } from './reset-password.ts';

const base = '/api/auth/password-reset';

const request = jsonRoute(
  {
    method: 'post',
    path: `${base}/request`,
    id: 'requestReset',
    suspended: 'may',
    summary: 'Ask for a mail to choose a new password',
    answer: accountDone,
  },
  jsonBody(resetRequestInput),
);
const validate = jsonRoute(
  {
    method: 'post',
    path: `${base}/validate-token`,
    id: 'checkResetLink',
    suspended: 'may',
    summary: 'Whether a link is still good',
    answer: resetLinkState,
  },
  jsonBody(resetLinkInput),
);
const confirm = jsonRoute(
  {
    method: 'post',
    path: `${base}/confirm`,
    id: 'resetPassword',
    suspended: 'may',
    summary: 'Choose a new password',
    refuses: ['REFUSED'],
    answer: accountDone,
  },
  jsonBody(resetPasswordInput),
);
const change = jsonRoute(
  {
    method: 'post',
    path: '/api/change-password',
    id: 'changePassword',
    suspended: 'may',
    summary: 'Change the own password',
    login: 'needed',
    refuses: ['WRONG_CREDENTIALS'],
    answer: accountDone,
  },
  jsonBody(changePasswordInput),
);

const confirmOwn = jsonRoute(
  {
    method: 'post',
    path: '/api/confirm-password',
    id: 'confirmPassword',
    suspended: 'may',
    summary: 'Give the own password again, before what asks for it',
    login: 'needed',
    answer: accountDone,
  },
  jsonBody(confirmPasswordInput),
);

const done = (message: string) => ({ success: true as const, message });

export function recoveryRoutes(): Router {
  const router = createRouter();
  router.openapi(request, async (c) => {
    await requestReset({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json(done(texts.resetRequested), 200);
  });
  router.openapi(validate, async (c) => {
    const error = await faultOfLink({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json(error === null ? { valid: true } : { valid: false, error }, 200);
  });
  router.openapi(confirm, async (c) => {
    const ctx = c.get('ctx');
    const input = { ...c.req.valid('json'), device: cookieIn(c.req.raw.headers, 'device', ctx.config) };
    const { device } = await resetPassword({ ctx, input });
    setDeviceCookie(c, device, ctx.config.secure);
    return c.json(done(texts.passwordReset), 200);
  });
  router.openapi(confirmOwn, async (c) => {
    await checkOwnPassword(c.get('ctx'), { ...c.req.valid('json'), field: 'password' });
    return c.json(done(texts.passwordConfirmed), 200);
  });
  router.openapi(change, async (c) => {
    await changePassword({ ctx: c.get('ctx'), input: c.req.valid('json') });
    return c.json(done(texts.passwordChanged), 200);
  });
  return router;
}
