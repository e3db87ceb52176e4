import { notifyAccountChange } from '#accounts/securing/notify-account-change.ts';
import type { Tx } from '#platform/context.ts';

interface News {
  to: string;
  about: 'change' | 'wrong-codes' | 'recovery-code';
  words: { title: string; text: string };
}

export function notifySecondFactor(tx: Tx, { to, about, words }: News): void {
  notifyAccountChange(tx, { to, key: `account:second-factor:${about}`, section: 'security', words });
}

export const codesChanged = (text: string) => ({ title: 'Login codes changed', text });
