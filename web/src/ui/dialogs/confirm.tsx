import { type ComponentType, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import type { ConfirmDialogProps, Question } from './confirm-dialog.tsx';

/** Asks, and answers whether to go on. */
type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}

interface Asked {
  Dialog: ComponentType<ConfirmDialogProps>;
  question: Question;
  answer: (yes: boolean) => void;
}

/** One question at a time; the dialog's code arrives with the first. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback(async (question: Question) => {
    const loaded = await fetchCode(loadConfirm).catch(() => null);
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

const loadConfirm = () => import('./confirm-dialog.tsx');

/** For screens that may have to ask without a network: the dialog's code cannot be fetched then any more. */
export function useConfirmAhead() {
  useEffect(() => {
    fetchCode(loadConfirm).catch(() => {});
  }, []);
}
