import { jobKind } from '#platform/jobs.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The HTML version; all user content in it is escaped. */
  html?: string;
  /** Kinds that are also sent to unconfirmed addresses. All others could be abused to mail strangers. */
  kind?: 'reset link' | 'objection link' | 'confirmation link' | 'answer' | 'invitation';
}

export interface StoredMail extends Mail {
  id: string;
  at: string;
}

export interface Mailer {
  deliver(mail: Mail): Promise<void>;
  /** Fails if the mail server refuses us. */
  check(): Promise<void>;
  /** The stored mails, newest first; null if mails are really sent. */
  readonly stored: (() => StoredMail[]) | null;
  close(): Promise<void>;
}

/** Verbs send mail with `tx.enqueue(mailJob, mail)`, so it is sent only if their transaction commits. */
export const mailJob = jobKind<Mail>('platform.mail');
