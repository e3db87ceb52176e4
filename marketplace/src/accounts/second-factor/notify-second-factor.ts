import type { Tx } from '#platform/context.ts';

interface News {
  to: string;
  about: 'change' | 'wrong-codes' | 'recovery-code';
  words: { title: string; text: string };
}

/** Notifies the user under the bell and by mail, so that an act of someone else does not go unnoticed. */
export function notifySecondFactor(tx: Tx, { to, about, words }: News): void {
  tx.notify({
    to,
    source: 'buyer',
    kind: 'system',
    key: `account:second-factor:${about}`,
    link: '/dashboard/settings?section=security',
    content: words,
    mail: {
      paragraphs: [words.text, 'If it was not you, change your password at once.'],
      action: 'Look at the settings',
    },
  });
}

export const codesChanged = (text: string) => ({ title: 'Login codes changed', text });
