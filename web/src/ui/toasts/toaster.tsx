import { Toaster as Library, toast } from 'sonner';
import { useTheme } from '#platform/device/theme.ts';

export interface ToastText {
  title: string;
  text?: string;
  /** Milliseconds; 5 s if not said, errors 8. */
  duration?: number;
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
}

type Kind = 'success' | 'error' | 'info' | 'warning';

export function showToast(kind: Kind, { title, text, duration, action }: ToastText): void {
  toast[kind](title, {
    description: text,
    duration,
    position: isDialogAtTheBottom() ? 'top-center' : undefined,
    action: action && { label: action.label, onClick: () => action.run() },
  });
}

/** A phone's dialog has its buttons where toasts come otherwise, and a toast must not cover what it asks for. */
function isDialogAtTheBottom(): boolean {
  return matchMedia('(max-width: 600px)').matches && document.querySelector('[role="dialog"]') !== null;
}

/** Above the phone's bottom bar, or on top while a dialog is open there; on a desktop in the corner. */
export function Toaster() {
  return (
    <Library
      theme={useTheme()}
      position="bottom-right"
      closeButton
      mobileOffset={{
        top: 'calc(1rem + env(safe-area-inset-top))',
        bottom: 'calc(5.5rem + env(safe-area-inset-bottom))',
      }}
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--text)',
          borderColor: 'var(--line)',
          borderRadius: 'var(--radius-md)',
          fontFamily: 'inherit',
        },
        classNames: {
          toast: 'pe-14!',
          actionButton: 'h-11! bg-transparent! font-semibold! text-base! text-brand!',
          description: 'text-muted!',
          // The library hangs a 20 px button over the corner; a thumb needs more.
          closeButton:
            'start-auto! end-1! top-1/2! size-11! transform-none! -translate-y-1/2! border-0! bg-transparent! text-muted! hover:text-text! [&_svg]:size-4!',
        },
      }}
    />
  );
}
