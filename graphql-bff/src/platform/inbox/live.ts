import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';
import { unverifiedClaims } from '#platform/http/identity.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';
import type { Channels } from './channels.ts';
import type { EventLog } from './event-log.ts';
import type { Viewer } from './feed.ts';
import type { Inboxes } from './inboxes.ts';

/** Both fields are null if the user was not seen for a long time or nothing is known. */
export interface PresenceState {
  isOnline: boolean;
  /** Null while the user is online. */
  lastSeenAt: string | null;
}

interface LiveDeps {
  inboxes: Inboxes;
  channels: Channels;
  eventLog: EventLog;
  /** Presence across all processes. The module that shows it decides who may see it. */
  presence: {
    /** Null while it is unknown. */
    stateOf(userId: string): Promise<PresenceState | null>;
    /** How often to check whether a user has timed out. */
    checkEveryMs: number;
  };
}

/** The live events as one request sees them. */
export type LiveFor = ReturnType<typeof createLiveFor>;
export type Live = ReturnType<LiveFor>;

/** Declared here because the platform must not depend on modules; it only needs the ID. */
const whoAmI = { method: 'GET', path: '/api/me', auth: 'user', response: z.object({ id: z.uuid() }) } as const;

export function createLiveFor({ inboxes, channels, eventLog, presence }: LiveDeps) {
  return (session: RestSession, known?: Viewer | null) => {
    /** Throws a refusal for a visitor. */
    async function viewer(): Promise<Viewer> {
      const found = known === undefined ? await readViewer(session) : known;
      if (found) return found;
      throw new RefusedError('UNAUTHENTICATED', texts.loginRequired);
    }
    return {
      viewer,
      inbox: inboxes.attach,
      channel: channels.listen,
      presence,
      /** The newest event number of the request's user; null for visitors. */
      async ownHead(): Promise<number | null> {
        if (session.isVisitor()) return null;
        const { userId } = await viewer();
        return (await eventLog.heads([userId], [])).heads[userId] ?? 0;
      },
    };
  };
}

/** Uses the token's claims only after the marketplace has accepted the token. */
export async function readViewer(session: RestSession): Promise<Viewer | null> {
  try {
    const { id } = await session.call(whoAmI, { early: true });
    const token = session.accessToken();
    const sessionId = token === null ? undefined : unverifiedClaims(token).sid;
    return { userId: id, sessionId: typeof sessionId === 'string' ? sessionId : '' };
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}
