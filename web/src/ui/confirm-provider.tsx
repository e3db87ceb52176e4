import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { loadConfirm } from './load-confirm.ts';
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
    const loaded = await loadConfirm().catch(() => null);
    // Its code did not arrive: then the browser asks.
    if (!loaded) return window.confirm(question.text ? `${question.title}\n\n${question.text}` : question.title);
    return new Promise<boolean>((resolve) => {
      setAsked((before) => {
        before?.answer(false);
        return { Dialog: loaded.ConfirmDialog, question, answer: resolve };
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
