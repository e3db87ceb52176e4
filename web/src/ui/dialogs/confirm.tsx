import { type ComponentType, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import type { ConfirmDialogProps, Question } from './confirm-dialog.tsx';

/** Asks the user, and resolves to true if the user confirms. */
type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}

interface PendingQuestion {
  Dialog: ComponentType<ConfirmDialogProps>;
  question: Question;
  answer: (yes: boolean) => void;
}

/** Shows one question at a time. The dialog's code loads with the first one. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const confirm = useCallback(async (question: Question) => {
    const loaded = await fetchCode(loadConfirm).catch(() => null);
    // If the dialog's code cannot be loaded, fall back to the browser's own dialog.
    if (!loaded) return window.confirm(question.text ? `${question.title}\n\n${question.text}` : question.title);
    return new Promise<boolean>((resolve) => {
      setPending((before) => {
        before?.answer(false);
        return { Dialog: loaded.ConfirmDialog, question, answer: resolve };
      });
    });
  }, []);
  const close = (yes: boolean) => {
    pending?.answer(yes);
    setPending(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && <pending.Dialog question={pending.question} onAnswer={close} />}
    </ConfirmContext>
  );
}

const loadConfirm = () => import('./confirm-dialog.tsx');

/** Loads the dialog's code early, for screens that may need it while offline. */
export function useConfirmAhead() {
  useEffect(() => {
    fetchCode(loadConfirm).catch(() => {});
  }, []);
}
