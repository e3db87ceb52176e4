import { Toaster as Library, toast } from 'sonner';
import { useTheme } from '#platform/theme.ts';

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
        classNames: { description: 'text-muted!' },
      }}
    />
  );
}
