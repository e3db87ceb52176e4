import type { OpenedSession } from '#accounts/sessions/open-session.ts';
import type { Over } from '#accounts/sessions/start-session.ts';

/** What a browser that logs in has of earlier times. */
export interface BrowserCookies extends Over {
  device?: string | undefined;
}

/** A session that somebody began by showing who they are; from now on the device is known as theirs. */
export interface EnteredSession extends OpenedSession {
  device: string;
}
