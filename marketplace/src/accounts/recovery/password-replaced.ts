import { revokeAccessTokensOf } from '#accounts/access-tokens/own-tokens.ts';
import { forgetLinks } from '#accounts/mail-link.ts';
import { endSessionsOf } from '#accounts/sessions/end-sessions-of.ts';
import type { Tx } from '#platform/context.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';

interface Owner {
  id: string;
  email: string;
  fullName: string;
}

/** Ends the sessions that began with the old password and notifies the user. */
export async function passwordReplaced(tx: Tx, { id, email, fullName }: Owner, except?: string): Promise<void> {
  await endSessionsOf(tx, { userId: id, reason: 'password', ...(except !== undefined && { except }) });
  // A reset may follow a theft of the account.
  if (except === undefined) await revokeAccessTokensOf(tx, id);
  await forgetLinks(tx, id, 'reset');
  const mail = await composeMail({
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      `Dear ${fullName},`,
      'The password of your account was changed, and your other devices were logged out.',
      'If it was not you, choose a new password at once.',
    ],
    action: { label: 'Choose a new password', url: `${tx.config.publicUrl}/forgot-password` },
  });
  tx.enqueue(mailJob, mail);
}
