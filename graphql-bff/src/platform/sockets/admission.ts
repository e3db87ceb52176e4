import { type Caller, type Identity, identityOf, isSameCaller } from '#platform/identity.ts';
import type { Inboxes } from '#platform/inbox/inboxes.ts';
import type { SessionWatcher } from '#platform/inbox/sessions.ts';
import { readViewer } from '#platform/live/live.ts';
import type { Viewer } from '#platform/live/source.ts';
import type { Presence } from '#platform/presence.ts';
import type { RestSession } from '#platform/rest-session.ts';

export interface AdmissionDeps {
  inboxes: Inboxes;
  presence: Presence;
  /** The marketplace for a socket: it never renews. */
  restFor: (identity: Identity) => RestSession;
}

/** A socket, bound to the session it was opened with. */
export interface Guest extends SessionWatcher {
  caller: Caller;
  /** Null for a visitor. */
  viewer: Viewer | null;
  readonly isGone: boolean;
}

/** False when the session is over: its client renews by HTTP and comes back. */
export async function admit(guest: Guest, { inboxes, presence, restFor }: AdmissionDeps): Promise<boolean> {
  const rest = restFor(identityOf(guest.caller));
  // Browsers drop the access cookie when it expires; what is left of the session is not enough here.
  if (rest.accessToken() === null) return !rest.holdsRefresh();
  const viewer = await readViewer(rest);
  if (viewer === null || guest.isGone) return false;
  guest.viewer = viewer;
  presence.arrive(viewer.userId);
  const first = await inboxes.watchSession(viewer.sessionId, guest);
  // Tabs of one browser say the same of themselves: it is held once.
  if (isSameCaller(first.caller, guest.caller)) {
    guest.caller = first.caller;
    guest.viewer = first.viewer ?? viewer;
  }
  return true;
}

export function dismiss(guest: Guest, { inboxes, presence }: AdmissionDeps): void {
  if (guest.viewer === null) return;
  inboxes.unwatchSession(guest.viewer.sessionId, guest);
  presence.leave(guest.viewer.userId);
}
