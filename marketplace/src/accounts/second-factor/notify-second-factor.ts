import type { Tx } from '#platform/context.ts';

/** Notifies the user under the bell and by mail, so that a change by someone else does not go unnoticed. */
export function notifySecondFactor(tx: Tx, to: string, text: string): void {
  tx.notify({
    to,
    source: 'buyer',
    kind: 'system',
    key: 'account:second-factor',
    link: '/dashboard/settings?section=security',
    words: { title: 'Login codes changed', text },
    mail: { paragraphs: [text, 'If it was not you, change your password at once.'], action: 'Look at the settings' },
  });
}
