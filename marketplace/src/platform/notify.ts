import type { NotificationKind, NotificationSource } from '@besesaka/schema/kernel/notifications.ts';

interface Told {
  kind: NotificationKind;
  source: NotificationSource;
  /** Names the matter, such as `order:ABC123:accept`. Told again, the same row moves up with the new words. */
  key: string;
  words: { title: string; text: string };
  /** A path of the web app. */
  link: string;
  /** Sent as well, after the commit: `action` says what the link opens. */
  mail?: {
    paragraphs: string[];
    action: string;
    /** Sent only where nothing was told under this key before: for what can be done and undone without an end. */
    onlyFirst?: boolean;
  };
}

/** Something that a person is told. */
export interface Notice extends Told {
  to: string;
}

/** Something that a person did themselves: it stands in their feed, and nowhere else. */
export interface Act extends Told {
  by: string;
}

/** How rooms tell people, each in its own words and within the transaction of the fact. */
export interface Notices {
  notify(notice: Notice): Promise<void>;
  /** There is nothing more to be seen there: the row counts as read. */
  withdraw(from: { to: string; key: string }): void;
  record(act: Act): Promise<void>;
  /** Those who want mails of this kind: for what a room gathers and mails by itself. */
  wantMails(people: string[], kind: NotificationKind): Promise<ReadonlySet<string>>;
}

export const closedNotices: Notices = { notify: refuse, withdraw: refuse, record: refuse, wantMails: refuse };

function refuse(): never {
  throw new Error('People are notified within inTransaction only');
}
