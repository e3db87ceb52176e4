import { useEffect } from 'react';
import { forgetOwn } from '#platform/person/own-keys.ts';
import { personChanged } from '#platform/person/person-change.ts';
import { currentRole, refreshRole } from '#platform/person/role.ts';

const channelName = 'besesaka-identity';

/** Where this tab listens to the others. It hears nothing of itself there, which another channel would a moment too late. */
let ears: BroadcastChannel | undefined;

let isLeaving = false;

/** Around what ends the session by the person's own wish here: then no screen says that it has ended. */
export function leaveBy<T>(act: () => Promise<T>): Promise<T> {
  isLeaving = true;
  return act().finally(() => {
    // It was refused, or did not come about.
    if (currentRole() !== null) isLeaving = false;
  });
}

export function hasLeft(): boolean {
  return isLeaving;
}

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
  } else {
    isLeaving = false;
  }
  personChanged();
}
