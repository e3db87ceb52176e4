import { longDateTime } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rowTime } from '#ui/lists/row-time.ts';

interface Props {
  notice: { title: string; text: string; link: string; createdAt: string };
  level: 2 | 3;
  onFollow?: () => void;
  isUnread?: boolean;
  /** After the title, such as a number. */
  more?: ReactNode;
  /** At the end of the details. */
  action?: ReactNode;
}

/** A sentence, its details on at most two lines, and the time at the right. The row is a link. */
export function NoticeText({ notice, level, onFollow, isUnread = false, more, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0 flex-1 text-sm leading-5">
      <div className="flex items-baseline gap-3">
        <Heading className="min-w-0 flex-1 break-words font-sans text-sm tracking-normal">
          {isUnread && (
            <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-brand align-middle" />
          )}
          <Link data-shows to={notice.link} onClick={onFollow} className="after:absolute after:inset-0">
            {isUnread && <span className="sr-only">Unread: </span>}
            {subjectOf(notice.title)}
          </Link>
          {more}
        </Heading>
        <time
          dateTime={notice.createdAt}
          title={longDateTime(notice.createdAt)}
          className="shrink-0 text-muted text-xs leading-5"
        >
          {rowTime(notice.createdAt, Date.now())}
        </time>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="line-clamp-2 min-w-0 max-w-prose break-words text-muted">{notice.text}</p>
        {action}
      </div>
    </div>
  );
}

/** The icon says that it is a message, and the list that it is the viewer's order: the sentence is short. */
const subjectOf = (title: string) => title.replace(/^New message from /, '').replace(/^Your order /, 'Order ');
