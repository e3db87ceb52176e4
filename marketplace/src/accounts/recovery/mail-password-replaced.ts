import type { Tx } from '#platform/context.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { mailJob } from '#platform/mailer/mailer.ts';

interface Owner {
  email: string;
  fullName: string;
}

/** A change of the password that its owner did not make does not go unnoticed. */
export async function mailPasswordReplaced(tx: Tx, { email, fullName }: Owner): Promise<void> {
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
