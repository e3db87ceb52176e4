/** The part of the settings that has the secret of sessions, and those before it. */
export interface SessionSecrets {
  sessionSecret: string;
  oldSessionSecrets: readonly string[];
}

/** Former secrets still verify and open what they signed or sealed. The first secret is the present one. */
export function ringOf({ sessionSecret, oldSessionSecrets }: SessionSecrets): readonly [string, ...string[]] {
  return [sessionSecret, ...oldSessionSecrets];
}

/** Whether one of the secrets gives this. */
export function isByRing(secrets: SessionSecrets, gives: (secret: string) => boolean): boolean {
  return ringOf(secrets).map(gives).includes(true);
}
