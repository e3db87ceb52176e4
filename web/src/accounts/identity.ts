import { useEffect } from 'react';
import { forgetOwn } from '#platform/user/own-keys.ts';
import { currentRole, refreshRole } from '#platform/user/role.ts';
import { userChanged } from '#platform/user/user-change.ts';

const channelName = 'besesaka-identity';

/** The one channel for sending and listening: a channel does not receive its own messages, but a second one in this tab would. */
let ears: BroadcastChannel | undefined;

let isLeaving = false;

/** Wraps an action by which the user ends the session, so that no screen reports an expired session. */
export function leaveBy<T>(act: () => Promise<T>): Promise<T> {
  isLeaving = true;
  return act().finally(() => {
    // The action failed, and the session goes on.
    if (currentRole() !== null) isLeaving = false;
  });
}

export function hasLeft(): boolean {
  return isLeaving;
}

/** Call this when a session has started or ended: this tab resets, and the other tabs follow. */
export function identityChanged(): void {
  ears?.postMessage('changed');
  startAfresh();
}

/** Mounted once: resets this tab when a user logs in or out in another one. */
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
  userChanged();
}
