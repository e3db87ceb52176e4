import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';

/** A refresh token that was exchanged for its successor. */
export interface ExchangedToken {
  hash: string;
  at: string;
}

/** The international format of a Ghanaian number; null for any other. */
export function internationalNumber(telephone: string): string | null {
  return /^0\d{9}$/.test(telephone) ? `+233${telephone.slice(1)}` : null;
}

interface RefreshTokens {
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  exchanged: ExchangedToken[];
}

const graceMs = sessionLimits.refreshGraceSeconds * 1000;

/**
 * Classifies a refresh token. The previous token may repeat its exchange until its successor is used, because the
 * response may have been lost. Older ones may repeat for a moment, because many tabs renew at once. Later use means
 * that two parties hold the token, so one of them stole it.
 */
export function classifyToken(session: RefreshTokens, hash: string, now: Date): 'exchanges' | 'repeats' | 'is stolen' {
  if (hash === session.refreshHash) return 'exchanges';
  if (hash === session.previousHash) return 'repeats';
  return withinGrace(session.exchanged, now).some((token) => token.hash === hash) ? 'repeats' : 'is stolen';
}

/** The tokens that may still repeat after the current one is exchanged. */
export function repeatableTokens(session: RefreshTokens, now: Date): ExchangedToken[] {
  const { previousHash, rotatedAt, exchanged } = session;
  const previous = previousHash === null ? [] : [{ hash: previousHash, at: rotatedAt.toISOString() }];
  return withinGrace([...previous, ...exchanged], now);
}

function withinGrace(tokens: ExchangedToken[], now: Date): ExchangedToken[] {
  return tokens.filter(({ at }) => now.getTime() - new Date(at).getTime() <= graceMs).slice(0, 20);
}
