import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { LowDataProvider } from '#platform/low-data.tsx';
import { type PageStatus, PageStatusContext } from '#platform/page-status.tsx';
import { SiteOrigin } from '#platform/site-origin.ts';
import type { Socket } from '#platform/socket.ts';
import { SocketContext } from '#platform/socket-context.ts';
import { ConfirmProvider } from '#ui/confirm-provider.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';

interface ProvidersProps {
  client: ApolloClient;
  origin: string;
  lowData: boolean;
  children: ReactNode;
  /** On the server only. */
  status?: PageStatus;
  /** In the browser only. */
  socket?: Socket;
}

/** The same tree on the server and in the browser. */
export function Providers({ client, origin, lowData, children, status, socket }: ProvidersProps) {
  return (
    <PageStatusContext value={status ?? null}>
      <SiteOrigin value={origin}>
        <LowDataProvider initial={lowData}>
          <SocketContext value={socket ?? null}>
            <ApolloProvider client={client}>
              <ToastProvider>
                <ConfirmProvider>{children}</ConfirmProvider>
              </ToastProvider>
            </ApolloProvider>
          </SocketContext>
        </LowDataProvider>
      </SiteOrigin>
    </PageStatusContext>
  );
}
