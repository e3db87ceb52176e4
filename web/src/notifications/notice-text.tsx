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
  /** A button below the time. */
  action?: ReactNode;
}

/** One sentence with its subject in bold, at most three lines; the time ends the first one. The row is a link. */
export function NoticeText({ notice, level, onFollow, isUnread = false, more, action }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="max-h-15 min-w-0 flex-1 overflow-hidden break-words text-sm leading-5">
      <time
        dateTime={notice.createdAt}
        title={longDateTime(notice.createdAt)}
        className="float-right ms-2 text-muted text-xs leading-5"
      >
        {recentDate(notice.createdAt, Date.now())}
      </time>
      {action && <span className="-my-0.5 float-right clear-right sm:clear-none">{action}</span>}
      <Heading className="inline font-sans text-sm tracking-normal">
        <Link data-shows to={notice.link} onClick={onFollow} className="after:absolute after:inset-0">
          {isUnread && <span className="sr-only">Unread: </span>}
          {subjectOf(notice.title)}
          {more}
        </Link>
      </Heading>
      {': '}
      <span className="text-muted">{notice.text}</span>
    </div>
  );
}

/** "Afua: Shall I keep one?" says that it is a message, as its icon does. */
const subjectOf = (title: string) => title.replace(/^New message from /, '');
