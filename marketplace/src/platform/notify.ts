import type { NotificationKind, NotificationSource } from '@besesaka/schema/kernel/notifications.ts';

/** A notification, with a text from the module that writes it. */
export interface Notice {
  to: string;
  kind: NotificationKind;
  source: NotificationSource;
  /**
   * Identifies the subject, for example `order:ABC123:accept`. Another notice with the same key moves the row to the
   * top with the new text.
   */
  key: string;
  content: { title: string; text: string };
  /** A path of the web app. */
  link: string;
  /** Also sent as a mail after the commit; `action` is the label of the link. */
  mail?: {
    paragraphs: string[];
    action: string;
    /** Sends the mail only for the first notice with this key, for actions that can be repeated without end. */
    onlyFirst?: boolean;
  };
  /** For the user's own action: it appears in their activity feed but not under the bell. */
  feedOnly?: boolean;
}

/** The user saw the subject elsewhere, so its notification counts as read. */
export interface NoticeRead {
  to: string;
  key: string;
  isRead: true;
}
