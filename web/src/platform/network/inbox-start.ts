import { onPersonChange } from '#platform/person/person-change.ts';

let smallest: number | null = null;
onPersonChange(() => {
  smallest = null;
});

/** Every personal answer says at which number of the inbox it was read. */
export function sawInboxSeq(seq: unknown): void {
  if (typeof seq === 'number') smallest = Math.min(smallest ?? seq, seq);
}

/** From here on the stream has to tell everything: no screen's data is older. */
export const inboxStart = (): number | null => smallest;
