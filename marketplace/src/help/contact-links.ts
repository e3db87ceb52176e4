import { createHmac } from 'node:crypto';
import { sameSecret } from '#platform/base/secrets.ts';
import { isByRing } from '#platform/base/session-secrets.ts';
import type { Ctx } from '#platform/context.ts';

/** The page where the sender reads a message. */
export const contactPath = (id: string) => `/contact/messages/${id}`;

/** A token in mails to senders without an account, which proves access to the mailbox. It is valid as long as the message exists. */
export function contactToken({ config }: Pick<Ctx, 'config'>, id: string): string {
  return tokenBy(config.sessionSecret, id);
}

export function isContactToken({ config }: Pick<Ctx, 'config'>, id: string, token: string | undefined): boolean {
  return token !== undefined && isByRing(config, (secret) => sameSecret(token, tokenBy(secret, id)));
}

function tokenBy(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`contact message ${id}`).digest('base64url').slice(0, 32);
}
