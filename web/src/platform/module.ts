import type { ApolloClient, TypePolicies } from '@apollo/client';
import type { NotificationChannel, NotificationKind } from '@besesaka/schema/kernel/notifications.ts';
import type { Toasts, ToastText } from './page/toasts.ts';

export interface News {
  about: NotificationKind;
  /** What is told together. */
  kind: string;
  /** What the browser opens, where it tells it as well. */
  link?: string;
  one: ToastText;
  /** Said of several, instead of each. */
  many: (count: number) => ToastText;
}

/** This tab, as long as one person looks. */
export interface Tab {
  personId: string;
  client: ApolloClient;
  toast: Toasts;
  /** Whether the person wants to hear of this so. */
  wants(about: NotificationKind, channel: NotificationChannel): boolean;
  /** What the inbox brings; several of a kind are told together. */
  tell(news: News): void;
  /** Goes to a screen. */
  open(path: string): void;
  /** Unless the person is gone by then. Answers how to call it off. */
  later(milliseconds: number, run: () => void): () => void;
  onEnd(run: () => void): void;
}

/** Called once for each person; what it answers is called with each update of their inbox. */
export type Follow<Update> = (tab: Tab) => (update: Update) => void;

/** All that a module gives to every page. The first one pays for it: code that only some need stands behind a loader. */
export interface Module<Update = unknown> {
  typePolicies?: TypePolicies;
  /** Loads what follows the inbox of whoever is logged in; `Update` is the module's fragment of it. */
  inbox?: () => Promise<Follow<Update>>;
}
