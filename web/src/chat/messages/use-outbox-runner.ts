import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';

/** Sends what waits from before, on whatever screen its person is. The code comes after the first view. */
export function useOutboxRunner(personId: string | undefined): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!personId) return;
    let ended = false;
    let close = () => {};
    fetchCode(() => import('./tab-outbox.ts')).then(
      ({ outboxOfTab, closeOutbox }) => {
        if (ended) return;
        outboxOfTab(client, personId);
        close = () => closeOutbox(personId);
      },
      // Without the network there is nothing to send either; the next screen with a conversation loads it.
      () => {},
    );
    return () => {
      ended = true;
      close();
    };
  }, [client, personId]);
}
