import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { useToast } from '#ui/toasts/toast.tsx';
import {
  applyNotificationAdded,
  applyNotificationsRead,
  NotificationEventFragment,
} from './apply-notification-event.ts';

/** What the inbox says of notifications; the app's one subscription spreads these. */
const NotificationAddedNews = graphql(`
  fragment NotificationNews_added on NotificationAdded {
    notification {
      ...NotificationEvent_notification
    }
    isNew
    unread {
      notifications
    }
  }
`);

const NotificationsReadNews = graphql(`
  fragment NotificationNews_read on NotificationsRead {
    notificationId
    unread {
      notifications
    }
  }
`);

/** An answer that was under way may bring back older counts: what was said last is put right afterwards. */
const againAfterMs = 1500;

interface NotificationNews {
  added: (news: FragmentType<typeof NotificationAddedNews>) => void;
  read: (news: FragmentType<typeof NotificationsReadNews>) => void;
}

/** What the screens do when the inbox speaks of notifications. */
export function useNotificationNews(): NotificationNews {
  const { cache } = useApolloClient();
  const toast = useToast();
  return useMemo(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const apply = (run: () => void) => {
      run();
      clearTimeout(again);
      again = setTimeout(run, againAfterMs);
    };
    return {
      added(news) {
        const { notification: masked, isNew, unread } = readFragment(NotificationAddedNews, news);
        const notification = readFragment(NotificationEventFragment, masked);
        apply(() => applyNotificationAdded(cache, { notification, isNew, unread }));
        // Orders speak for themselves, and so does what is open already, or was said already and moved up.
        const speaksItself =
          notification.kind === 'ORDER' || notification.number > 1 || notification.link === window.location.pathname;
        if (!speaksItself) toast.info({ title: notification.title, text: notification.text });
      },
      read(news) {
        const event = readFragment(NotificationsReadNews, news);
        apply(() => applyNotificationsRead(cache, event));
      },
    };
  }, [cache, toast]);
}
