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

/** The library and its styles load with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [announced, setAnnounced] = useState<readonly string[]>([]);
  const toasts = useMemo<Toasts>(() => {
    const show =
      (kind: keyof typeof duration): Toasts[typeof kind] =>
      async (toast) => {
        const content = typeof toast === 'string' ? { title: toast } : toast;
        // If the code cannot be loaded (offline), the toast is not shown; the caller cannot do anything about it.
        const loaded = await fetchCode(loadToaster).catch(() => null);
        if (!loaded) return;
        setToaster(() => loaded.Toaster);
        loaded.showToast(kind, { duration: duration[kind], ...content });
      };
    return {
      success: show('success'),
      error: show('error'),
      info: show('info'),
      warning: show('warning'),
      announce: (text) => setAnnounced((earlier) => [...earlier, text]),
    };
  }, []);
  return (
    <ToastContext value={toasts}>
      {children}
      <div role="log" className="sr-only">
        {announced.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end.
          <p key={index}>{text}</p>
        ))}
      </div>
      {Toaster && <Toaster />}
    </ToastContext>
  );
}

/** This must be the only import of it: with a static one elsewhere, the file might be missing while offline. */
const loadToaster = () => import('./toaster.tsx');

/** Loads the toaster early, for screens that have to report a lost connection. */
export function useToasterAhead() {
  useEffect(() => {
    fetchCode(loadToaster).catch(() => {});
  }, []);
}
