import type { Tx } from '#platform/context.ts';

interface AccountChange {
  to: string;
  source?: 'buyer' | 'seller';
  key: string;
  /** Of the settings. */
  section: 'developer' | 'security';
  words: { title: string; text: string };
  /** Before the user changes the password, such as `delete it`. */
  undo?: string;
}

/** Notifies the user under the bell and by mail, so that an act of someone else does not go unnoticed. */
export function notifyAccountChange(tx: Tx, { to, source = 'buyer', key, section, words, undo }: AccountChange): void {
  const first = undo ? `${undo} and ` : '';
  tx.notify({
    to,
    source,
    kind: 'system',
    key,
    link: `/dashboard/settings?section=${section}`,
    content: words,
    mail: {
      paragraphs: [words.text, `If it was not you, ${first}change your password at once.`],
      action: 'Look at the settings',
    },
  });
}
