import { jobKind } from '#platform/jobs.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for programs that show HTML; everything foreign in it is escaped. */
  html?: string;
  /** What also goes to an address that nobody has confirmed yet; all else there may be a stranger's doing. */
  kind?: 'reset link' | 'objection link' | 'confirmation link' | 'answer';
}

export interface KeptMail extends Mail {
  id: string;
  at: string;
}

export interface Mailer {
  deliver(mail: Mail): Promise<void>;
  /** What was sent, newest first, where mail is kept instead of sent; null where it really goes out. */
  readonly kept: (() => KeptMail[]) | null;
  close(): Promise<void>;
}

/** Verbs send mail as `tx.enqueue(mailJob, mail)`: it goes out if, and only if, their transaction commits. */
export const mailJob = jobKind<Mail>('platform.mail');
