import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ringOf, type SessionSecrets } from '#platform/base/session-secrets.ts';

/**
 * `<session id>.<value>.<mac>`. Each token determines its successor by a keyed hash that only we can compute, so all
 * tabs and processes that renew the same token at once get the same next one without coordination. The mac
 * distinguishes an old token of ours, whose use is theft, from a forged one.
 */
export interface RefreshToken {
  sessionId: string;
  text: string;
}

const pattern = /^([0-9a-f-]{36})\.([\w-]{43})\.([\w-]{43})$/;

export function firstToken(secret: string, sessionId: string): RefreshToken {
  return sealed(secret, sessionId, randomBytes(32).toString('base64url'));
}

export function nextToken(secret: string, { sessionId, text }: RefreshToken): RefreshToken {
  return sealed(secret, sessionId, keyed(secret, `next ${text}`));
}

/** Null unless we issued this token, now or earlier. */
export function readToken(secrets: SessionSecrets, text: string | undefined): RefreshToken | null {
  const [, sessionId, value, mac] = pattern.exec(text ?? '') ?? [];
  if (!sessionId || !value || !mac) return null;
  const expected = Buffer.from(`${sessionId}.${value}.${mac}`);
  const tokens = ringOf(secrets).map((secret) => sealed(secret, sessionId, value));
  return tokens.find((token) => timingSafeEqual(Buffer.from(token.text), expected)) ?? null;
}

/** The hash that the database stores. */
export function hashToken({ text }: RefreshToken): string {
  return createHash('sha256').update(text).digest('base64url');
}

function sealed(secret: string, sessionId: string, value: string): RefreshToken {
  return { sessionId, text: `${sessionId}.${value}.${keyed(secret, `mac ${sessionId}.${value}`)}` };
}

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`refresh token ${text}`).digest('base64url');
}
