import * as operations from '@besesaka/schema/kernel/operations/platform-operations.ts';
import type { Ctx } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readEvents } from './read-events.ts';
import { readHeads } from './read-heads.ts';

export interface EventRoutesDeps {
  /** Sessions belong to the accounts module; the platform only exposes the check. */
  endedAmong: (args: { ctx: Ctx; input: { sessions: string[] } }) => Promise<string[]>;
}

/** The event log, for our services that deliver it to users. */
export function eventRoutes({ endedAmong }: EventRoutesDeps): Route[] {
  return [
    route(operations.readEvents, readEvents),
    route(operations.readHeads, async (args) => {
      const [heads, ended] = await Promise.all([readHeads(args), endedAmong(args)]);
      return { heads, ended };
    }),
  ];
}
