import { useEffect } from 'react';
import { forgetOwn } from '#platform/person/own-keys.ts';
import { personChanged } from '#platform/person/person-change.ts';
import { refreshRole } from '#platform/person/role.ts';

const channelName = 'besesaka-identity';

/** Where this tab listens to the others. It hears nothing of itself there, which another channel would a moment too late. */
let ears: BroadcastChannel | undefined;

/** To be called when a session has begun or ended: this tab starts afresh, and the others follow. */
export function identityChanged(): void {
  ears?.postMessage('changed');
  startAfresh();
}

/** Mounted once: this tab follows when somebody logs in or out in another one. */
export function useOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = startAfresh;
    ears = channel;
    return () => {
      ears = undefined;
      channel.close();
    };
  }, []);
}

function startAfresh(): void {
  if (refreshRole() === null) {
    forgetOwn(sessionStorage);
    forgetOwn(localStorage);
  }
  personChanged();
}
