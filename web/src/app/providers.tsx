import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { LowDataProvider } from '#platform/device/low-data.tsx';
import { type Socket, SocketContext } from '#platform/network/socket.ts';
import { type PageStatus, PageStatusContext, SiteOrigin } from '#platform/page/page-context.tsx';
import { type Reply, ReplyContext } from '#platform/page/reply.ts';
import { ConfirmProvider } from '#ui/dialogs/confirm.tsx';
import { ToastProvider } from '#ui/toasts/toast.tsx';

interface ProvidersProps {
  client: ApolloClient;
  origin: string;
  lowData: boolean;
  children: ReactNode;
  reply?: Reply | undefined;
  /** On the server only. */
  status?: PageStatus;
  /** In the browser only. */
  socket?: Socket;
}

/** Renders the same tree on the server and in the browser. */
export function Providers({ client, origin, lowData, children, reply, status, socket }: ProvidersProps) {
  return (
    <PageStatusContext value={status ?? null}>
      <SiteOrigin value={origin}>
        <ReplyContext value={reply ?? null}>
          <LowDataProvider initial={lowData}>
            <SocketContext value={socket ?? null}>
              <ApolloProvider client={client}>
                <ToastProvider>
                  <ConfirmProvider>{children}</ConfirmProvider>
                </ToastProvider>
              </ApolloProvider>
            </SocketContext>
          </LowDataProvider>
        </ReplyContext>
      </SiteOrigin>
    </PageStatusContext>
  );
}
