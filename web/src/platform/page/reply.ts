import { createContext, use } from 'react';
import { useIsFromServer } from './use-hydrated.ts';

/** A form sent without JavaScript, and its errors. */
export interface RefusedForm {
  /** The typed texts, to fill in the form again; never a secret. */
  values: Readonly<Record<string, string>>;
  /** One sentence per field. */
  errors: Readonly<Record<string, string>>;
  /** About the form as a whole. */
  message: string | null;
}

export interface Notice {
  kind: 'success' | 'info' | 'error';
  title: string;
  text?: string | undefined;
}

/** Messages of a page for a single request without JavaScript. Such a page is never cached. */
export interface Reply {
  form?: RefusedForm | undefined;
  notice?: Notice | undefined;
}

export const ReplyContext = createContext<Reply | null>(null);

/** Returns it only to the form that the server rendered with it, not to one on a later screen. */
export function useRefusedForm(): RefusedForm | null {
  const reply = use(ReplyContext);
  return useIsFromServer() ? (reply?.form ?? null) : null;
}
