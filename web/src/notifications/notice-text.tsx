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
  /** Below the time, or beside it on a phone. */
  action?: ReactNode;
}

/** A sentence, its details on at most two lines, and the time: below on a phone, at the right of a wide row. The row is a link. */
export function NoticeText({ notice, level, onFollow, isUnread = false, more, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-sm leading-5">
      <Heading className="text-pretty break-words font-sans text-sm tracking-normal max-sm:col-span-2">
        {isUnread && (
          <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-brand align-middle" />
        )}
        <Link data-shows to={notice.link} onClick={onFollow} className="after:absolute after:inset-0">
          {isUnread && <span className="sr-only">Unread: </span>}
          {subjectOf(notice.title)}
        </Link>
        {more}
      </Heading>
      <p className="line-clamp-2 max-w-190 text-pretty break-words text-muted max-sm:col-span-2">{notice.text}</p>
      <time
        dateTime={notice.createdAt}
        title={longDateTime(notice.createdAt)}
        className="text-muted text-xs leading-5 sm:col-start-2 sm:row-start-1 sm:text-end"
      >
        {rowTime(notice.createdAt, Date.now())}
      </time>
      {action && <div className="justify-self-end sm:col-start-2 sm:row-start-2">{action}</div>}
    </div>
  );
}

/** The icon says that it is a message, and the list that it is the viewer's order: the sentence is short. */
const subjectOf = (title: string) => title.replace(/^New message from /, '').replace(/^Your order /, 'Order ');
