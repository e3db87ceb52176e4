import { useSyncExternalStore } from 'react';
import { useConnection } from '#platform/network/connection.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Said quietly at the top, over the page so that nothing moves. */
export function NoticeBars() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const live = useConnection();
  const notice = online ? live === 'down' && 'Reconnecting…' : 'You are offline. What you see may be out of date.';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-18 z-40 flex justify-center px-4">
      {notice && (
        <p className="rounded-full bg-text px-4 py-1.5 font-medium text-page text-sm shadow-float">{notice}</p>
      )}
    </div>
  );
}
