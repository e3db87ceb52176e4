import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { fetchCode } from '#platform/page/fetch-code.ts';
import type { Toasts } from '#platform/page/toasts.ts';

const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}

const duration = { success: 5000, info: 5000, warning: 5000, error: 8000 } as const;

/** The library and its styles arrive with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const toasts = useMemo<Toasts>(() => {
    const show =
      (kind: keyof typeof duration): Toasts[typeof kind] =>
      async (toast) => {
        const said = typeof toast === 'string' ? { title: toast } : toast;
        // Without its code (no network) nothing can be shown; the caller has nothing to do about it.
        const loaded = await fetchCode(loadToaster).catch(() => null);
        if (!loaded) return;
        setToaster(() => loaded.Toaster);
        loaded.showToast(kind, { duration: duration[kind], ...said });
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

/** By this one import only: a static one beside it would leave a file that is still missing without a network. */
const loadToaster = () => import('./toaster.tsx');

/** For screens that must be able to say that the connection is gone: its code cannot be fetched then any more. */
export function useToasterAhead() {
  useEffect(() => {
    fetchCode(loadToaster).catch(() => {});
  }, []);
}
