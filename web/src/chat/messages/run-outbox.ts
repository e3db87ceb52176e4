import { fetchCode } from '#platform/page/fetch-code.ts';
import type { Tab } from '#platform/room.ts';

/** Sends what waits from before, on whatever screen its person is. The code comes after the first view. */
export function runOutbox({ client, personId, onEnd }: Tab): void {
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
  onEnd(() => {
    ended = true;
    close();
  });
}
