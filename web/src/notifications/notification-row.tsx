import Check from 'lucide-react/icons/check';
import { type FragmentType, readFragment } from '#gql/fragment-masking.ts';
import { graphql } from '#gql/gql.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { classNames } from '#ui/display/class-names.ts';
import { KindIcon } from './kind-icons.tsx';
import { NoticeText } from './notice-text.tsx';

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
        'relative flex min-h-15 items-start gap-3 px-3 py-2 transition-colors duration-150 hover:bg-sunken sm:px-5',
        !shown.isRead && 'bg-brand-tint/50',
      )}
    >
      <KindIcon kind={shown.kind} />
      <NoticeText
        level={2}
        notice={shown}
        onFollow={read}
        isUnread={!shown.isRead}
        more={
          shown.number > 1 && (
            <span className="ms-1.5 rounded-full bg-brand-tint px-2 font-medium tabular-nums">
              {shown.number}
              <span className="sr-only"> times</span>
            </span>
          )
        }
        action={
          !shown.isRead && (
            <IconButton
              label={`Mark “${shown.title}” as read`}
              title="Mark as read"
              className="z-1 -my-3 -me-3"
              onClick={read}
            >
              <Check aria-hidden="true" className="size-5" />
            </IconButton>
          )
        }
      />
    </div>
  );
}
