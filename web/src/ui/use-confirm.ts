import { createContext, use } from 'react';

export interface Question {
  title: string;
  text?: string;
  tone?: 'danger' | 'warning' | 'default';
  /** What the button that goes on says. */
  confirm: string;
  cancel?: string;
}

/** Asks, and answers whether to go on. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}
