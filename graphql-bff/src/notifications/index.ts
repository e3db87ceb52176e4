import './activity.ts';
import './mark-notifications-read.ts';
import './notification-list.ts';
import './notification-news.ts';
import './unread-notifications.ts';
