import { accessToken, type Identity } from '#platform/identity.ts';
import type { Inboxes } from '#platform/inbox/inboxes.ts';
import { readViewer } from '#platform/live/live.ts';
import type { Feed, Viewer } from '#platform/live/source.ts';
import type { Presence } from '#platform/presence.ts';
import type { RestSession } from '#platform/rest-session.ts';

interface AdmissionDeps {
  inboxes: Inboxes;
  presence: Presence;
  restFor: (identity: Identity) => RestSession;
}

/** Binds a socket to the session it was opened with. */
export interface Admission {
  readonly viewer: Viewer | null;
  /** False when the session is over: its client renews by HTTP and comes back. */
  admit(onEnd: () => void): Promise<boolean>;
  close(): void;
}

export function createAdmission(identity: Identity, { inboxes, presence, restFor }: AdmissionDeps): Admission {
  let viewer: Viewer | null = null;
  let watching: Feed | null = null;
  let leave = () => {};
  let gone = false;

  async function admit(onEnd: () => void): Promise<boolean> {
    // Browsers drop the access cookie when it expires; what is left of the session is not enough here.
    if (accessToken(identity) === null) return !identity.cookies.has('refresh');
    viewer = await readViewer(restFor(identity));
    if (viewer === null) return false;
    watching = await inboxes.watchSession(viewer.sessionId, onEnd);
    if (gone) watching.close();
    else leave = presence.arrive(viewer.userId);
    return true;
  }

  return {
    get viewer() {
      return viewer;
    },
    admit,
    close() {
      gone = true;
      watching?.close();
      leave();
    },
  };
}
