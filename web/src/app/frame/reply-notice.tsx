import { use, useState } from 'react';
import { useLocation } from 'react-router';
import { ReplyContext } from '#platform/page/reply.ts';
import { classNames } from '#ui/display/class-names.ts';

const looks = {
  success: 'bg-brand-tint text-brand',
  info: 'bg-sunken text-text',
  error: 'bg-clay-tint text-clay-strong',
} as const;

/** Replaces the toast after a form was sent without JavaScript. */
export function ReplyNotice() {
  const notice = use(ReplyContext)?.notice;
  const { pathname } = useLocation();
  const [saidAt] = useState(pathname);
  if (!notice || pathname !== saidAt) return null;
  return (
    <div className="page-width pt-4">
      <div
        role={notice.kind === 'error' ? 'alert' : 'status'}
        className={classNames('rounded-md px-4 py-3', looks[notice.kind])}
      >
        <p className="wrap-anywhere font-semibold">{notice.title}</p>
        {notice.text && <p className="wrap-anywhere">{notice.text}</p>}
      </div>
    </div>
  );
}
