import { type Connection, useConnection } from '#platform/network/connection.ts';

const notices: Record<Connection, string> = {
  up: '',
  down: 'Reconnecting…',
  offline: 'You are offline. What you see may be out of date.',
};

/** One quiet line. It takes its height from the header above it, so that it covers nothing and nothing moves. */
export function NoticeLine() {
  const notice = notices[useConnection()];
  return (
    <div role="status">
      {notice && <p className="h-5 truncate bg-text px-2 text-center text-page text-xs leading-5">{notice}</p>}
    </div>
  );
}
