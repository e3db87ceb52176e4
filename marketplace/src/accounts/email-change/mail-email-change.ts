import { accountLimits as limits } from '@besesaka/schema/accounts/limits.ts';
import { and, eq, gt } from 'drizzle-orm';
import { isEmailTaken } from '#accounts/is-email-taken.ts';
import { makeMailedLink, renewLink } from '#accounts/mail-link.ts';
import { mailLinks, users } from '#accounts/tables.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { jobKind } from '#platform/jobs.ts';
import { composeMail } from '#platform/mailer/compose-mail.ts';
import { deliverMail } from '#platform/mailer/deliver-mail.ts';

interface Link {
  link_id: string;
}

export const mailEmailChangeJob = jobKind<Link>('accounts.mail-email-change');

/**
 * Mails the link that completes the change to the new address. If the address belongs to an account already, the mail
 * says so and has no link.
 */
export async function mailEmailChange({ ctx, input }: { ctx: Ctx; input: Link }): Promise<void> {
  const found = await findMailedLink(ctx, input);
  if (!found) return;
  const { link, fullName } = found;
  const { userId, email } = link;
  if (await isEmailTaken(ctx, email, userId)) return deliverMail(ctx, await takenMail(ctx, email));
  const mail = await composeMail({
    to: email,
    subject: 'Confirm your new email address',
    paragraphs: [
      `Dear ${fullName},`,
      `You asked to use this address for your account. It changes when you confirm it; the link works for ${limits.emailChangeLinkHours} hours.`,
      'If it was not you, you can ignore this mail: nothing changes.',
    ],
    action: {
      label: 'Use this address',
      url: `${ctx.config.publicUrl}/change-email?token=${await renewLink(ctx, link)}`,
    },
  });
  await deliverMail(ctx, { ...mail, kind: 'confirmation link' });
}

async function findMailedLink({ db, now }: Ctx, { link_id }: Link) {
  const [found] = await db
    .select({ link: mailLinks, fullName: users.fullName })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(and(eq(mailLinks.id, link_id), gt(mailLinks.expiresAt, now)));
  return found;
}

function takenMail({ config }: Ctx, to: string) {
  return composeMail({
    to,
    subject: 'This address already has an account',
    paragraphs: [
      'Akwaaba,',
      'Someone asked to use this address for another account. That is not possible, because an account uses it already.',
      'If it was you, log in with this address or choose another one. If not, you can ignore this mail.',
    ],
    action: { label: 'Log in', url: `${config.publicUrl}/login` },
  });
}

interface Objection extends Link {
  state: 'requested' | 'changed';
}

export const mailObjectionJob = jobKind<Objection>('accounts.mail-email-objection');

interface Old {
  userId: string;
  /** The old address, from which the user can still object. */
  email: string;
  state: Objection['state'];
}

/** The link exists before its mail, so an objection from an earlier address ends it even if the mail is late. */
export async function allowObjection(tx: Tx, { state, ...of }: Old): Promise<void> {
  const minutes = limits.emailChangeUndoDays * 24 * 60;
  const link_id = await makeMailedLink(tx, { ...of, purpose: 'email-objection', minutes });
  tx.enqueue(mailObjectionJob, { link_id, state });
}

/** Notifies the old address, with a link for users who did not request the change. */
export async function mailObjection({ ctx, input }: { ctx: Ctx; input: Objection }): Promise<void> {
  const found = await findMailedLink(ctx, input);
  if (!found) return;
  const { state } = input;
  const { link, fullName } = found;
  const { email } = link;
  const mail = await composeMail({
    to: email,
    subject: state === 'requested' ? 'Someone asked to change your email address' : 'Your email address was changed',
    paragraphs: [
      `Dear ${fullName},`,
      state === 'requested'
        ? 'Someone with your password asked to use another email address for your account. It changes when the link in our mail to that address is opened.'
        : 'Your account has a new email address. Log in with the new one.',
      `If it was you, you can ignore this mail. If not, secure your account: the link below restores this address, logs out all devices and lets you choose a new password. It works for ${limits.emailChangeUndoDays} days.`,
    ],
    action: {
      label: 'It was not me',
      url: `${ctx.config.publicUrl}/secure-account?token=${await renewLink(ctx, link)}`,
    },
  });
  await deliverMail(ctx, { ...mail, kind: 'objection link' });
}
