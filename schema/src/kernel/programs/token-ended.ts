import { accessTokenPrefix } from '#kernel/scopes.ts';

export const tokenTexts = {
  keyEnded: 'This API key is not valid. It may have ended or been revoked.',
  appEnded: "This app's access has ended. Renew its token, or connect it again.",
} as const;

/** The text for a program whose token is not valid. */
export const tokenEnded = (bearer: string): string =>
  bearer.startsWith(accessTokenPrefix) ? tokenTexts.appEnded : tokenTexts.keyEnded;
