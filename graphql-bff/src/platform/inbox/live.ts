import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';
import { unverifiedClaims } from '#platform/http/identity.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';
import type { Channels } from './channels.ts';
import type { EventLog } from './event-log.ts';
import type { Viewer } from './feed.ts';
import type { Inboxes } from './inboxes.ts';

/** Null in both fields: nobody has seen this user for long, or nothing is known. */
export interface PresenceState {
  isOnline: boolean;
  /** Null while they are online. */
  lastSeenAt: string | null;
}

interface LiveDeps {
  inboxes: Inboxes;
  channels: Channels;
  eventLog: EventLog;
  /** Who is connected, here or at another process; the module that shows it decides who may know. */
  presence: {
    /** Null while it cannot be known. */
    stateOf(userId: string): Promise<PresenceState | null>;
    /** How often to look whether a user fell silent. */
    checkEveryMs: number;
  };
}

/** The live side as one request sees it. */
export type LiveFor = ReturnType<typeof createLiveFor>;
export type Live = ReturnType<LiveFor>;

/** The platform knows no module, and needs no more of the answer. */
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
      /** The newest number in the log of the request's user; null for visitors. */
      async ownHead(): Promise<number | null> {
        if (session.isVisitor()) return null;
        const { userId } = await viewer();
        return (await eventLog.heads([userId], [])).heads[userId] ?? 0;
      },
    };
  };
}

/** The marketplace judges the token; only then are its claims believed. */
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
