import type { Column } from 'drizzle-orm';
import type { Tx } from '#platform/context.ts';

/** Why an account is secured. */
export const securingCauses = [
  'password reset',
  'objection to an email change',
  'password change',
  'logout everywhere else',
  'second factor turned on',
  'admin ended all sessions',
  'account deletion',
] as const;
export type SecuringCause = (typeof securingCauses)[number];

/** `if asked`: the user decides in the same step. `stays`: it gives no one access to the account. */
type Ending = 'ends' | 'if asked' | 'stays';

export interface Secured {
  userId: string;
  cause: SecuringCause;
  /** The session in which the user acts. It continues. */
  except?: string | undefined;
}

/** Something that gives access to an account, or acts for its user. */
export interface Credential {
  name: string;
  /** The columns that hold it, or the hash of it. */
  columns: readonly Column[];
  endings: Readonly<Record<SecuringCause, Ending>>;
  end: (tx: Tx, secured: Secured) => Promise<void>;
}

declare module '#platform/context.ts' {
  interface Ports {
    /** All credentials, those of upper modules included. */
    credentials: readonly Credential[];
  }
}

/** For credentials that other users may have. */
export const endsAlways = always('ends');

/** For credentials of the user's programs, which would stop: where the account may be in other hands, they end anyway. */
export const endsForPrograms: Credential['endings'] = {
  ...endsAlways,
  'password change': 'if asked',
  'logout everywhere else': 'if asked',
  'second factor turned on': 'stays',
};

export const staysAlways = always('stays');

function always(ending: Ending): Credential['endings'] {
  return Object.fromEntries(securingCauses.map((cause) => [cause, ending])) as Record<SecuringCause, Ending>;
}

export const nothingToEnd = async (): Promise<void> => {};
