import { createContext, use } from 'react';

export interface ToastText {
  title: string;
  text?: string;
  /** Milliseconds; 5 s if not said, errors 8. */
  duration?: number;
}

export type ShowToast = (toast: ToastText | string) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  info: ShowToast;
  warning: ShowToast;
}

export const ToastContext = createContext<Toasts | null>(null);

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}
