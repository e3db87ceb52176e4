import type { NotificationKind, NotificationSource } from '@besesaka/schema/kernel/notifications.ts';

/** A notification, in the words of the module that writes it. */
export interface Notice {
  to: string;
  kind: NotificationKind;
  source: NotificationSource;
  /** Names the matter, such as `order:ABC123:accept`. A second notice under it moves the same row up, with the new words. */
  key: string;
  words: { title: string; text: string };
  /** A path of the web app. */
  link: string;
  /** Sent as well, after the commit: `action` says what the link opens. */
  mail?: {
    paragraphs: string[];
    action: string;
    /** Sent only for the first notice under this key: for an act that can be done and undone without end. */
    onlyFirst?: boolean;
  };
  /** For the user's own act: it appears in their activity feed, and not under the bell. */
  feedOnly?: boolean;
}

/** The user saw the matter elsewhere: its notification counts as read. */
export interface NoticeRead {
  to: string;
  key: string;
  isRead: true;
}
