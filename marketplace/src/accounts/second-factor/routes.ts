import * as operations from '@besesaka/schema/accounts/security-operations.ts';
import { accountTexts as texts } from '@besesaka/schema/accounts/texts.ts';
import { requireViewer } from '#platform/caller/require-viewer.ts';
import { type Route, route } from '#platform/http/route.ts';
import { isSecondFactorOn } from './check-code.ts';
import { removeSecondFactor } from './turn-off.ts';
import { beginSecondFactor, confirmSecondFactor } from './turn-on.ts';

export function secondFactorRoutes(): Route[] {
  return [
    route(operations.readSecondFactor, async ({ ctx }) => ({
      is_on: await isSecondFactorOn(ctx, requireViewer(ctx).userId),
    })),
    route(operations.beginSecondFactor, beginSecondFactor),
    route(operations.confirmSecondFactor, confirmSecondFactor),
    route(operations.removeSecondFactor, async (args) => {
      await removeSecondFactor(args);
      return { success: true as const, message: texts.secondFactorOff };
    }),
  ];
}
