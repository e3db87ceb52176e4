import { fetchCode } from '#platform/page/fetch-code.ts';
import type { Tab } from '#platform/room.ts';

/** Sends waiting messages, whichever screen the user is on. The code loads after the first view. */
export function runOutbox({ client, personId, onEnd }: Tab): void {
  let ended = false;
  let close = () => {};
  fetchCode(() => import('./tab-outbox.ts')).then(
    ({ outboxOfTab, closeOutbox }) => {
      if (ended) return;
      outboxOfTab(client, personId);
      close = () => closeOutbox(personId);
    },
    // Without the network there is nothing to send; the next screen with a conversation loads the code.
    () => {},
  );
  onEnd(() => {
    ended = true;
    close();
  });
}
