import type { EventKind } from '@besesaka/schema/kernel/events.ts';
import { tokenEnded } from '@besesaka/schema/kernel/programs/token-ended.ts';
import { isGranted, isProgramToken, tokenScope } from '@besesaka/schema/kernel/scopes.ts';
import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/errors/errors.ts';
import { unverifiedClaims } from '#platform/http/identity.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';
import type { Channels } from './channels.ts';
import type { EventLog } from './event-log.ts';
import type { Feed, InboxEvent, Listener, Viewer } from './feed.ts';
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
  /** Null for kinds that no module knows. */
  kindOf: (type: string) => EventKind | null;
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
const whichToken = {
  method: 'GET',
  path: '/api/api-keys/current',
  auth: 'user',
  response: z.object({ id: z.uuid(), user_id: z.uuid(), scopes: z.array(z.enum(tokenScope.values)) }),
} as const;
const whoAmI = { method: 'GET', path: '/api/me', auth: 'user', response: z.object({ id: z.uuid() }) } as const;

export function createLiveFor({ inboxes, channels, eventLog, kindOf, presence }: LiveDeps) {
  function mayRead(scopes: Viewer['scopes'], event: InboxEvent): boolean {
    if (!scopes || 'reset' in event) return true;
    return isGranted(scopes, kindOf(event.type)?.scope ?? null);
  }

  return (session: RestSession, knownViewer?: Viewer | null) => {
    /** Null for a visitor. */
    const findViewer = async (): Promise<Viewer | null> =>
      knownViewer === undefined ? readViewer(session) : knownViewer;
    /** Throws a refusal for a visitor. */
    async function viewer(): Promise<Viewer> {
      const found = await findViewer();
      if (found) return found;
      const token = session.accessToken();
      const isProgram = token !== null && isProgramToken(token);
      throw new RefusedError('UNAUTHENTICATED', isProgram ? tokenEnded(token) : texts.loginRequired);
    }
    return {
      findViewer,
      viewer,
      /** Attaches to the viewer's events after the given number, or only new ones. A token gets those of its scopes. */
      inbox<E extends InboxEvent>(
        { userId, scopes }: Viewer,
        after: number | null,
        listener: Listener<E>,
        accepts: (event: InboxEvent) => event is E,
      ): Promise<Feed> {
        const isIncluded = (event: InboxEvent): event is E => accepts(event) && mayRead(scopes, event);
        return inboxes.attach(userId, after, listener, scopes ? isIncluded : accepts);
      },
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
    const token = session.accessToken();
    if (token !== null && isProgramToken(token)) {
      const { id, user_id, scopes } = await session.call(whichToken, { early: true });
      return { userId: user_id, sessionId: id, scopes };
    }
    const { id } = await session.call(whoAmI, { early: true });
    const renewed = session.accessToken();
    const sessionId = renewed === null ? undefined : unverifiedClaims(renewed).sid;
    return { userId: id, sessionId: typeof sessionId === 'string' ? sessionId : '' };
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}
