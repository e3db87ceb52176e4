import * as operations from '@besesaka/schema/accounts/security-operations.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { type Route, route } from '#platform/http/route.ts';
import { confirmEmail, requestConfirmation } from './confirm-email.ts';

export function confirmationRoutes(): Route[] {
  return [
    route(operations.requestConfirmation, async (args) => {
      await requestConfirmation(args);
      return { success: true as const, message: texts.confirmationSent };
    }),
    route(operations.confirmEmail, async (args) => {
      await confirmEmail(args);
      return { success: true as const, message: texts.emailConfirmed };
    }),
  ];
}
