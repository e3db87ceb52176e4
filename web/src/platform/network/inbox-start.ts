import { onUserChange } from '#platform/user/user-change.ts';

let smallest: number | null = null;
onUserChange(() => {
  smallest = null;
});

/** Every response with a user's data has the inbox number it was read at. */
export function sawInboxSeq(seq: unknown): void {
  if (typeof seq === 'number') smallest = Math.min(smallest ?? seq, seq);
}

/** The stream must deliver everything after this number, because no screen's data is older. */
export const inboxStart = (): number | null => smallest;
