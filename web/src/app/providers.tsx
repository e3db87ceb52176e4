import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { type PageStatus, PageStatusContext } from '#platform/page-status.tsx';

interface ProvidersProps {
  client: ApolloClient;
  children: ReactNode;
  /** On the server only. */
  status?: PageStatus;
}

/** The same tree on the server and in the browser. */
export function Providers({ client, children, status }: ProvidersProps) {
  return (
    <PageStatusContext value={status ?? null}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </PageStatusContext>
  );
}
