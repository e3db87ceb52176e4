import type { Ctx } from './context.ts';
import type { Notices } from './notify.ts';

/**
 * The functions of upper modules that lower ones call. A module that asks declares its ports by merging into this
 * interface; `server.ts` passes the one implementation of each, so a missing one does not compile.
 */
export interface Ports {
  notices: Notices;
  /** Whether a user gave this address and has not shown that it is theirs. */
  isUnconfirmed: (ctx: Ctx, email: string) => Promise<boolean>;
}
