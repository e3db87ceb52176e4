import * as operations from '@besesaka/schema/accounts/security-operations.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { checkOwnPassword } from '#accounts/own-password.ts';
import { cookieIn, setDeviceCookie } from '#accounts/sessions/cookies.ts';
import { type Route, route } from '#platform/http/route.ts';
import { changePassword } from './change-password.ts';
import { requestReset } from './request-reset.ts';
import { faultOfLink, resetPassword } from './reset-password.ts';

const successWith = (message: string) => ({ success: true as const, message });

export function recoveryRoutes(): Route[] {
  return [
    route(operations.requestReset, async (args) => {
      await requestReset(args);
      return successWith(texts.resetRequested);
    }),
    route(operations.checkResetLink, async (args) => {
      const error = await faultOfLink(args);
      return error === null ? { valid: true } : { valid: false, error };
    }),
    route(operations.resetPassword, async ({ ctx, input, c }) => {
      const device = cookieIn(c.req.raw.headers, 'device', ctx.config);
      const reset = await resetPassword({ ctx, input: { ...input, device } });
      setDeviceCookie(c, reset.device, ctx.config.secure);
      return successWith(texts.passwordReset);
    }),
    route(operations.confirmPassword, async ({ ctx, input }) => {
      await checkOwnPassword(ctx, { ...input, field: 'password' });
      return successWith(texts.passwordConfirmed);
    }),
    route(operations.changePassword, async (args) => {
      await changePassword(args);
      return successWith(texts.passwordChanged);
    }),
  ];
}
