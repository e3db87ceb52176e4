import type { OpenedSession } from '#accounts/sessions/open-session.ts';
import type { ReplacedSession } from '#accounts/sessions/start-session.ts';

/** The cookies of earlier logins that a browser sends when it logs in. */
export interface BrowserCookies extends ReplacedSession {
  device?: string | undefined;
}

/** A session that began with proof of identity. From now on the device is known as the user's. */
export interface EnteredSession extends OpenedSession {
  device: string;
}
