import { longDateTime, recentDate } from '@besesaka/schema/kernel/dates.ts';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { KindIcon } from './kind-icons.tsx';

const NotificationRowFragment = graphql(`
  fragment NotificationRow_notification on Notification {
    id
    kind
    title
    text
    link
    number
    isRead
    createdAt
  }
`);

interface NotificationRowProps {
  notification: FragmentType<typeof NotificationRowFragment>;
  onRead: (id: string) => void;
}

/** Following the link also marks it as read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const shown = readFragment(NotificationRowFragment, notification);
  const read = () => {
    if (!shown.isRead) onRead(shown.id);
  };
  return (
    <div
      className={classNames(
        'relative flex items-start gap-3 px-3 py-2.5 transition-colors duration-150 hover:bg-sunken sm:px-5',
        !shown.isRead && 'bg-brand-tint/50',
      )}
    >
      <KindIcon kind={shown.kind} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2 sm:gap-4">
          <h2
            className={classNames(
              'min-w-0 flex-1 break-words font-sans text-sm tracking-normal sm:text-base',
              shown.isRead && 'font-medium',
            )}
          >
            <Link data-shows to={shown.link} onClick={read} className="after:absolute after:inset-0">
              {!shown.isRead && <span className="sr-only">Unread: </span>}
              {shown.title}
              {shown.number > 1 && (
                <span className="ms-2 inline-block rounded-full bg-brand-tint px-2 font-medium text-sm tabular-nums">
                  {shown.number}
                  <span className="sr-only"> times</span>
                </span>
              )}
            </Link>
          </h2>
          <time
            dateTime={shown.createdAt}
            title={longDateTime(shown.createdAt)}
            className="shrink-0 whitespace-nowrap text-muted text-xs"
          >
            {recentDate(shown.createdAt, Date.now())}
          </time>
        </div>
        <p className="line-clamp-2 break-words text-muted text-sm">{shown.text}</p>
      </div>
      {!shown.isRead && (
        <IconButton label={`Mark “${shown.title}” as read`} title="Mark as read" className="z-1" onClick={read}>
          <Check aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
