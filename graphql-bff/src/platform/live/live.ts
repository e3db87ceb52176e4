import { texts } from '@besesaka/schema/kernel/texts.ts';
import { z } from 'zod';
import { RefusedError } from '#platform/graphql/errors.ts';
import { unverifiedClaims } from '#platform/http/identity.ts';
import type { EventLog } from '#platform/inbox/event-log.ts';
import type { Inboxes } from '#platform/inbox/inboxes.ts';
import type { RestSession } from '#platform/rest/rest-session.ts';
import type { Channels } from './channels.ts';
import type { Presence } from './presence.ts';
import type { Live, Viewer } from './source.ts';

interface LiveDeps {
  inboxes: Inboxes;
  channels: Channels;
  eventLog: EventLog;
  presence: Presence;
}

/** The live side as one request sees it. */
export type LiveFor = (session: RestSession, known?: Viewer | null) => Live;

/** The platform knows no module, and needs no more of the answer. */
const whoAmI = { method: 'GET', path: '/api/me', auth: 'user', response: z.object({ id: z.uuid() }) } as const;

export function createLiveFor({ inboxes, channels, eventLog, presence }: LiveDeps): LiveFor {
  return (session, known) => {
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
      async ownHead() {
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
