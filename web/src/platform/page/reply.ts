import { createContext, use } from 'react';
import { useIsFromServer } from './use-hydrated.ts';

/** A form that a browser sent without script, and what is wrong with it. */
export interface RefusedForm {
  /** What was typed, to be typed no second time; never a secret. */
  values: Readonly<Record<string, string>>;
  /** One sentence for each field, in the form's order. */
  errors: Readonly<Record<string, string>>;
  /** About the form as a whole. */
  message: string | null;
}

export interface Notice {
  kind: 'success' | 'info' | 'error';
  title: string;
  text?: string | undefined;
}

/** What a page says to one request alone, where no script could say it. Such a page is in no cache. */
export interface Reply {
  form?: RefusedForm | undefined;
  notice?: Notice | undefined;
}

export const ReplyContext = createContext<Reply | null>(null);

/** Only for the form that the server drew with it, and not for one that another screen shows later. */
export function useRefusedForm(): RefusedForm | null {
  const reply = use(ReplyContext);
  return useIsFromServer() ? (reply?.form ?? null) : null;
}
