import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface MailLink {
  uid: string;
  token: string;
}

/** The two parts of `?token=<uid>/<token>`; null where one of them is missing. */
export function readMailLink(text: string | null): MailLink | null {
  const [uid, token, ...rest] = (text ?? '').split('/');
  return uid && token && rest.length === 0 ? { uid, token } : null;
}

/**
 * The link by which somebody came here from a mail. It leaves the address bar at once, where others may read it and other
 * pages get it; it stays with this entry of the history, so that a reload finds it.
 */
export function useMailLink(): MailLink | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (given !== null)
      void navigate(pathname, { replace: true, preventScrollReset: true, state: { mailLink: given } });
  }, [given, pathname, navigate]);
  const text = given ?? mailLinkOf(state);
  return useMemo(() => readMailLink(text), [text]);
}

function mailLinkOf(state: unknown): string | null {
  const link: unknown = Object(state).mailLink;
  return typeof link === 'string' ? link : null;
}
