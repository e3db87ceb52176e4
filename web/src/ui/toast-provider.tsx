import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { loadToaster } from './load-toaster.ts';
import { type ShowToast, ToastContext, type Toasts } from './use-toast.ts';

const duration = { success: 5000, info: 5000, warning: 5000, error: 8000 } as const;

/** The library and its styles arrive with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const toasts = useMemo<Toasts>(() => {
    const show =
      (kind: keyof typeof duration): ShowToast =>
      async (toast) => {
        const { title, text, duration: wanted } = typeof toast === 'string' ? { title: toast } : toast;
        // Without its code (no network) nothing can be shown; the caller has nothing to do about it.
        const loaded = await loadToaster().catch(() => null);
        if (!loaded) return;
        setToaster(() => loaded.Toaster);
        loaded.showToast(kind, title, { description: text, duration: wanted ?? duration[kind] });
      };
    return { success: show('success'), error: show('error'), info: show('info'), warning: show('warning') };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      {Toaster && <Toaster />}
    </ToastContext>
  );
}
