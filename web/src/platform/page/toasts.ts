/** The content of a toast; `ui` shows it. */
export interface ToastText {
  title: string;
  text?: string;
  /** A toast replaces an earlier one about the same subject. */
  about?: string;
  /** Milliseconds; the default is 5 s, or 8 s for errors. */
  duration?: number;
  /** A button in the toast. */
  action?: { label: string; run: () => void };
}

type ShowToast = (toast: ToastText | string) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  info: ShowToast;
  warning: ShowToast;
  /** Only for screen readers: the screen shows it already. */
  announce(text: string): void;
}
