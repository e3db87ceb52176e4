import * as operations from '@besesaka/schema/kernel/operations/platform-operations.ts';
import type { Ctx } from '#platform/context.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readEvents } from './read-events.ts';
import { readHeads } from './read-heads.ts';

export interface EventRoutesDeps {
  /** Sessions are the accounts module's; the platform only hands the question on. */
  endedAmong: (args: { ctx: Ctx; input: { sessions: string[] } }) => Promise<string[]>;
}

/** The event log for the services that carry it to people. */
export function eventRoutes({ endedAmong }: EventRoutesDeps): Route[] {
  return [
    route(operations.readEvents, readEvents),
    route(operations.readHeads, async (args) => {
      const [heads, ended] = await Promise.all([readHeads(args), endedAmong(args)]);
      return { heads, ended };
    }),
  ];
}
