import { createContext, use } from 'react';
import type { Socket } from './socket.ts';

export const SocketContext = createContext<Socket | null>(null);

/** Null on the server. */
export function useSocket(): Socket | null {
  return use(SocketContext);
}
