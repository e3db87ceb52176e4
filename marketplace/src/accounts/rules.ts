import { sessionLimits } from '@besesaka/schema/accounts/limits.ts';

/** A refresh token that was exchanged for its successor. */
export interface ExchangedToken {
  hash: string;
  at: string;
}

/** A Ghanaian number as the rest of the world dials it; other ten digits are kept as they came. */
export function internationalNumber(telephone: string): string | null {
  return /^0\d{9}$/.test(telephone) ? `+233${telephone.slice(1)}` : null;
}

interface TokensOf {
  refreshHash: string;
  previousHash: string | null;
  rotatedAt: Date;
  exchanged: ExchangedToken[];
}

const graceMs = sessionLimits.refreshGraceSeconds * 1000;

/**
 * What it means that a refresh token comes. The previous one repeats its exchange until its successor is used: that answer
 * may have been lost on the way. Anyone before it repeats for a moment, as many tabs may renew at once; later two hold the
 * same token, and one of them stole it.
 */
export function classifyToken(session: TokensOf, hash: string, now: Date): 'exchanges' | 'repeats' | 'is stolen' {
  if (hash === session.refreshHash) return 'exchanges';
  if (hash === session.previousHash) return 'repeats';
  return recent(session.exchanged, now).some((token) => token.hash === hash) ? 'repeats' : 'is stolen';
}

/** The tokens that may still repeat once the current one is exchanged, too. */
export function exchangedAfter(session: TokensOf, now: Date): ExchangedToken[] {
  const { previousHash, rotatedAt, exchanged } = session;
  const previous = previousHash === null ? [] : [{ hash: previousHash, at: rotatedAt.toISOString() }];
  return recent([...previous, ...exchanged], now);
}

function recent(tokens: ExchangedToken[], now: Date): ExchangedToken[] {
  return tokens.filter(({ at }) => now.getTime() - new Date(at).getTime() <= graceMs).slice(0, 20);
}
