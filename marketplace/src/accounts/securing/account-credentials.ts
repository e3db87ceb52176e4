import { channels } from '@besesaka/schema/kernel/events.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { endGrants } from '#accounts/oauth/grants.ts';
import { apiKeys, mailLinks, oauthGrants, secondFactors, sessions } from '#accounts/tables.ts';
import type { Tx } from '#platform/context.ts';
import {
  type Credential,
  endsAlways,
  endsForPrograms,
  nothingToEnd,
  type Secured,
  staysAlways,
} from './credentials.ts';

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

/** The credentials of this module. Upper modules add theirs in `src/ports.ts`. */
export const accountCredentials: readonly Credential[] = [
  {
    name: 'sessions',
    columns: [sessions.refreshHash, sessions.previousHash, sessions.exchanged],
    endings: endsAlways,
    end: endSessions,
  },
  {
    name: 'mail links to choose a password or to change the address',
    columns: [mailLinks.tokenHash],
    endings: endsAlways,
    // A confirmation proves the address only. An objection is the owner's way back.
    end: async ({ db }, { userId }) => {
      const isEnded = sql`${mailLinks.purpose} in ('reset', 'email-change')`;
      await db.delete(mailLinks).where(and(eq(mailLinks.userId, userId), isEnded));
    },
  },
  {
    name: 'API keys',
    columns: [apiKeys.hash],
    endings: endsForPrograms,
    end: endApiKeys,
  },
  {
    name: 'apps that the user connected',
    columns: [
      oauthGrants.codeHash,
      oauthGrants.challenge,
      oauthGrants.grantHash,
      oauthGrants.refreshHash,
      oauthGrants.accessHash,
    ],
    endings: endsForPrograms,
    end: async (tx, { userId }) => void (await endGrants(tx, eq(oauthGrants.userId, userId))),
  },
  {
    name: 'second factors that no code has confirmed',
    columns: [],
    endings: { ...endsAlways, 'second factor turned on': 'stays' },
    end: async ({ db }, { userId }) => {
      const isPending = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
      await db.delete(secondFactors).where(isPending);
    },
  },
  {
    // A thief of the password cannot have it, and without it a login needs the password alone.
    name: 'second factor',
    columns: [secondFactors.sealedSecret, secondFactors.recoveryHashes],
    endings: staysAlways,
    end: nothingToEnd,
  },
];

const reasons: Record<Secured['cause'], EndReason> = {
  'password reset': 'password',
  'objection to an email change': 'password',
  'password change': 'password',
  'logout everywhere else': 'elsewhere',
  'second factor turned on': 'elsewhere',
  'admin ended all sessions': 'admin',
  'account deletion': 'deletion',
};

/** Sockets close with their sessions. */
async function endSessions(tx: Tx, { userId, cause, except }: Secured): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  const ended = await tx.db
    .update(sessions)
    .set({ endedAt: tx.now, endReason: reasons[cause] })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others))
    .returning({ id: sessions.id });
  for (const { id } of ended) tx.broadcast(channels.endedSessions, id);
}

async function endApiKeys(tx: Tx, { userId }: Secured): Promise<void> {
  const ended = await tx.db.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id });
  for (const { id } of ended) tx.broadcast(channels.endedSessions, id);
}
