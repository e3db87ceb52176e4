/** What a toast says; `ui` shows it. */
export interface ToastText {
  title: string;
  text?: string;
  /** What is said about the same takes the place of what was said before. */
  about?: string;
  /** Milliseconds; 5 s if not said, errors 8. */
  duration?: number;
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
}

type ShowToast = (toast: ToastText | string) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  info: ShowToast;
  warning: ShowToast;
}
