import type { ApolloClient, TypePolicies } from '@apollo/client';
import type { NotificationChannel, NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import type { Toasts, ToastText } from './page/toasts.ts';

export interface News {
  about: NotificationKind;
  /** Announcements of one kind are grouped into one toast. */
  kind: string;
  /** The address that shows the subject. While it is on the screen, there is no toast. */
  subject: string;
  /** The path that the browser's notification opens. */
  link?: string;
  /** Played once for the group. */
  sound?: () => void;
  one: ToastText;
  /** One text for several, instead of one toast each. */
  many: (count: number) => ToastText;
}

/** This tab, while one user is logged in. `toast` is for results of the user's own actions, `announce` for live events. */
export interface Tab {
  userId: string;
  client: ApolloClient;
  toast: Toasts;
  /** Whether the user has this notification switched on for this channel. */
  wants(about: NotificationKind, channel: NotificationChannel): boolean;
  /** Shows a toast for an event; several of a kind are grouped. */
  announce(news: News): void;
  /** Navigates to a screen. */
  open(path: string): void;
  /** Runs later, unless the user has changed by then. Returns a function that cancels it. */
  later(milliseconds: number, run: () => void): () => void;
}

/** Called once per user; the returned function gets each update of their inbox. */
export type Follow<Update> = (tab: Tab) => (update: Update) => void;

/** Everything a module adds to every page. It is in the initial bundle, so lazy-load what only some pages need. */
export interface Module<Update = unknown> {
  typePolicies?: TypePolicies;
  /** Loads the handler of the user's inbox; `Update` is the module's fragment of it. */
  inbox?: () => Promise<Follow<Update>>;
}
