import * as operations from '@besesaka/schema/accounts/security-operations.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { type Route, route } from '#platform/http/route.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { objectToEmailChange } from './object-to-email-change.ts';
import { readEmailChange, requestEmailChange } from './request-email-change.ts';

const successWith = (message: string) => ({ success: true as const, message });

export function emailChangeRoutes(): Route[] {
  return [
    route(operations.readEmailChange, async (args) => ({ email_change: await readEmailChange(args) })),
    route(operations.requestEmailChange, async (args) => {
      await requestEmailChange(args);
      return successWith(texts.emailChangeAsked(args.input.new_email));
    }),
    route(operations.confirmEmailChange, async (args) => {
      await confirmEmailChange(args);
      return successWith(texts.emailChanged);
    }),
    route(operations.objectToEmailChange, async (args) => {
      await objectToEmailChange(args);
      return successWith(texts.emailObjected);
    }),
  ];
}
