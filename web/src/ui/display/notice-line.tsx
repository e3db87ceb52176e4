import { type Connection, useConnection } from '#platform/network/connection.ts';
import { agoText, useSavedShown } from '#platform/offline/last-updated.ts';
import { useNow } from '#ui/hooks/use-now.ts';

const notices: Record<Connection, string> = {
  up: '',
  down: 'Reconnecting…',
  offline: 'You are offline. What you see may be out of date.',
};

/**
 * One line of status. It takes its height from the header above it, so that it covers nothing and nothing moves; below a slim header
 * the page moves by 16 px.
 */
export function NoticeLine() {
  const connection = useConnection();
  const saved = useSavedShown();
  // A saved page that is being refreshed needs no notice.
  const isOld = saved !== null && (saved.isLost || connection !== 'up');
  const notice = isOld ? <SavedNotice connection={connection} at={saved.at} /> : notices[connection];
  return (
    <div role="status">
      {notice && (
        <p className="h-5 truncate bg-gold-tint px-2 text-center text-on-gold-tint text-xs leading-5 lg:text-sm lg:leading-5">
          {notice}
        </p>
      )}
    </div>
  );
}

const starts: Record<Connection, string> = {
  up: 'Waiting for the network. ',
  down: 'Reconnecting… ',
  offline: 'You are offline. ',
};
const minute = () => 60_000;

function SavedNotice({ connection, at }: { connection: Connection; at: number }) {
  const ago = agoText(at, useNow(minute));
  return (
    <>
      {starts[connection]}
      {/* What could not be loaded has no age. */}
      <span className="in-[:root:has([data-failed])]:hidden">Last updated {ago}.</span>
    </>
  );
}
