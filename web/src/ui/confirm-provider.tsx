import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { ConfirmContext, type Question } from './use-confirm.ts';

interface Asked {
  Dialog: ComponentType<ConfirmDialogProps>;
  question: Question;
  answer: (yes: boolean) => void;
}

/** One question at a time; the dialog's code arrives with the first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(async (question: Question) => {
    const { ConfirmDialog } = await import('./confirm-dialog.tsx');
    return new Promise<boolean>((resolve) => {
      setAsked((before) => {
        before?.answer(false);
        return { Dialog: ConfirmDialog, question, answer: resolve };
      });
    });
  }, []);
  const close = (yes: boolean) => {
    asked?.answer(yes);
    setAsked(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <asked.Dialog question={asked.question} onAnswer={close} />}
    </ConfirmContext>
  );
}
