import { longDateTime, recentDate } from '@besesaka/schema/kernel/dates.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  notice: { title: string; text: string; link: string; createdAt: string };
  level: 2 | 3;
  onFollow?: () => void;
  isUnread?: boolean;
  /** After the title, such as a number. */
  more?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** The title on one line, the text on at most two, then the time. The row is a link. */
export function NoticeText({ notice, level, onFollow, isUnread = false, more, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <>
      <div className="min-w-0 flex-1 gap-4 sm:flex sm:items-center">
        <div className="min-w-0 flex-1 text-sm leading-5">
          <Heading className="flex items-center gap-2 font-sans text-sm tracking-normal">
            {isUnread && <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brand" />}
            <Link data-shows to={notice.link} onClick={onFollow} className="truncate after:absolute after:inset-0">
              {isUnread && <span className="sr-only">Unread: </span>}
              {subjectOf(notice.title)}
            </Link>
            {more}
          </Heading>
          <p className="line-clamp-2 break-words text-muted">{notice.text}</p>
        </div>
        <time dateTime={notice.createdAt} title={longDateTime(notice.createdAt)} className="block text-muted text-xs">
          {recentDate(notice.createdAt, Date.now())}
        </time>
      </div>
      {action}
    </>
  );
}

/** The icon says that it is a message, and the list that it is the viewer's order: a phone has one short line. */
const subjectOf = (title: string) => title.replace(/^New message from /, '').replace(/^Your order /, 'Order ');
