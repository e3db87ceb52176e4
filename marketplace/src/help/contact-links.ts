import { createHmac } from 'node:crypto';
import { sameSecret } from '#platform/base/secrets.ts';
import type { Ctx } from '#platform/context.ts';

/** Where its sender reads a message on the site. */
export const contactPath = (id: string) => `/contact/messages/${id}`;

/** Stands in our mails to who was not logged in: only who reads that mailbox has it. It is good as long as the message is there. */
export function contactToken({ config }: Pick<Ctx, 'config'>, id: string): string {
  return createHmac('sha256', config.sessionSecret).update(`contact message ${id}`).digest('base64url').slice(0, 32);
}

export function isContactToken(ctx: Pick<Ctx, 'config'>, id: string, token: string | undefined): boolean {
  return token !== undefined && sameSecret(token, contactToken(ctx, id));
}
