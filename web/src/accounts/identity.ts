import { useEffect } from 'react';
import { forgetOwn } from '#platform/person/own-keys.ts';
import { personChanged } from '#platform/person/person-change.ts';
import { refreshRole } from '#platform/person/role.ts';

const channelName = 'besesaka-identity';

/** To be called when a session has begun or ended: this tab starts afresh, and the others follow. */
export function identityChanged(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
  startAfresh();
}

/** Mounted once: this tab follows when somebody logs in or out in another one. */
export function useOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = startAfresh;
    return () => channel.close();
  }, []);
}

function startAfresh(): void {
  if (refreshRole() === null) {
    forgetOwn(sessionStorage);
    forgetOwn(localStorage);
  }
  personChanged();
}
