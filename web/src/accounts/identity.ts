import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { type Socket, useSocket } from '#platform/network/socket.ts';
import { refreshRole } from '#platform/person/role.ts';

const channelName = 'besesaka-identity';

/** To be called when a session has begun or ended: this tab starts afresh, and the others follow. */
export function useIdentityChange(): () => void {
  const client = useApolloClient();
  const socket = useSocket();
  return useCallback(() => {
    const channel = new BroadcastChannel(channelName);
    channel.postMessage('changed');
    channel.close();
    startAfresh(client, socket);
  }, [client, socket]);
}

/** Mounted once: this tab follows when somebody logs in or out in another one. */
export function useOtherTabs(): void {
  const client = useApolloClient();
  const socket = useSocket();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => startAfresh(client, socket);
    return () => channel.close();
  }, [client, socket]);
}

/** Another person looks from now on, or nobody: nothing of the one before stays, and the socket takes the new cookies. */
function startAfresh(client: ApolloClient, socket: Socket | null): void {
  refreshRole();
  socket?.restart();
  // What cannot be read again says so on the screen itself.
  client.resetStore().catch(() => {});
}
