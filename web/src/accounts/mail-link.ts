import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

interface MailLink {
  uid: string;
  token: string;
}

/** The two parts of `?token=<uid>/<token>`; null where one of them is missing. */
export function readMailLink(text: string | null): MailLink | null {
  const [uid, token, ...rest] = (text ?? '').split('/');
  return uid && token && rest.length === 0 ? { uid, token } : null;
}

/** The link by which somebody came here from a mail. */
export function useMailLink(): MailLink | null {
  const text = useSearchParams()[0].get('token');
  return useMemo(() => readMailLink(text), [text]);
}
