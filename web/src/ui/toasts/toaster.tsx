import { Toaster as Library, toast } from 'sonner';
import { useTheme } from '#platform/device/theme.ts';

type Kind = 'success' | 'error' | 'info' | 'warning';

export function showToast(kind: Kind, title: string, options: { description?: string; duration: number }): void {
  toast[kind](title, options);
}

/** Above the phone's bottom bar; on a desktop in the corner. */
export function Toaster() {
  return (
    <Library
      theme={useTheme()}
      position="bottom-right"
      closeButton
      mobileOffset={{ bottom: 'calc(5.5rem + env(safe-area-inset-bottom))' }}
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
          description: 'text-muted!',
          // The library hangs a 20 px button over the corner; a thumb needs more.
          closeButton:
            'start-auto! end-1! top-1/2! size-11! transform-none! -translate-y-1/2! border-0! bg-transparent! text-muted! hover:text-text! [&_svg]:size-4!',
        },
      }}
    />
  );
}
